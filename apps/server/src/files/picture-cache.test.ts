import { expect, test } from "vitest";
import { eventually } from "@shop/api/platform/testing/eventually";
import { PictureCache, cachedMs } from "./picture-cache.ts";

const immutable = { "content-type": "image/webp", "cache-control": "public, max-age=31536000, immutable" };
const picture = (bytes = 10, headers: Record<string, string> = immutable, status = 200) =>
  new Response(new Uint8Array(bytes).fill(7), { status, headers });

test("a picture is cached by format, for a limited time", async () => {
  let now = 1;
  const pictures = new PictureCache(() => now);
  const sent = await pictures.store("/media/a.png?w=320", "image/webp", picture());
  expect(new Uint8Array(await sent.arrayBuffer())).toHaveLength(10);
  const kept = pictures.get("/media/a.png?w=320", "image/webp,*/*")!;
  expect([kept.status, kept.headers["content-type"], kept.bodies.identity!.byteLength]).toEqual([
    200,
    "image/webp",
    10,
  ]);
  expect(pictures.get("/media/a.png?w=320", "image/avif")).toBeUndefined();
  expect(pictures.get("/media/a.png?w=640", "image/webp")).toBeUndefined();
  now += cachedMs + 1;
  // The cache reads the clock at most once a millisecond.
  await eventually(() => expect(pictures.get("/media/a.png?w=320", "image/webp")).toBeUndefined());
});

test.each([
  ["missing", picture(10, immutable, 404)],
  ["for now", picture(10, { "cache-control": "no-store" })],
  ["large", picture(300_000)],
])("what is %s is not cached, but sent", async (_, response) => {
  const pictures = new PictureCache();
  const length = Number(response.body && (await response.clone().arrayBuffer()).byteLength);
  expect((await (await pictures.store("/media/a.png", "", response)).arrayBuffer()).byteLength).toBe(length);
  expect(pictures.get("/media/a.png", "")).toBeUndefined();
});

test("memory is bounded", async () => {
  const pictures = new PictureCache();
  for (let number = 0; number < 100; number++) await pictures.store(`/media/${number}.png`, "", picture(250_000));
  expect(
    Array.from({ length: 100 }, (_, number) => pictures.get(`/media/${number}.png`, "")).filter(Boolean).length,
  ).toBeLessThan(70);
});
