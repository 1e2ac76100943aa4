/** Refresh interval in seconds. */
const refreshSeconds = 5;

/** Makes a waiting page reload itself in browsers without script. */
export function RefreshWithoutScript() {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(refreshSeconds)} />
    </noscript>
  );
}
