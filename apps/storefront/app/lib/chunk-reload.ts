import { chunkReloadGuard } from "./constants.ts";

const key = "chunk_reloaded_at";

/** Whether a page may be loaded anew after a script was missing: at most once a minute (specification, sections 8 and 9). */
export function mayReload(last: number | null, now: number): boolean {
  return last === null || now - last >= chunkReloadGuard || last > now;
}

/**
 * Loads the whole page anew, since a script of it is gone: a new version is out, or the network
 * broke. False where that was done less than a minute ago.
 */
export function reloadForMissingChunk(): boolean {
  let last: number | null = null;
  try {
    last = Number(sessionStorage.getItem(key)) || null;
    if (!mayReload(last, Date.now())) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without memory a reload could go round and round.
    return false;
  }
  location.reload();
  return true;
}
