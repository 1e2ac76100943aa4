import { median, quantile } from "../statistics.ts";

export interface Timing {
  /** Calls that were timed. */
  calls: number;
  median: number;
  p95: number;
  p99: number;
}

/** No measurement goes on for longer, however slow the machine is, in milliseconds. */
const longest = 20_000;

/** Milliseconds of each of the calls, so many at a time, as far as it gets within `longest`. */
export async function timeCalls<Input>(inputs: readonly Input[], atOnce: number, call: (input: Input) => Promise<unknown>): Promise<Timing> {
  const took: number[] = [];
  let at = 0;
  const end = performance.now() + longest;
  const worker = async () => {
    while (at < inputs.length && performance.now() < end) {
      const input = inputs[at++]!;
      const started = performance.now();
      await call(input);
      took.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { calls: took.length, median: median(took), p95: quantile(took, 0.95), p99: quantile(took, 0.99) };
}
