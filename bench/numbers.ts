/** A source of integers from 0 to below a limit. */
export type Numbers = (below: number) => number;

/** A small pseudorandom generator with the same sequence on every run (mulberry32). */
export function numbers(seed: number): Numbers {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
