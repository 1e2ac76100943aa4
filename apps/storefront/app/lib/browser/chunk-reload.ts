import { chunkReloadGuard } from "../constants.ts";

const key = "chunk_reloaded_at";

/**
 * Whether a page may be loaded anew after a script was missing: at most once a minute
 * (specification, sections 8 and 9), and not without a network, where the open page would be lost.
 */
export function mayReload(last: number | null, now: number, online: boolean): boolean {
  return online && (last === null || now - last >= chunkReloadGuard || last > now);
}

/**
 * Loads the whole page anew, since a script of it is gone: a new version is out, or the network
 * broke. False where that may not be.
 */
export function reloadForMissingChunk(): boolean {
  let last: number | null = null;
  try {
    last = Number(sessionStorage.getItem(key)) || null;
    if (!mayReload(last, Date.now(), navigator.onLine)) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without memory a reload could go round and round.
    return false;
  }
  location.reload();
  return true;
}
