import { useSite } from "../lib/site.ts";

/** The store's name for printed pages, which have no header. */
export function StoreOnPaper() {
  return <p className="hidden font-semibold print:block">{useSite().name}</p>;
}
