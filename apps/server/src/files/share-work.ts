/** Makes a function that runs a task for a key; whoever asks for the same key while it runs gets its result too. */
export function shareWork<Value>(): (key: string, run: () => Promise<Value>) => Promise<Value> {
  const running = new Map<string, Promise<Value>>();
  return (key, run) => {
    const known = running.get(key);
    if (known) return known;
    const work = run().finally(() => running.delete(key));
    running.set(key, work);
    return work;
  };
}
