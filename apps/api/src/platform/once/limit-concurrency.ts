/** The queue of waiting tasks is full, so the task is not run. */
export class QueueFullError extends Error {}

/** Limits how many tasks run at once. The others wait in a queue of at most `mostWaiting`; beyond that they reject with {@link QueueFullError}. */
export function limitConcurrency(most: number, mostWaiting = Infinity): <Value>(run: () => Promise<Value>) => Promise<Value> {
  /** Each lets the next one begin. */
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (run) => {
    if (running < most) running++;
    else if (waiting.length < mostWaiting) await new Promise<void>((begin) => waiting.push(begin));
    else throw new QueueFullError();
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/** The same for the tasks of each key by themselves. */
export function limitConcurrencyByKey(most: number): <Value>(key: number, run: () => Promise<Value>) => Promise<Value> {
  const limits = new Map<number, { limit: ReturnType<typeof limitConcurrency>; tasks: number }>();
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
