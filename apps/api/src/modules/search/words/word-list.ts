/** The words and phrases of a list that is written as one text, with a comma or a line break between two of them. */
export const wordList = (text: string): string[] => text.trim().split(/\s*[,\n]\s*/);

/** All phrases of two parts, each of which is one of a list: `view on phone`, `see on phone`. */
export const phrasesOfParts = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => second.map((other) => `${one} ${other}`));
