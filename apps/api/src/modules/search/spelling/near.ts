/**
 * Edits between two words: signs put in, left out, exchanged, or two neighbours swapped
 * (optimal string alignment). Stops counting above `most` and gives `most + 1`.
 */
export function editsBetween(a: string, b: string, most = 2): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let edits = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits = Math.min(edits, before[j - 2]! + 1);
      row.push(edits);
    }
    if (Math.min(...row) > most) return most + 1;
    before = previous;
    previous = row;
  }
  return Math.min(previous[b.length]!, most + 1);
}

/** Shorter words have too many neighbours to tell which was meant. */
export const shortest = 3;
const longestWord = 24;
/** Of longer codes the two halves are kept, not every way to leave a sign out. */
const isCode = (word: string) => /\d/.test(word);

/**
 * Keys that a word shares with every word one edit away: of plain words themselves and each
 * with one sign left out; of codes, which are long and of which there are as many as products,
 * the first and the last half, one of which an edit leaves alone.
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

/** Keys to look a typed word up by: those that words near it have. */
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
