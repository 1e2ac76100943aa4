import pLimit from "p-limit";

/** The queue of waiting tasks is full, so the task is not run. */
export class QueueFullError extends Error {}

type Limit = <Value>(run: () => Promise<Value>) => Promise<Value>;

/** Limits how many tasks run at once. The others wait in a queue of at most `mostWaiting`; beyond that they reject with {@link QueueFullError}. */
export function limitConcurrency(most: number, mostWaiting = Infinity): Limit {
  const limit = pLimit(most);
  return async (run) => {
    if (limit.pendingCount >= mostWaiting) throw new QueueFullError();
    return limit(run);
  };
}

/** The same for the tasks of each key by themselves. */
export function limitConcurrencyByKey(most: number): <Value>(key: number, run: () => Promise<Value>) => Promise<Value> {
  const limits = new Map<number, { limit: Limit; tasks: number }>();
  return async (key, run) => {
    const entry = limits.get(key) ?? { limit: limitConcurrency(most), tasks: 0 };
    limits.set(key, entry);
    entry.tasks++;
    try {
      return await entry.limit(run);
    } finally {
      if (--entry.tasks === 0) limits.delete(key);
    }
  };
}
