/** Seconds until a browser without a script asks again. */
const refreshSeconds = 5;

/** Has a page that waits for news load itself anew where no script can ask. */
export function RefreshWithoutScript() {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(refreshSeconds)} />
    </noscript>
  );
}
