const file = "/service-worker.js";

/** Addresses of what this page is made of, which it had before the worker was there. */
function partsOfPage(): string[] {
  const files = performance.getEntriesByType("resource").map(({ name }) => name.split("#")[0]!);
  return [...new Set([location.href, ...files])].filter((address) => address.startsWith(location.origin) && !address.includes("/rest/"));
}

/** Keeps visited pages for the time without a network, once the page has come to rest. */
export async function startServiceWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(file);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: partsOfPage() });
  } catch {
    // A browser that forbids it (private windows) has the shop all the same, with a network.
  }
}
