/** What stands beside a page of a list; a list with nothing has one page. */
export function pageBeside(page: number, rows: number, total: number): { page: number; last_page: number; total: number } {
  return { page, last_page: Math.max(1, Math.ceil(total / rows)), total };
}
