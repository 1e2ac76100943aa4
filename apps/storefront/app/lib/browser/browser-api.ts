import { createClient } from "@shop/contract/client";

/** The store API from the browser: same origin, as the visitor, in the language of the page. */
export const browserApi = createClient({
  base: "/rest",
  fetch: (path, init) => fetch(path, { ...init, credentials: "same-origin" }),
  headers: () => ({ "accept-language": document.documentElement.lang }),
});
