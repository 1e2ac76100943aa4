import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { savesData } from "../../../../i18n/link-follower.tsx";
import { usePath } from "../../../../i18n/locale.tsx";

/** Milliseconds that the page has to be idle before prefetching. */
const restFor = 1_500;

/**
 * Prefetches the script of product pages once the current page is idle, so that a tapped product can
 * show its first look at once. Its data are prefetched on touch: `fetch-ahead.ts`.
 */
export function ProductAhead() {
  const path = usePath();
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    if (savesData()) return undefined;
    const timer = setTimeout(() => setAtRest(true), restFor);
    return () => clearTimeout(timer);
  }, []);
  // All products share one script, so any id will do.
  return atRest ? <PrefetchPageLinks page={path("/product/1")} /> : null;
}
