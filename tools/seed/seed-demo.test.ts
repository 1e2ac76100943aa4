import { mkdtempSync, rmSync } from "node:fs";
import { access } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { count, eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { products as demoProducts } from "@shop/demo/catalog";
import { helpCategories } from "@shop/demo/help";
import { news } from "@shop/demo/news";
import { policies } from "@shop/demo/policy";
import { listings, products, variants } from "@shop/api/modules/catalog/tables";
import { storeHosts, stores } from "@shop/api/modules/stores/tables";
import { readEnv } from "@shop/api/platform/env";
import { testDatabase } from "@shop/api/platform/testing/database";
import { seedDemo } from "./seed-demo.ts";

const dataDir = mkdtempSync(join(tmpdir(), "shop-seed-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const database = await testDatabase();
const services = { database, env: readEnv({ DATA_DIR: dataDir }), now: () => new Date() };
const { db } = database;

const [first, beside] = await Promise.all([seedDemo(services), seedDemo(services)]);

test("two processes that start at the same time load the demo once", async () => {
  expect([first, beside].filter(Boolean)).toHaveLength(1);
  expect(await seedDemo(services)).toBe(false);
});

test("search documents are written in portions, so that the transaction never waits for long", async () => {
  const { rows } = await db.execute<{ documents: number }>(
    sql`select count(*)::integer as documents from search_documents group by cmin::text order by 1 desc`,
  );
  expect(rows.length).toBeGreaterThan(5);
  expect(rows[0]!.documents).toBeLessThanOrEqual(50);
});

test("there are sixteen stores at their hosts; S016 does not show its code, S007 has its own footer", async () => {
  const rows = await db.select().from(stores).orderBy(stores.code);
  expect(rows.map(({ code }) => code)).toEqual(
    Array.from({ length: 16 }, (_, index) => `S${String(index + 1).padStart(3, "0")}`),
  );
  expect(rows.filter((row) => !row.publishesCode).map(({ code }) => code)).toEqual(["S016"]);
  expect(rows.filter((row) => row.settings.footer === "special").map(({ code }) => code)).toEqual(["S007"]);
  const hosts = await db
    .select({ host: storeHosts.host, code: stores.code })
    .from(storeHosts)
    .innerJoin(stores, eq(stores.id, storeHosts.storeId));
  for (const { code } of rows) expect(hosts).toContainEqual({ host: `${code.toLowerCase()}.localhost`, code });
});

test("S001 has every feature and sells the whole catalogue, with stable ids", async () => {
  const [store] = await db.select().from(stores).where(eq(stores.code, "S001"));
  expect(store!.settings.features).toEqual({ news: true, checkResult: true });
  expect(store!.settings.payments.map(({ type }) => type).sort()).toEqual([
    "anakut",
    "bankTransfer",
    "cod",
    "khqr",
    "paypal",
  ]);
  const sold = await db.select({ id: listings.productId }).from(listings).where(eq(listings.storeId, store!.id));
  expect(new Set(sold.map(({ id }) => id))).toEqual(new Set(demoProducts.map(({ id }) => id)));
});

test("every store sells something, also in promotion", async () => {
  const { rows } = await db.execute(
    sql`select s.code from stores s where not exists (select from listings l where l.store_id = s.id and on_promotion and in_stock)`,
  );
  expect(rows).toEqual([]);
});

test("every picture that is used exists, each drawing once", async () => {
  const { rows } = await db.execute<{ image: string }>(sql`
    select distinct image from (
      select unnest(images) as image from products union all select image from variants union all select image from categories where level <> 2
      union all select info ->> 'logo' from stores union all select info ->> 'favicon' from stores
      union all select image from news union all select image from freelancers union all select image from device_checks union all select b ->> 'image' from stores, jsonb_array_elements(info -> 'banners') b
    ) named`);
  expect(rows.length).toBeGreaterThan(500);
  for (const { image } of rows) {
    expect(image).toMatch(/^demo\/[\w-]+-[0-9a-f]{8}(~[0-9ab])?\.svg$/);
    await access(join(dataDir, "media", image));
  }
});

test("help center, policies and news exist in three languages", async () => {
  const { rows } = await db.execute<{ texts: number }>(sql`
    select count(*)::integer as texts from (
      select title, body from help_articles union all select title, body from policies union all select title, body from news
    ) content where title ?& array['en', 'km', 'zh'] and body ?& array['en', 'km', 'zh']`);
  expect(rows[0]!.texts).toBe(
    helpCategories.flatMap(({ articles }) => articles).length + policies.length + news.length,
  );
});

test("every kind of service has freelancers, and stores with the feature have inspection reports", async () => {
  const { rows: idle } = await db.execute(sql`
    select c.key from categories c join categories g on g.id = c.parent_id join categories top on top.id = g.parent_id
    where top.key = 'service' and not exists (select from freelancer_skills s where s.subcategory_id = c.id)`);
  expect(idle).toEqual([]);
  const { rows: reports } = await db.execute(sql`
    select s.code, count(*)::integer as reports from device_checks d join stores s on s.id = d.store_id group by s.code`);
  expect(reports).toEqual([{ code: "S001", reports: 5 }]);
});

test("rows added after the demo get new ids", async () => {
  const { rows } = await db.execute<{ product: string; variant: string }>(
    sql`select nextval(pg_get_serial_sequence('products', 'id')) as product, nextval(pg_get_serial_sequence('variants', 'id')) as variant`,
  );
  const [productTop] = await db.select({ top: sql<number>`max(${products.id})` }).from(products);
  const [variantTop] = await db.select({ top: sql<number>`max(${variants.id})`, all: count() }).from(variants);
  expect(Number(rows[0]!.product)).toBeGreaterThan(Math.max(99_999, productTop!.top));
  expect(Number(rows[0]!.variant)).toBeGreaterThan(variantTop!.top);
});
