import { expect, it } from "vitest";
import type { Caller } from "@shop/api/platform/context";
import { renderPage, type Visit } from "./render-page.ts";
import type { Storefront } from "./storefront.ts";

it("only the home page varies by Accept-Language", async () => {
  const page = { bytes: new Uint8Array(), scripts: [], styles: [] };
  const storefront = { handleVisit: async () => ({ response: new Response(null), page }) } as unknown as Storefront;
  const visit: Visit = {
    caller: { origin: "http://shop.test" } as Caller,
    api: () => null!,
    files: new FormData(),
    everybody: true,
    pictureOrigins: [],
  };
  const varies = async (address: string) =>
    (await renderPage(storefront, new Request(`http://shop.test${address}`), visit)).headers.get("vary");
  expect(await Promise.all(["/", "/?from=chat", "/kh", "/brands"].map(varies))).toEqual([
    "accept-language, cookie",
    "accept-language, cookie",
    null,
    null,
  ]);
});
