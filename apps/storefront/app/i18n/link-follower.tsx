import { useEffect, useState, type MouseEvent } from "react";
import { PrefetchPageLinks, useLocation, useNavigate, type NavigateFunction } from "react-router";
import { isForBrowser } from "../lib/links/is-for-browser.ts";

/** Whether the shopper saves data: prefetching pages would cost it. */
export const savesData = () =>
  typeof navigator !== "undefined" &&
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Milliseconds that a pointer has to rest on a link before its page is prefetched. */
const restFor = 100;

let navigate: NavigateFunction | undefined;
let prefetch: ((address: string) => void) | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Prefetches a page, in place of the one before; does nothing before hydration, and for shoppers who save data. */
export const prefetchNow = (address: string): void => prefetch?.(address);
export const dontPrefetch = (): void => clearTimeout(resting);
/** Prefetches a page unless the pointer leaves its link soon (`dontPrefetch`). */
export function prefetchSoon(address: string): void {
  dontPrefetch();
  resting = setTimeout(prefetchNow, restFor, address);
}

export interface Following {
  /** Replaces the current page in the history. */
  replace?: boolean | undefined;
  /** Stays where the page is scrolled to. */
  preventScrollReset?: boolean | undefined;
}

/**
 * Opens the page of a clicked link by the router; a link to the current page replaces it in the history, as in a
 * browser. Offline, the service worker may have cached the page but not its data: then the browser opens it.
 */
export function follow(event: MouseEvent<HTMLAnchorElement>, address: string, how: Following): void {
  const { target } = event.currentTarget;
  if (!navigate || !window.navigator.onLine || isForBrowser(event) || (target && target !== "_self")) return;
  event.preventDefault();
  const { pathname, search, hash } = location;
  void navigate(address, { ...how, replace: how.replace ?? address === pathname + search + hash });
}

/**
 * Does the router's part of all links. With the router's own component, each of the some two hundred links of a page has
 * its own state, contexts and callbacks: a quarter of the script's work until a page is hydrated.
 */
export function LinkFollower() {
  const go = useNavigate();
  const { key } = useLocation();
  const [ahead, setAhead] = useState({ page: "", from: "" });
  useEffect(() => {
    navigate = go;
    prefetch = (page) => savesData() || setAhead({ page, from: key });
  }, [go, key]);
  return ahead.page && ahead.from === key ? <PrefetchPageLinks page={ahead.page} /> : null;
}
