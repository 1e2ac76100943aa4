/** What is left of a text that something was taken out of: single blanks, and no signs that only led to what is gone. */
export const leftOver = (text: string): string => text.replace(/\s+/g, " ").replace(/^[\s,;:，、]+|(?<![\s,;:，、])[\s,;:，、]+$/gu, "");
