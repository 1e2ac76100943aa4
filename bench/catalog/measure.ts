import { median, quantile } from "../statistics.ts";

export interface Timing {
  /** Number of timed calls. */
  calls: number;
  median: number;
  p95: number;
  p99: number;
}

/** Times the calls in milliseconds, with the given concurrency, as many as fit into `longest`, however slow the machine is. */
export async function timeCalls<Input>(
  inputs: readonly Input[],
  atOnce: number,
  call: (input: Input) => Promise<unknown>,
  longest = 20_000,
): Promise<Timing> {
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
