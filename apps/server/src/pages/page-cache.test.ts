import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { CachedAnswer } from "../http/cached-answer.ts";
import { isCached, type CachedPage } from "./cached-page.ts";
import { PageCache } from "./page-cache.ts";
import type { Page } from "../http/page.ts";

const whole = (text: string, headers: Record<string, string> = {}): Page => ({
  status: 200,
  headers: new Headers({ "content-type": "text/html; charset=utf-8", ...headers }),
  body: new Uint8Array(Buffer.from(text)),
});
const html = (text: string, headers: Record<string, string> = {}) => whole(text.repeat(100), headers);

/** The answer as a browser gets it. */
function answerFrom(answer: CachedAnswer, { method, headers }: { method: string; headers: Headers }): Response {
  const [status, head, body] = answer.for(
    method,
    headers.get("accept-encoding") ?? "",
    headers.get("if-none-match") ?? undefined,
  );
  const pairs: [string, string][] = [];
  for (let index = 0; index < head.length; index += 2) pairs.push([head[index]!, head[index + 1]!]);
  return new Response(body, { status, headers: pairs });
}
const ask = (headers: Record<string, string> = {}, method = "GET") => ({ method, headers: new Headers(headers) });
const plain = (page: Page | CachedPage) =>
  !isCached(page) ? null : zstdDecompressSync(page.answer.bodies.zstd!).toString();

test("concurrent requests render a page once", async () => {
  const cache = new PageCache(1e6);
  let renders = 0;
  const render = async () => {
    renders++;
    await sleep(20);
    return html("a");
  };
  await Promise.all(Array.from({ length: 50 }, () => cache.page("k", 1, render)));
  await cache.page("k", 1, render);
  expect(renders).toBe(1);
});

test("private pages and pages that set a cookie are not cached", async () => {
  const cache = new PageCache(1e6);
  for (const headers of [{ "cache-control": "private, no-store" }, { "set-cookie": "jwt=x" }] as Record<
    string,
    string
  >[]) {
    expect(isCached(await cache.page("k", 1, async () => html("a", headers)))).toBe(false);
    expect(cache.find("k")).toBeUndefined();
  }
});

test("a CDN may cache a page for a moment, but not one that depends on the visitor", async () => {
  const cache = new PageCache(1e6);
  const [page, home] = [
    await cache.page("page", 1, async () => html("a")),
    await cache.page("home", 1, async () => html("b", { vary: "accept-language, cookie" })),
  ];
  const said = [page, home].map(
    (one) => isCached(one) && [one.answer.headers["cache-control"], one.answer.headers.vary],
  );
  expect(said).toEqual([
    ["public, max-age=0, s-maxage=5, stale-while-revalidate=60", "accept-encoding"],
    ["no-cache", "accept-language, cookie, accept-encoding"],
  ]);
});

test("a change drops the pages of its store only", async () => {
  const cache = new PageCache(1e6);
  await cache.page("one", 1, async () => html("1"));
  await cache.page("two", 2, async () => html("2"));
  cache.invalidate(1);
  expect(cache.find("one")).toBeUndefined();
  expect(cache.find("two")).toBeDefined();
  cache.invalidate(undefined);
  expect(cache.find("two")).toBeUndefined();
});

/** Starts a page that shows product 7 of store 1; returns what finishes it. */
function underWay(cache: PageCache) {
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const page = cache.page("k", 1, async (tags) => {
    await promise;
    tags.add("product:7");
    return html("before");
  });
  return { page, finish };
}

test.each<[string, storeId: number | undefined, tags: string[] | undefined, isCached: boolean]>([
  ["all of its store", 1, undefined, false],
  ["all stores", undefined, undefined, false],
  ["what it shows", 1, ["product:8", "product:7"], false],
  ["what it shows, in all stores", undefined, ["product:7"], false],
  ["what it does not show", 1, ["product:8"], true],
  ["another store", 2, undefined, true],
  ["what it shows, of another store", 2, ["product:7"], true],
])("a change of %s while a page is rendered", async (_what, storeId, tags, isCached) => {
  const cache = new PageCache(1e6);
  const { page, finish } = underWay(cache);
  cache.invalidate(storeId, tags);
  // A change that does not concern it must not undo the earlier one.
  cache.invalidate(2, ["product:9"]);
  finish();
  await page;
  expect(cache.find("k") !== undefined).toBe(isCached);
});

test("a page that is rendered twice at the same time hears of each change", async () => {
  const cache = new PageCache(1e6);
  const first = underWay(cache);
  cache.invalidate(1, ["product:8"]);
  const second = underWay(cache);
  cache.invalidate(1, ["product:7"]);
  for (const { page, finish } of [first, second]) {
    finish();
    await page;
    expect(cache.find("k")).toBeUndefined();
  }
});

