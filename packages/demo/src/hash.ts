/** A pseudorandom number from 0 to 2³²−1, always the same for the same text (FNV-1a, then mixed). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** A pseudorandom integer from `from` to `to`, inclusive, always the same for the same text. */
export function pick(text: string, from: number, to: number): number {
  return from + (hash(text) % (to - from + 1));
}
