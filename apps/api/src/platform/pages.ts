/** The position of a page among all pages of a list. */
export interface PageOfList {
  page: number;
  last_page: number;
  total: number;
}

/** The fields beside a page of a list; an empty list has one page. */
export function pageBeside(page: number, rows: number, total: number): PageOfList {
  return { page, last_page: Math.max(1, Math.ceil(total / rows)), total };
}

/** The answer of a call that returns a whole list, as one page. */
export function onePage<Entry>(data: Entry[]): { data: Entry[] } & PageOfList {
  return { data, page: 1, last_page: 1, total: data.length };
}
