export interface Timing {
  median: number;
  p95: number;
  p99: number;
}

/** Milliseconds of each of the calls, so many at a time. */
export async function timeCalls<Input>(inputs: readonly Input[], atOnce: number, call: (input: Input) => Promise<unknown>): Promise<Timing> {
  const took: number[] = [];
  let at = 0;
  const worker = async () => {
    while (at < inputs.length) {
      const input = inputs[at++]!;
      const started = performance.now();
      await call(input);
      took.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  took.sort((a, b) => a - b);
  const share = (part: number) => took[Math.min(took.length - 1, Math.floor(took.length * part))]!;
  return { median: share(0.5), p95: share(0.95), p99: share(0.99) };
}
