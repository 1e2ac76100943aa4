import { join } from "node:path";
import { sql } from "drizzle-orm";
import { brands as demoBrands } from "@shop/demo/brands";
import { products as demoProducts } from "@shop/demo/catalog";
import { categories as demoCategories } from "@shop/demo/categories";
import { stores as demoStores } from "@shop/demo/stores";
import { indexProducts, loadSearch } from "@shop/api/flows/catalog/index-products";
import { readIndexRules } from "@shop/api/flows/catalog/read-index-rules";
import { addListings, upsertProducts, type ProductRecord, type RecordOutcome } from "@shop/api/modules/catalog/public";
import { brands, categories } from "@shop/api/modules/catalog/tables";
import { storeHosts, stores } from "@shop/api/modules/stores/tables";
import { advisoryLocks } from "@shop/api/platform/database/advisory-locks";
import { publishChange } from "@shop/api/platform/changes/changes";
import type { Services } from "@shop/api/platform/context";
import { setStatementTimeout, type Tx } from "@shop/api/platform/database/database";
import { categoryRows } from "./category-rows.ts";
import { createPictures } from "./pictures.ts";
import { isInAssortment, productRecord } from "./product-records.ts";
import { newsRows, seedContent } from "./seed-content.ts";
import { checkRows, seedDeviceChecks } from "./seed-device-checks.ts";
import { freelancerRows, seedFreelancers } from "./seed-freelancers.ts";
import { storeRow } from "./store-rows.ts";

/** The last ids reserved for the demo; new rows continue after them. */
const lastDemoId = { products: 99_999, variants: 9_999_999 };

/** Products whose search documents are written at once. */
const portion = 50;

type Needs = Pick<Services, "database" | "env" | "now">;

/**
 * Loads the demo stores in one transaction; does nothing if the database has stores. Returns whether it loaded them. If
 * several processes start at once, only one does.
 */
export async function seedDemo(
  { database, env, now }: Needs,
  say: (text: string) => void = () => undefined,
): Promise<boolean> {
  if (await hasStores(database.db)) return false;
  say("Loading the demo stores …");
  const at = now();
  const rows = await demoRows(at);
  // Before the rows, so that no row is seen without its picture.
  await rows.pictures.write(join(env.dataDir, "media"));
  const { writeIndexRules } = await loadSearch();
  const seeded = await database.transaction(async (tx) => {
    // It may have to wait while another process loads the demo.
    await setStatementTimeout(tx, 5 * 60_000);
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.seed})`);
    if (await hasStores(tx)) return false;
    await tx.insert(categories).values(rows.categories);
    await seedBrands(tx);
    const storeIds = await seedStores(tx, rows.stores);
    await seedProducts(tx, rows.products, at);
    await seedListings(tx, storeIds, at);
    await indexDemo(tx);
    await writeIndexRules(tx, readIndexRules());
    await seedContent(tx, rows.news, at);
    await seedFreelancers(tx, rows.freelancers);
    await seedDeviceChecks(tx, storeIds, rows.deviceChecks);
    await publishChange(tx, { kind: "all" });
    return true;
  });
  // Without statistics the planner takes the tables for empty, and the first lists are slow.
  if (seeded) await database.db.execute(sql`analyze`);
  return seeded;
}

async function demoRows(at: Date) {
  const pictures = createPictures();
  return {
    categories: (await Promise.all(demoCategories.map((category) => categoryRows(category, pictures)))).flat(),
    stores: await Promise.all(demoStores.map((store) => storeRow(store, pictures))),
    products: await Promise.all(demoProducts.map((product) => productRecord(product, pictures, at))),
    news: await newsRows(pictures, at),
    freelancers: await freelancerRows(pictures),
    deviceChecks: await checkRows(pictures, at),
    pictures,
  };
}

async function hasStores(db: Pick<Tx, "select">): Promise<boolean> {
  return (await db.select({ id: stores.id }).from(stores).limit(1)).length > 0;
}

async function seedBrands(tx: Tx): Promise<void> {
  await tx.insert(brands).values(demoBrands.map(({ id, name }) => ({ id, name })));
  await tx.execute(sql`select setval(pg_get_serial_sequence('brands', 'id'), (select max(id) from brands))`);
}

/** In portions: PostgreSQL ends a transaction that waits for half a minute, which a busy machine may need for all documents. */
async function indexDemo(tx: Tx): Promise<void> {
  for (let at = 0; at < demoProducts.length; at += portion) {
    await indexProducts(
      tx,
      demoProducts.slice(at, at + portion).map(({ id }) => id),
    );
  }
}

/** Inserts the stores and their hosts; returns ids by code. */
async function seedStores(tx: Tx, rows: (typeof stores.$inferInsert)[]): Promise<Map<string, number>> {
  const inserted = await tx.insert(stores).values(rows).returning({ id: stores.id, code: stores.code });
  const ids = new Map(inserted.map(({ code, id }) => [code, id]));
  await tx
    .insert(storeHosts)
    .values(demoStores.flatMap(({ code, hosts }) => hosts.map((host) => ({ host, storeId: ids.get(code)! }))));
  return ids;
}

async function seedProducts(tx: Tx, records: readonly ProductRecord[], at: Date): Promise<void> {
  const outcomes: RecordOutcome[] = await upsertProducts(tx, records, { at });
  for (const outcome of outcomes) {
    if (outcome.outcome === "refused") throw new Error(`demo product ${outcome.sku}: ${outcome.reason}`);
  }
  for (const [table, last] of Object.entries(lastDemoId)) {
    await tx.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last}::bigint)`);
  }
}

async function seedListings(tx: Tx, storeIds: Map<string, number>, at: Date): Promise<void> {
  const categoryOf = new Map(
    demoCategories.flatMap(({ key, groups }) =>
      groups.flatMap(({ subcategories }) => subcategories.map((each) => [each.key, key] as const)),
    ),
  );
  for (const store of demoStores) {
    const sold = demoProducts.filter((product) =>
      isInAssortment(store, product, categoryOf.get(product.subcategory) ?? ""),
    );
    await addListings(
      tx,
      storeIds.get(store.code)!,
      sold.map(({ id }) => id),
      at,
    );
  }
}
