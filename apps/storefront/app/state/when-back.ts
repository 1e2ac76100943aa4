/** A shop that was away says to nobody that it is back: it is asked again so much later. */
const retryMs = 10_000;

/**
 * Goes on with what waits for the shop: when the browser says that the network is back, and some
 * seconds after the function that this gives was called, as the shop was away with the network there.
 */
export function whenBack(goOn: () => void): () => void {
  let retry = 0;
  window.addEventListener("online", goOn);
  return () => {
    clearTimeout(retry);
    // Without a network the browser says when to go on.
    retry = window.setTimeout(() => navigator.onLine && goOn(), retryMs);
  };
}
