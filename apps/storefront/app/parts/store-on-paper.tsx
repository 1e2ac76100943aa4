import { useSite } from "../lib/site.ts";

/** Whose offer it is that somebody takes along: printed pages have no header. */
export function StoreOnPaper() {
  return <p className="hidden font-semibold print:block">{useSite().name}</p>;
}