test("a request after a change of the store renders the page again; after a change of another store it waits for the running one", async () => {
  const cache = new PageCache(1e6);
  const { page, finish } = underWay(cache);
  cache.invalidate(2);
  const waiting = cache.page("k", 1, async () => html("none of it"));
  cache.invalidate(1, ["product:7"]);
  const after = await cache.page("k", 1, async () => html("after"));
  finish();
  expect(
    [plain(await page), plain(await waiting), plain(after), plain(cache.find("k")!)].map((text) => text?.slice(0, 5)),
  ).toEqual(["befor", "befor", "after", "after"]);
});

test("while changes are not received, a cached page says that it may be outdated, and is not cached by others", async () => {
  const cache = new PageCache(1e6);
  const page = (await cache.page("k", 1, async () =>
    whole('<html lang="zh"><body class="x"><main>手机</main></body></html>'),
  )) as CachedPage;
  expect(cache.ready(page, "zstd")).toBe(page.answer);
  cache.stale = true;
  expect(cache.ready(page, "zstd")).toBeUndefined();
  const response = answerFrom(
    await cache.answerOf(page, "br"),
    ask({ "accept-encoding": "br", "if-none-match": page.answer.tagOf("br")! }),
  );
  expect([response.status, response.headers.get("warning"), response.headers.get("cache-control")]).toEqual([
    200,
    '110 - "Response is Stale"',
    "no-store",
  ]);
  expect(await response.text()).toMatch(
    /^<html lang="zh"><body class="x"><main>手机<\/main><p role="status"[^>]*>店铺暂时无法连接.*<\/p><\/body><\/html>$/,
  );
  cache.stale = false;
  expect(cache.ready(page, "zstd")).toBe(page.answer);
});

test("memory is bounded", async () => {
  const cache = new PageCache(20_000);
  for (let index = 0; index < 100; index++) await cache.page(`k${index}`, 1, async () => html(`${Math.random()}`));
  expect(cache.bytes).toBeLessThanOrEqual(20_000);
});

test("the length of a page's address counts towards the size of the cache", async () => {
  const cache = new PageCache(200_000);
  const keys = Array.from({ length: 100 }, (_, index) => `${index}${"x".repeat(15_000)}`);
  for (const key of keys) await cache.page(key, 1, async () => html("a"));
  const kept = keys.filter((key) => cache.find(key)).length;
  expect(kept).toBeGreaterThan(5);
  expect(kept * 15_000).toBeLessThan(200_000);
});

test("the cache of parsed addresses is bounded, whatever their length", async () => {
  const cache = new PageCache(1e6);
  await cache.page("k", 1, async () => html("a"));
  const [short, long] = [10, 15_000].map((length) =>
    Array.from({ length: 1000 }, (_, index) => `/?utm=${index}${"x".repeat(length)}`),
  ) as [string[], string[]];
  const remembered = (addresses: string[]) => {
    for (const address of addresses) cache.remember(address, "k");
    return addresses.filter((address) => cache.findByAddress(address)).length;
  };
  expect(remembered(short)).toBe(1000);
  expect(remembered(long) * 15_000).toBeLessThan(5e6);
});

test("the size of a page includes all its compressed forms", async () => {
  const cache = new PageCache(1e6);
  const page = (await cache.page(
    "k",
    1,
    async () => whole(`${Array.from({ length: 900 }, (_, index) => index * 7919)}`),
    60_000,
  )) as CachedPage;
  const sizes = [cache.bytes];
  for (const encoding of ["br", "gzip"] as const) {
    await cache.answerOf(page, encoding);
    sizes.push(cache.bytes);
    expect(sizes.at(-1)! - sizes.at(-2)!).toBe(page.answer.bodies[encoding]!.byteLength);
  }
  for (let index = 0; index < 5; index++) cache.find("k");
  await cache.recompressed();
  const packed = cache.find("k")!.answer.bodies.br!.byteLength;
  expect(cache.bytes - sizes.at(-1)!).toBe(packed - page.answer.bodies.br!.byteLength);
});

test("a page that grows by another form evicts others", async () => {
  const cache = new PageCache(17_000);
  const pages: CachedPage[] = [];
  for (const key of ["one", "two", "three"])
    pages.push(
      (await cache.page(key, 1, async () =>
        whole(`${Array.from({ length: 200 }, () => Math.random())}`),
      )) as CachedPage,
    );
  const kept = () => pages.filter(({ key }) => cache.find(key)).length;
  expect(kept()).toBe(3);
  for (const page of pages) await cache.answerOf(page, "gzip");
  expect(kept()).toBe(2);
  expect(cache.bytes).toBeLessThanOrEqual(17_000);
});

