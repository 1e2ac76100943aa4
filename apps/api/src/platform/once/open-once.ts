/**
 * Opens something at the first use of a key, and shares it from then on. What
 * fails to open is not kept, so that the next use tries again, without a restart of the server.
 */
export function openOnce<Key extends WeakKey, Value>(
  opened: WeakMap<Key, Promise<Value>>,
  key: Key,
  open: () => Promise<Value>,
): Promise<Value> {
  const known = opened.get(key);
  if (known) return known;
  const opening = open();
  opened.set(key, opening);
  opening.catch(() => opened.get(key) === opening && opened.delete(key));
  return opening;
}
