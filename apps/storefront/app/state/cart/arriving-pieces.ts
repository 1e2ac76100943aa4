import { articleOf } from "./article-key.ts";
import type { ArrivingLine } from "./cart-line.ts";

interface Arriving {
  line: ArrivingLine;
  arrived: boolean;
}

export interface ArrivingPieces {
  lines: () => ArrivingLine[];
  /** Differences in pieces by `articleKey`, for lines with arriving pieces. */
  changes: ReadonlyMap<string, number>;
  /** Shows pieces that are on their way. Call the returned function with whether they arrived; if so, they stay visible until `shown` by the cart. */
  expect: (line: ArrivingLine) => (arrived: boolean) => void;
  change: (key: string, by: number) => void;
  /** Takes out the changes of articles of which no pieces are arriving any more. */
  takeDue: () => [key: string, by: number][];
  /** Marks the pieces that have arrived by now. Call the returned function once a cart that was read since then shows them. */
  arrived: () => () => void;
}

/** The pieces on their way to the server's cart, and the changes of their lines, which wait for them. */
export function arrivingPieces(onChange: () => void): ArrivingPieces {
  let all: Arriving[] = [];
  const changes = new Map<string, number>();
  const drop = (gone: Arriving[]) => (all = all.filter((one) => !gone.includes(one)));
  return {
    lines: () => all.map(({ line }) => line),
    changes,
    expect: (line) => {
      const one = { line, arrived: false };
      all.push(one);
      onChange();
      return (arrived) => {
        one.arrived = arrived;
        if (arrived) return;
        drop([one]);
        onChange();
      };
    },
    change: (key, by) => changes.set(key, (changes.get(key) ?? 0) + by),
    takeDue: () => {
      const due = [...changes].filter(([key]) => !all.some(({ line }) => articleOf(line) === key));
      for (const [key] of due) changes.delete(key);
      return due;
    },
    arrived: () => {
      const there = all.filter((one) => one.arrived);
      return () => drop(there);
    },
  };
}
