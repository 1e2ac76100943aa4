import { useEffect, useState } from "react";

/** The list and its entries; null if it fails to load: the form still leads to the results. */
export const loadSuggestionList = () => import("./open-list.ts").catch(() => null);

/**
 * Loads the suggestion list on demand. Not with `lazy`: a suspended render would delay the next typed
 * letter.
 */
export function useSuggestionList(wanted: boolean) {
  const [list, setList] = useState<Awaited<ReturnType<typeof loadSuggestionList>>>(null);
  useEffect(() => {
    if (wanted) void loadSuggestionList().then(setList);
  }, [wanted]);
  return list;
}
