/** A part of the page, from top to bottom in pixels, with the height up to which it may be covered. */
export interface Obstacle {
  top: number;
  bottom: number;
  most: number;
}

/** Upward shifts in pixels to try before buttons are hidden, in steps that find gaps hardly higher than a button. */
const shifts = Array.from({ length: 46 }, (_, at) => at * 8);

/** Length of the overlap of two ranges. */
export const overlap = (from: number, to: number, otherFrom: number, otherTo: number) =>
  Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom));

/**
 * Where on the screen a column of buttons covers no obstacle. `tops` are those of the buttons, the upper one first, and
 * `bottom` is that of the lowest. Returns how far they have to move up, and how many of the upper ones have no room even then.
 */
export function freeSpot(
  tops: readonly number[],
  bottom: number,
  obstacles: readonly Obstacle[],
): { shift: number; hidden: number } {
  const room = tops.map((top) =>
    shifts.find(
      (by) => by <= top && obstacles.every((one) => overlap(top - by, bottom - by, one.top, one.bottom) <= one.most),
    ),
  );
  const hidden = room.findIndex((by) => by !== undefined);
  return { shift: room[hidden] ?? 0, hidden: hidden < 0 ? tops.length : hidden };
}
