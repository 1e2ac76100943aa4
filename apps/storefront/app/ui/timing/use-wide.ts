import { useState, useSyncExternalStore } from "react";

/** From this width on, lists have a column beside them (`lg`). */
const wide = "(min-width: 64rem)";

/**
 * Whether to render what only wide screens show. Always true on the server, which does not know
 * the screen; in the browser it depends on the width, so that a phone that navigates to a list
 * builds no invisible filters.
 */
export function useWide(): boolean {
  const [state] = useState(width);
  // React calls the server snapshot (`isWritten`) only on the server and during hydration.
  return useSyncExternalStore(subscribe, state.isWide, state.isWritten);
}

function width() {
  let written = false;
  return { isWide: () => written || matchMedia(wide).matches, isWritten: () => (written = true) };
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
