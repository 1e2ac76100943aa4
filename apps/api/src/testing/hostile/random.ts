/** Chances that are the same again for the same seed. */
export interface Chances {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from 0 up to, but not including, `end`. */
  below(end: number): number;
  /** Whether something that happens `share` of the time happens now. */
  happens(share: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
}

/** Mulberry32: small, quick, and good enough to choose test cases with. */
export function chances(seed: number): Chances {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (end: number) => Math.floor(next() * end);
  return { next, below, happens: (share) => next() < share, pick: (values) => values[below(values.length)]! };
}
