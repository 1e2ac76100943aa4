/** Page numbers worth a link: the ends and those around the page; null where numbers are left out. */
export function pageNumbers(page: number, lastPage: number): (number | null)[] {
  const near = new Set([1, lastPage, page - 1, page, page + 1]);
  if (page <= 3) for (const number of [2, 3, 4]) near.add(number);
  if (page >= lastPage - 2) for (const number of [lastPage - 1, lastPage - 2, lastPage - 3]) near.add(number);
  const numbers = [...near].filter((number) => number >= 1 && number <= lastPage).sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const gap = index > 0 ? number - numbers[index - 1]! : 1;
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}
