import { redirect } from "react-router";

/** The API refuses pages above it; no list is that long. */
const furthestPage = 1_000_000;

/** The page of a list that an address asks for; the first where it names none. */
export function pageOf(search: URLSearchParams): number {
  const text = search.get("page");
  return text && /^[1-9]\d*$/.test(text) ? Math.min(Number(text), furthestPage) : 1;
}

/** Leads from a page past the end of a list, as an old link may name, to its last one. */
export function stayWithin({ pathname, searchParams }: URL, lastPage: number): void {
  const last = Math.max(lastPage, 1);
  if (pageOf(searchParams) <= last) return;
  const search = new URLSearchParams(searchParams);
  if (last > 1) search.set("page", String(last));
  else search.delete("page");
  throw redirect(search.size > 0 ? `${pathname}?${search}` : pathname);
}
