/** Page numbers to link to: the first, the last and those around the current one; null for a gap. */
export function pageNumbers(page: number, lastPage: number): (number | null)[] {
  // Near an end, show as many numbers as around a page in the middle.
  const middle = Math.min(Math.max(page, 3), lastPage - 2);
  const numbers = [...new Set([1, middle - 1, middle, middle + 1, lastPage])]
    .filter((number) => number >= 1 && number <= lastPage)
    .sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const gap = index > 0 ? number - numbers[index - 1]! : 1;
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}
