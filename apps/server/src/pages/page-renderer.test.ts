import { expect, test } from "vitest";
import type { Caller } from "@shop/api/platform/context";
import { readEnv } from "@shop/api/platform/env";
import { pageRenderer } from "./page-renderer.ts";
import type { ServerContext } from "../server-context.ts";
import type { Storefront } from "./storefront.ts";

test("pages may load map tiles, external uploads, and the configured picture origins", async () => {
  const storefront = {
    handleVisit: async () => ({
      response: new Response(null),
      page: { bytes: new Uint8Array(), scripts: [], styles: [] },
    }),
  } as unknown as Storefront;
  const env = readEnv({
    TOKEN_KEYS: `one:${"k".repeat(40)}`,
    TILE_URL: "https://tiles.example/{z}/{x}/{y}.png",
    UPLOAD_BASE_URL: "https://bucket.example/shop",
    PICTURE_ORIGINS: "https://cdn.example, https://pictures.example",
  });
  const render = pageRenderer({ env, storefront } as unknown as ServerContext);
  const { headers } = await render(new Request("http://shop.test/brands"), { origin: "http://shop.test" } as Caller, {
    everybody: { storeId: 1, tags: new Set() },
  });
  expect(headers.get("content-security-policy")).toContain(
    "; img-src 'self' data: blob: https://tiles.example https://bucket.example https://cdn.example https://pictures.example; ",
  );
});

test("a redirect too long for proxies becomes a page that says so", async () => {
  const storefront = {
    handleVisit: async ({ url }: Request) => ({
      response: new Response(null, { status: 302, headers: { location: `/login?next=${encodeURIComponent(url)}` } }),
      page: null,
    }),
    tooLargePage: () => "too large",
  } as unknown as Storefront;
  const render = pageRenderer({
    env: readEnv({ TOKEN_KEYS: `one:${"k".repeat(40)}` }),
    storefront,
  } as unknown as ServerContext);
  const answer = (length: number) =>
    render(new Request(`http://shop.test/cart?q=${"%".repeat(length)}`), { origin: "http://shop.test" } as Caller, {});
  for (const length of [1000, 10_000]) expect(await answer(length)).toMatchObject({ status: 302 });
  const { status, headers, body } = await answer(10_500);
  expect([status, headers.get("location"), headers.get("cache-control"), Buffer.from(body).toString()]).toEqual([
    414,
    null,
    "no-store",
    "too large",
  ]);
});
