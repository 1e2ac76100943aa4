import { PrefetchPageLinks, useLocation } from "react-router";
import { savesData } from "../../../../i18n/link.tsx";

/** What the history remembers of a page that a tap on a card led to. */
export interface TappedIn {
  /** Path and query of the page that the card was on. */
  from: string;
}

/**
 * Fetches the data of the page that a product was tapped on, which may have come as a document: Back, the most usual
 * way on, waits for no network then.
 */
export function BackAhead() {
  const state = useLocation().state as Partial<TappedIn> | null;
  return state?.from !== undefined && !savesData() ? <PrefetchPageLinks page={state.from} /> : null;
}
