const file = "/service-worker.js";

/** URLs of this page and of the files it loaded before the worker was active. */
function partsOfPage(): string[] {
  const files = performance.getEntriesByType("resource").map(({ name }) => name.split("#")[0]!);
  return [...new Set([location.href, ...files])].filter(
    (address) => address.startsWith(location.origin) && !address.includes("/rest/"),
  );
}

/** Registers the service worker, which keeps visited pages for offline use, and hands it what this page has already loaded. */
export async function startServiceWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(file);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: partsOfPage() });
  } catch {
    // Some browsers forbid service workers (private windows); the shop works without, except offline.
  }
}
