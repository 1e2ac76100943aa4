import { useEffect, useState } from "react";

export const loadSuggestionList = () => import("./suggestion-list.tsx");

/**
 * Loads the suggestion list on demand. Not with `lazy`: a suspended render would delay the next typed
 * letter.
 */
export function useSuggestionList(wanted: boolean) {
  const [list, setList] = useState<Awaited<ReturnType<typeof loadSuggestionList>> | null>(null);
  useEffect(() => {
    // If it fails to load, the form still leads to the results.
    if (wanted) loadSuggestionList().then(setList, () => undefined);
  }, [wanted]);
  return list;
}
