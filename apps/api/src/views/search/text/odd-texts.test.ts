import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { callerAt } from "../../../testing/samples/caller.ts";
import { searchShop } from "../../../testing/shops/search-shop.ts";

const { api, call, database, list, suggest } = await searchShop();

// What the database takes has a limit of its own, beyond which a search is empty and logged.
test.each([
  ["10,000 characters", "phone ".repeat(1666)],
  ["one word of 10,000 characters", "x".repeat(10_000)],
  ["punctuation", "'\"\\;:!?&|()<->*%_--"],
  ["emoji", "📱😀🇰🇭"],
  ["mixed directions", "\u202eenohp\u202c \u200fphone"],
  ["SQL", "'; drop table products; --"],
  ["a query of PostgreSQL's own", "phone:* & !(case | 'x') <-> y"],
  ["HTML", "<script>alert(1)</script>"],
  ["half a character", "phone \ud83d"],
  ["marks of the index", "@s2 #x ^phone ~កា $phone"],
  ["a row of commas", `promo a${",".repeat(9000)}b`],
  ["nothing but inches", "1''".repeat(3000)],
  ["characters without width", "pho\u200bne\u200d\ufeff"],
  ["nothing but such characters", "\u200b".repeat(10_000)],
  ["quotes", '"'.repeat(10_000)],
  ["hyphens between letters", "a-".repeat(5000)],
  ["digits", "1234567890".repeat(1000)],
  ["accents on one letter", `p${"\u0301".repeat(5000)}hone`],
  ["Khmer letters one below another", `ក${"្ក".repeat(3000)}`],
  ["prices", "under 1 over 2 ".repeat(600)],
  ["words of denial", "without ".repeat(1000)],
  ["codes", Array.from({ length: 300 }, (_, index) => `ds-2cd${index}-x${index}`).join(" ")],
  ["names of every object", "__proto__ constructor toString hasOwnProperty"],
])("%s as a query gets a quick answer", async (_, text) => {
  const started = process.threadCpuUsage();
  const encoded = encodeURIComponent(text.toWellFormed());
  for (const path of [
    `/api/products?store_code=S001&facets=1&name=${encoded}`,
    `/api/search/suggest?store_code=S001&text=${encoded}`,
  ]) {
    expect((await call(path)).status).toBe(200);
  }
  expect(process.threadCpuUsage(started).user, "microseconds").toBeLessThan(1e6);
});

test("of an absurdly long text only the beginning is read", async () => {
  const { said } = await list(`promotion=1&name=${encodeURIComponent(`promo ${"galaxy ".repeat(1000)}`)}`);
  expect(said.name.length).toBeLessThan(200);
});

test.each([
  "price_min=500&price_max=5",
  "filter=nothing:here",
  "filter=:",
  "filter=storage",
  "unheard=of",
  "page=9999",
])("the filter %s gets a quick answer", async (narrowing) => {
  const started = process.threadCpuUsage();
  for (const text of ["", "&name=iphone"]) {
    const { status, body } = await call(`/api/products?store_code=S001&facets=1&${narrowing}${text}`);
    expect(status, JSON.stringify(body)).toBe(200);
    if (!["filter=:", "filter=storage", "unheard=of"].includes(narrowing)) expect(body.data).toEqual([]);
  }
  expect(process.threadCpuUsage(started).user, "microseconds").toBeLessThan(1e6);
});

test.each(["page=-1", "page=1000000000", "price_min=x", "filter=storage:%00x"])(
  "%s beside a text is refused, never a failure",
  async (query) => {
    expect((await call(`/api/products?store_code=S001&name=iphone&${query}`)).status).toBe(400);
  },
);

test("broken percent encoding is refused, never a failure", async () => {
  expect((await call("/products/page=1&row_per_page=15&name=%E0%A4%A")).status).toBe(400);
  expect((await call("/api/products?store_code=S001&name=%E0%A4%A")).status).toBe(200);
});

test("a failed search is empty and logged", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  await database.db.execute(sql`alter table search_documents rename to away`);
  try {
    expect((await list("name=galaxy")).data).toEqual([]);
    expect(await suggest("galaxy")).toEqual({ products: [], categories: [], brands: [] });
    expect(logged).toHaveBeenCalledWith(expect.stringContaining("a search failed"));
  } finally {
    await database.db.execute(sql`alter table away rename to search_documents`);
    logged.mockClear();
  }
});

test("a slow search is empty for the visitor, and refused for a page that is cached", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const caller = callerAt("s001.localhost");
  const store = { store_code: "S001" };
  const ask = (cacheTags?: Set<string>) => {
    const asked = { ...caller, ...(cacheTags && { cacheTags }) };
    return Promise.all([
      api.ask("products.list", { query: { ...store, name: "galaxy" } }, {}, asked),
      api.ask("products.list", { query: { ...store, filter: "storage:256 GB" } }, {}, asked),
      api.ask("products.list", { query: { ...store, brand_id: [1, 2], facets: true } }, {}, asked),
      api.ask("search.suggest", { query: { ...store, text: "galaxy" } }, {}, asked),
    ]);
  };
  const held = await database.pool.connect();
  await held.query("begin");
  await held.query("lock table search_documents, search_attributes");
  try {
    expect((await ask()).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await ask(new Set())).toEqual(
      Array(4).fill(
        expect.objectContaining({ status: 503, refusal: expect.objectContaining({ error: "unavailable" }) }),
      ),
    );
  } finally {
    await held.query("rollback");
    held.release();
    logged.mockClear();
  }
});
