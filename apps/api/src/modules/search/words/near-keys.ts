/** Shortest word with keys; shorter ones have too many neighbours to tell which was meant. */
export const shortest = 3;
const longestWord = 24;
/** Whether a word is a code, whose keys are its halves. */
const isCode = (word: string) => /\d/.test(word);

/**
 * The keys of a word, of which it shares at least one with any word one edit away. A plain word has itself and each way
 * to leave one character out. Codes are long, and as many as products, so they have only two keys: their first and last
 * half, one of which an edit leaves unchanged.
 */
export function nearKeys(word: string): string[] {
  if (word.length < shortest || word.length > 64) return [];
  if (isCode(word) || word.length > longestWord) {
    if (word.length < 5) return [];
    const half = Math.floor((word.length - 1) / 2);
    return [`<${word.slice(0, half)}`, `>${word.slice(-half)}`];
  }
  return [...new Set([word, ...leavingOneOut(word)])];
}

/** The keys by which words near a typed one are looked up. */
export function nearKeysAsked(word: string): string[] {
  if (word.length === shortest - 1) return [word];
  if (!isCode(word) && word.length <= longestWord) return nearKeys(word);
  const keys = new Set<string>();
  for (const length of [word.length - 1, word.length, word.length + 1]) {
    const half = Math.floor((length - 1) / 2);
    if (half < 2) continue;
    keys.add(`<${word.slice(0, half)}`);
    keys.add(`>${word.slice(-half)}`);
  }
  return [...keys];
}

function leavingOneOut(word: string): string[] {
  return [...word].map((_, index, signs) => signs.toSpliced(index, 1).join(""));
}
