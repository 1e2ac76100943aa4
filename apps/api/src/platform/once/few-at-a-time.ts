interface Line {
  running: number;
  /** Each lets the next one begin. */
  waiting: (() => void)[];
}

/** Limits how many tasks of the same key run at once; the others wait in a queue. */
export function fewAtATime(most: number): <Value>(key: number, run: () => Promise<Value>) => Promise<Value> {
  const lines = new Map<number, Line>();
  return async (key, run) => {
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    if (line.running < most) line.running++;
    else await new Promise<void>((begin) => line.waiting.push(begin));
    try {
      return await run();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else if (--line.running === 0) lines.delete(key);
    }
  };
}
