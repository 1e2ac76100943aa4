import { createPath, type Location, type Navigation } from "react-router";
import { chunkReloadGuard } from "../constants.ts";

declare global {
  interface Window {
    /** The router sets this once it runs. */
    __reactRouterDataRouter?: { state: { location: Location; navigation: Navigation } };
  }
}

const key = "chunk_reloaded_at";

/**
 * Whether the page may be reloaded after a script failed to load: at most once a minute
 * (specification, sections 8 and 9), and not while offline, where a reload would lose the open page.
 */
export function mayReload(last: number | null, now: number, online: boolean): boolean {
  return online && (last === null || now - last >= chunkReloadGuard || last > now);
}

/**
 * Reloads the page because one of its scripts is missing: a new version was deployed, or the
 * network failed. If the page that a link leads to needs the script, loads that page, so that the tap is
 * not lost. Returns false if a reload is not allowed now.
 */
export function reloadForMissingChunk(): boolean {
  let last: number | null = null;
  try {
    last = Number(sessionStorage.getItem(key)) || null;
    if (!mayReload(last, Date.now(), navigator.onLine)) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage there is no record of the last reload, so this could loop forever.
    return false;
  }
  const next = window.__reactRouterDataRouter?.state.navigation.location;
  if (next) location.assign(createPath(next));
  else location.reload();
  return true;
}
