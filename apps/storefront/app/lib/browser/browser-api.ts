import { browserPaths } from "@shop/contract/browser-paths";
import { createClient } from "@shop/contract/client";

/** The store API as called from the browser: same origin, with the visitor's cookies, in the page's language. */
export const browserApi = createClient({
  paths: browserPaths,
  base: "/rest",
  fetch: (path, init) => fetch(path, { ...init, credentials: "same-origin" }),
  headers: () => ({ "accept-language": document.documentElement.lang }),
});

export type BrowserApi = typeof browserApi;
