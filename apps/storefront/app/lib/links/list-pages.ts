import { redirect } from "react-router";

/** The highest page number that the API accepts. */
const furthestPage = 1_000_000;

/** The page number of a list's URL; 1 if there is none. */
export function pageNumberOf(search: URLSearchParams): number {
  const text = search.get("page");
  return text && /^[1-9]\d*$/.test(text) ? Math.min(Number(text), furthestPage) : 1;
}

/** Redirects a page number past the end of a list, as in an old link, to the last page. */
export function stayWithin({ pathname, searchParams }: URL, lastPage: number): void {
  const last = Math.max(lastPage, 1);
  if (pageNumberOf(searchParams) <= last) return;
  const search = new URLSearchParams(searchParams);
  if (last > 1) search.set("page", String(last));
  else search.delete("page");
  throw redirect(search.size > 0 ? `${pathname}?${search}` : pathname);
}