test("another form does not extend the life of a page", async () => {
  const cache = new PageCache(1e6);
  const page = (await cache.page("k", 1, async () => html("a"), 40)) as CachedPage;
  await cache.answerOf(page, "gzip");
  await sleep(50);
  expect(cache.find("k")).toBeUndefined();
});

test.each([
  ["br", brotliDecompressSync],
  ["zstd", zstdDecompressSync],
  ["gzip", gunzipSync],
] as const)("the %s form is the same page", async (encoding, unpack) => {
  const cache = new PageCache(1e6);
  const page = (await cache.page("k", 1, async () => html("abc"))) as CachedPage;
  await Promise.all([cache.answerOf(page, encoding), cache.answerOf(page, encoding)]);
  expect(cache.ready(page, encoding)).toBe(page.answer);
  const answer = answerFrom(page.answer, ask({ "accept-encoding": `${encoding};q=1.0` }));
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(unpack(Buffer.from(await answer.arrayBuffer())).toString()).toBe("abc".repeat(100));
});

test("only compressed forms are stored; a client without compression gets the page uncompressed", async () => {
  const cache = new PageCache(1e6);
  const page = (await cache.page("k", 1, async () => html("abc"))) as CachedPage;
  expect(cache.ready(page, "")).toBeUndefined();
  const answer = answerFrom(await cache.answerOf(page, ""), ask());
  expect([answer.headers.get("content-encoding"), await answer.text()]).toEqual([null, "abc".repeat(100)]);
  expect(Object.keys(page.answer.bodies)).toEqual(["zstd"]);
});

test("the uncompressed body of a cached page takes no memory", async () => {
  const cache = new PageCache(1e6);
  const rendered = html("a");
  await cache.page("k", 1, async () => rendered);
  expect(rendered.body.buffer.detached).toBe(true);
  const shared = new Uint8Array(200);
  await cache.page("l", 1, async () => ({ ...html("b"), body: shared.subarray(0, 100) }));
  expect(shared.byteLength).toBe(200);
  const privatePage = html("c", { "cache-control": "private" });
  await cache.page("m", 1, async () => privatePage);
  expect(privatePage.body.byteLength).toBe(100);
});

test("a browser that has the page gets 304; each encoding has its own ETag", async () => {
  const cache = new PageCache(1e6);
  const page = (await cache.page("k", 1, async () => html("abc"))) as CachedPage;
  const first = answerFrom(await cache.answerOf(page, "br"), ask({ "accept-encoding": "br" }));
  const tag = first.headers.get("etag")!;
  const again = answerFrom(page.answer, ask({ "accept-encoding": "br", "if-none-match": tag }));
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const asked = [`W/${tag}`, `"other", W/${tag}`, `"other"`, ""].map(
    (tags) => answerFrom(page.answer, ask({ "accept-encoding": "br", "if-none-match": tags })).status,
  );
  expect(asked).toEqual([304, 304, 200, 200]);
  expect(answerFrom(await cache.answerOf(page, ""), ask({ "if-none-match": tag })).status).toBe(200);
});

test("a page that is requested often is compressed harder, with its own ETag", async () => {
  const cache = new PageCache(1e7);
  const words = Array.from(
    { length: 4000 },
    (_, index) => `<p class="c${index % 37}">${(index * 7919) % 1000}</p>`,
  ).join("");
  const page = (await cache.page("k", 1, async () => html(words.slice(0, 2000)))) as CachedPage;
  const before = await cache.answerOf(page, "br");
  for (let index = 0; index < 5; index++) cache.find("k");
  await cache.recompressed();
  const now = cache.find("k")!.answer;
  expect(now.bodies.br!.byteLength).toBeLessThan(before.bodies.br!.byteLength);
  expect(brotliDecompressSync(now.bodies.br!)).toEqual(brotliDecompressSync(before.bodies.br!));
  expect(now.tagOf("br")).not.toBe(before.tagOf("br"));
});

test("a change drops only the pages that show what changed", async () => {
  const cache = new PageCache(1e6);
  const showing = (tag: string) => async (tags: Set<string>) => {
    tags.add(tag);
    return html(tag);
  };
  await cache.page("seven", 1, showing("product:7"));
  await cache.page("eight", 1, showing("product:8"));
  await cache.page("elsewhere", 2, showing("product:7"));
  cache.invalidate(1, ["product:7", "list"]);
  expect([cache.find("seven"), cache.find("eight"), cache.find("elsewhere")].map(Boolean)).toEqual([false, true, true]);
  cache.invalidate(undefined, ["product:7"]);
  expect([cache.find("eight"), cache.find("elsewhere")].map(Boolean)).toEqual([true, false]);
});
