import { articleOf } from "./article-key.ts";
import type { ArrivingLine } from "./cart-line.ts";

interface Arriving {
  line: ArrivingLine;
  arrived: boolean;
}

export interface ArrivingPieces {
  lines: () => ArrivingLine[];
  /** Whether pieces of an article are on their way, by `articleKey`. */
  has: (key: string) => boolean;
  /** Shows pieces that are on their way. Call the returned function with whether they arrived; if so, they stay visible until `arrived` drops them. */
  expect: (line: ArrivingLine) => (arrived: boolean) => void;
  /** Call the returned function once a cart that was read since shows the pieces that have arrived by now: it drops them. */
  arrived: () => () => void;
}

/** The pieces on their way to the server's cart. */
export function arrivingPieces(onChange: () => void): ArrivingPieces {
  const all = new Set<Arriving>();
  return {
    lines: () => [...all].map(({ line }) => line),
    has: (key) => [...all].some(({ line }) => articleOf(line) === key),
    expect(line) {
      const one = { line, arrived: false };
      all.add(one);
      onChange();
      return (arrived) => {
        one.arrived = arrived;
        if (arrived) return;
        all.delete(one);
        onChange();
      };
    },
    arrived() {
      const there = [...all].filter(({ arrived }) => arrived);
      return () => there.forEach((one) => all.delete(one));
    },
  };
}
