import { PrefetchPageLinks, useLocation } from "react-router";
import { savesData } from "../../../../i18n/link.tsx";

/** History state of a page that was opened by tapping a card. */
export interface TappedIn {
  /** Path and query of the page with the card. */
  from: string;
}

/**
 * Prefetches the data of the page that a product was opened from. "Back" is the most usual next step,
 * and that page may have come as a document, without its data in the router.
 */
export function BackAhead() {
  const state = useLocation().state as Partial<TappedIn> | null;
  return state?.from !== undefined && !savesData() ? <PrefetchPageLinks page={state.from} /> : null;
}
