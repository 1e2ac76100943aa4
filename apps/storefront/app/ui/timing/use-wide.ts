import { useState, useSyncExternalStore } from "react";

/** Where a page gets a column beside its list (`lg`). */
const wide = "(min-width: 64rem)";

/**
 * Whether what only wide screens show is to be there: always in the server's text, which knows of no screen; in what
 * the browser writes itself where it is seen. A phone that goes back to a list makes no filters that nobody sees.
 */
export function useWide(): boolean {
  const [state] = useState(width);
  // React asks for the last one on the server, and in the browser for nothing but the server's text.
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
