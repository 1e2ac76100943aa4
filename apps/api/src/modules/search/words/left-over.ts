/** Tidies a text that something was cut out of: single spaces, and no punctuation left at the ends. */
export const leftOver = (text: string): string =>
  text.replace(/\s+/g, " ").replace(/^[\s,;:，、]+|(?<![\s,;:，、])[\s,;:，、]+$/gu, "");
