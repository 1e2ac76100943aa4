import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import { helpFeedback } from "../../modules/help/tables.ts";
import { insertArticle } from "../../testing/samples/article.ts";
import { insertCustomer } from "../../testing/samples/customer.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { testApi } from "../../testing/shops/test-api.ts";

const { api, call, database, services, wait } = await testApi({});
const first = await insertStore(database.db, { code: "S001" });
const second = await insertStore(database.db, { code: "S002" });
await api.directory.load();

const parcel = await insertArticle(database, {
  title: { en: "How do I follow my parcel?", km: "តើតាមដានកញ្ចប់ដូចម្តេច?", zh: "如何跟踪包裹？" },
  body: {
    en: "Open [Tracking](/tracking-delivery) and enter your order number.",
    km: "បើក [តាមដាន](/tracking-delivery) រួចបញ្ចូលលេខបញ្ជាទិញ។",
    zh: "打开[物流跟踪](/tracking-delivery)，输入订单号。",
  },
});
const fee = await insertArticle(database, {
  title: { en: "What does delivery cost?", km: "តើថ្លៃដឹកប៉ុន្មាន?", zh: "运费是多少？" },
  body: { en: "The fee depends on your province. Every parcel has its own.", zh: "运费按省份计算。" },
});
const own = await insertArticle(database, {
  storeId: second,
  title: { en: "Our second shop" },
  body: { en: "**Open** <script>alert(1)</script>daily." },
});

const titles = (body: { data: { title: string }[] }) => body.data.map(({ title }) => title);

test("categories list their articles in the shopper's language and in order; a store's own article only there", async () => {
  const { body } = await call("/api/help?store_code=S001&lang=zh");
  expect(calls["help.categories"].data.parse(body.data)).toEqual([
    {
      id: 1,
      name: "配送",
      icon: "truck",
      articles: [
        { id: parcel, title: "如何跟踪包裹？" },
        { id: fee, title: "运费是多少？" },
      ],
    },
  ]);
  const there = await call("/api/help?store_code=S002");
  expect(there.body.data[0].articles).toContainEqual({ id: own, title: "Our second shop" });
});

test("an article is HTML with links in the language, and has a related one", async () => {
  const { body } = await call(`/api/help/articles/${parcel}?store_code=S001&lang=km`);
  expect(calls["help.article"].data.parse(body.data)).toMatchObject({
    title: "តើតាមដានកញ្ចប់ដូចម្តេច?",
    html: '<p>បើក <a href="/kh/tracking-delivery">តាមដាន</a> រួចបញ្ចូលលេខបញ្ជាទិញ។</p>',
    summary: "បើក តាមដាន រួចបញ្ចូលលេខបញ្ជាទិញ។",
    category: { id: 1, name: "ការដឹកជញ្ជូន" },
    related: [{ id: fee, title: "តើថ្លៃដឹកប៉ុន្មាន?" }],
  });
});

test("related articles are about the same subject, in any category, the nearest first; none of another store", async () => {
  const { api, call, database } = await testApi({});
  await insertStore(database.db, { code: "S001" });
  const other = await insertStore(database.db, { code: "S002" });
  await api.directory.load();
  const write = (categoryId: number, title: string, body: string, storeId: number | null = null) =>
    insertArticle(database, { categoryId, storeId, title: { en: title }, body: { en: body } });
  const asked = await write(1, "How do I claim my warranty?", "Choose the piece in your orders.");
  await write(1, "How do I pay?", "In many ways.");
  await write(2, "How long is the warranty?", "Choose the piece in your orders to see its months.");
  await write(2, "How do I clean it?", "With a soft cloth, and the piece keeps its warranty.");
  for (const what of ["register", "leave", "move", "start", "write", "call", "ask", "learn", "sell", "return"])
    await write(2, `How do I ${what}?`, "With your phone.");
  await write(2, "How do I claim my warranty in the other shop?", "Come here.", other);
  const { body } = await call(`/api/help/articles/${asked}?store_code=S001`);
  expect(titles({ data: body.data.related })).toEqual([
    "How long is the warranty?",
    "How do I clean it?",
    "How do I pay?",
  ]);
});

test("an article without a translation is in English, and sanitised", async () => {
  const { body } = await call(`/api/help/articles/${own}?store_code=S002&lang=km`);
  expect(body.data.html).toBe("<p><strong>Open</strong> daily.</p>");
});

test.each(["999", `${own}`])("article %s is not found in another store", async (id) => {
  expect((await call(`/api/help/articles/${id}?store_code=S001`)).body).toMatchObject({ code: -1, error: "not_found" });
});

test.each([
  ["parcel", ["How do I follow my parcel?", "What does delivery cost?"]],
  ["PARCELS", ["How do I follow my parcel?", "What does delivery cost?"]],
  ["follow order number", ["How do I follow my parcel?"]],
  ["deliv", ["What does delivery cost?"]],
  ["កញ្ចប់", ["How do I follow my parcel?"]],
  ["ថ្លៃដឹក", ["What does delivery cost?"]],
  ["包裹", ["How do I follow my parcel?"]],
  ["運費", ["What does delivery cost?"]],
  ["folow my parcle", ["How do I follow my parcel?"]],
  ["zebra", []],
  ["  ", []],
  ["'):* & | !", []],
])("the search for %s finds articles in any language, the best first", async (text, found) => {
  const { body } = await call(`/api/help/search?store_code=S001&text=${encodeURIComponent(text)}`);
  expect(titles(body)).toEqual(found);
});

test("results are in the shopper's language, whatever the language of the question", async () => {
  const { body } = await call(`/api/help/search?store_code=S001&lang=zh&text=parcel`);
  expect(body.data[0]).toEqual({
    id: parcel,
    title: "如何跟踪包裹？",
    summary: "打开物流跟踪，输入订单号。",
    category: "配送",
  });
});

test("another store's own articles are not found", async () => {
  expect(titles((await call("/api/help/search?store_code=S001&text=second")).body)).toEqual([]);
  expect(titles((await call("/api/help/search?store_code=S002&text=second")).body)).toEqual(["Our second shop"]);
});

test("'was this helpful' counts once per visitor and day, with the last answer", async () => {
  const answer = (helpful: unknown, more = {}) =>
    call(`/api/help/articles/${fee}/feedback?store_code=S001`, { method: "POST", body: { helpful }, ...more });
  const kept = () => database.db.select().from(helpFeedback).where(eq(helpFeedback.articleId, fee));
  expect((await answer(true)).body).toEqual({ code: 0, message: "", data: null });
  await answer(false);
  expect((await kept()).map(({ helpful }) => helpful)).toEqual([false]);
  await answer(true, { ip: "203.0.113.8" });
  const customer = await insertCustomer(services, first);
  await answer(true, { headers: customer.headers });
  await answer(true, { headers: customer.headers, ip: "203.0.113.9" });
  expect(await kept()).toHaveLength(3);
  wait(24 * 3600 * 1000);
  await answer(true);
  const rows = await kept();
  expect(rows).toHaveLength(4);
  expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(4);
});

test("feedback without an answer, or for a missing article, is refused", async () => {
  expect(
    (await call(`/api/help/articles/${fee}/feedback?store_code=S001`, { method: "POST", body: {} })).body.fields,
  ).toEqual({ helpful: "required" });
  expect(
    (await call(`/api/help/articles/${own}/feedback?store_code=S001`, { method: "POST", body: { helpful: true } })).body
      .error,
  ).toBe("not_found");
});
