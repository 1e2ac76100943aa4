/**
 * The edit distance of two words: insertions, deletions, replacements and swapped neighbours (optimal string alignment).
 * Returns `most + 1` as soon as it is greater than `most`.
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
