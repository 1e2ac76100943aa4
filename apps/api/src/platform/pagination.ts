/** The position of a page among all pages of a list. */
interface Pagination {
  page: number;
  last_page: number;
  total: number;
}

/** The fields beside a page of a list; an empty list has one page. */
export function paginationOf(page: number, rows: number, total: number): Pagination {
  return { page, last_page: Math.max(1, Math.ceil(total / rows)), total };
}

/** The answer of a call that returns a whole list, as one page. */
export function onePage<Entry>(data: Entry[]): { data: Entry[] } & Pagination {
  return { data, page: 1, last_page: 1, total: data.length };
}
