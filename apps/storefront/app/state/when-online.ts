/** Retry delay: nothing tells the browser when the server is available again. */
const retryMs = 10_000;

/**
 * Calls `goOn` when the browser comes back online. Also returns a function that schedules a call in
 * some seconds, for when the server was unavailable although the browser is online.
 */
export function whenOnline(goOn: () => void): () => void {
  let retry = 0;
  window.addEventListener("online", goOn);
  return () => {
    clearTimeout(retry);
    // Offline, the "online" event triggers it instead.
    retry = window.setTimeout(() => navigator.onLine && goOn(), retryMs);
  };
}
