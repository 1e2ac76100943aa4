/** A text for a pattern of LIKE, in which `%`, `_` and `\` mean themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
