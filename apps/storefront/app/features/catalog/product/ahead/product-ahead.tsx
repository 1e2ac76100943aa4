import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { savesData } from "../../../../i18n/link.tsx";
import { usePath } from "../../../../i18n/locale.tsx";

/** How long a page is left in peace before more is fetched, ms. */
const restFor = 1_500;

/**
 * Fetches the script of product pages once the page that a shopper came to is at rest, so that a
 * tapped product shows at once what its card said. Its data come with the finger: `fetch-ahead.ts`.
 */
export function ProductAhead() {
  const path = usePath();
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    if (savesData()) return undefined;
    const timer = setTimeout(() => setAtRest(true), restFor);
    return () => clearTimeout(timer);
  }, []);
  // Which product makes no difference: they share their script.
  return atRest ? <PrefetchPageLinks page={path("/product/1")} /> : null;
}
