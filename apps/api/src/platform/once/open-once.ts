/**
 * What is opened at the first use of a key and kept from then on, by everybody who uses it. What
 * fails to open is not kept: the next use tries again, and nothing has to be started anew.
 */
export function openOnce<Key extends WeakKey, Value>(opened: WeakMap<Key, Promise<Value>>, key: Key, open: () => Promise<Value>): Promise<Value> {
  const known = opened.get(key);
  if (known) return known;
  const opening = open();
  opened.set(key, opening);
  opening.catch(() => opened.get(key) === opening && opened.delete(key));
  return opening;
}
