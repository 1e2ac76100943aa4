import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import { news } from "../../modules/news/tables.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { testApi } from "../../testing/shops/test-api.ts";

const { api, call, database } = await testApi({});
await insertStore(database.db, { code: "S001" });
const second = await insertStore(database.db, { code: "S002" });
await insertStore(database.db, { code: "S003", settings: { features: { news: false, checkResult: false } } });
await api.directory.load();

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);
await database.db.insert(news).values([
  ...Array.from({ length: 14 }, (_, index) => ({
    id: index + 1,
    title: { en: `News ${index + 1}`, zh: `新闻 ${index + 1}` },
    summary: { en: "Short" },
    body: { en: "**Long**" },
    image: "demo/a.svg",
    publishedAt: daysAgo(index + 1),
  })),
  { id: 50, title: { en: "Tomorrow" }, summary: { en: "" }, body: { en: "" }, publishedAt: daysAgo(-1) },
  {
    id: 60,
    storeId: second,
    title: { en: "Second's own" },
    summary: { en: "" },
    body: { en: "" },
    publishedAt: daysAgo(0.5),
  },
]);

const ids = (body: { data: { id: number }[] }) => body.data.map(({ id }) => id);

test("news are listed newest first, in pages, without unpublished ones", async () => {
  const { body } = await call("/api/news?store_code=S001&lang=zh");
  expect(ids(body)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(body).toMatchObject({ page: 1, last_page: 2, total: 14 });
  expect(calls["news.list"].data.parse(body.data)[0]).toMatchObject({
    title: "新闻 1",
    summary: "Short",
    image: "/media/demo/a.svg",
  });
  expect(ids((await call("/api/news?store_code=S001&page=2")).body)).toEqual([13, 14]);
  expect((await call("/api/news/50?store_code=S001")).status).toBe(404);
});

test("a store's own news are only there", async () => {
  expect(ids((await call("/api/news?store_code=S002")).body)[0]).toBe(60);
  expect((await call("/api/news/60?store_code=S001")).status).toBe(404);
});

test("a piece of news is HTML, with the newest others", async () => {
  const { body } = await call("/api/news/2?store_code=S001");
  expect(calls["news.get"].data.parse(body.data)).toMatchObject({
    title: "News 2",
    html: "<p><strong>Long</strong></p>",
  });
  expect(body.data.more.map(({ id }: { id: number }) => id)).toEqual([1, 3, 4]);
});

test("specification, section 2: a store has news or not; without the feature there are none", async () => {
  for (const path of ["/api/news", "/api/news/1"]) {
    expect((await call(`${path}?store_code=S003`)).body).toMatchObject({ code: -1, error: "not_found" });
  }
});
