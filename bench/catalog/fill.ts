import { once } from "node:events";
import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { readEnv } from "@shop/api/platform/env";
import { documentOf, markAttributes, refreshSearch, wordRow } from "@shop/api/modules/search/public";
import { seedDemo } from "../../tools/seed/seed-demo.ts";
import type { BenchDatabase } from "../database.ts";
import { makeProduct, type Made } from "./generate.ts";

/** First id of made products: above the demo's. */
const firstId = 100_001;
/** Of made products the second store sells every tenth. */
const stores = (place: number) => (place % 10 === 0 ? [1, 2] : [1]);
const day = 24 * 3600 * 1000;

type Value = string | number | boolean | null | object;

/** Lines of PostgreSQL's text form. */
class Table {
  readonly name: string;
  readonly #stream = new PassThrough({ highWaterMark: 1 << 20 });
  readonly #done: Promise<void>;

  constructor(client: pg.Client, name: string, columns: string) {
    this.name = name;
    this.#done = finished(this.#stream.pipe(client.query(copyFrom(`copy ${name} (${columns}) from stdin`))));
  }

  async add(values: readonly Value[]): Promise<void> {
    const line = `${values.map(text).join("\t")}\n`;
    if (!this.#stream.write(line)) await once(this.#stream, "drain");
  }

  async end(): Promise<void> {
    this.#stream.end();
    await this.#done;
  }
}

function text(value: Value): string {
  if (value === null) return "\\N";
  const plain = typeof value === "object" ? JSON.stringify(value) : String(value);
  return plain.replace(/[\\\t\n\r]/g, (sign) => ({ "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" })[sign]!);
}

const filled = ["products", "listings", "stock", "search_documents", "search_words"];

/** Fills an empty database with the demo and so many made products more, as saving them one by one would. */
export async function fill({ database, dataDir, adminUrl }: BenchDatabase, size: number, say: (text: string) => void): Promise<void> {
  await seedDemo({ database, env: readEnv({ DATA_DIR: dataDir }), now: () => new Date() });
  const { rows: indexes } = await database.pool.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes i where tablename = any($1) and not exists (select from pg_constraint c where c.conname = i.indexname)`,
    [filled],
  );
  for (const { indexname } of indexes) await database.pool.query(`drop index ${indexname}`);
  const clients = await Promise.all(filled.map(async () => {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    // Without triggers and foreign keys: everything here is made to fit.
    await client.query("set session_replication_role = replica");
    return client;
  }));
  await copyAll(clients, size, say);
  for (const client of clients) await client.end();
  say("indexes …");
  await database.pool.query("set maintenance_work_mem = '512MB'");
  for (const { indexdef } of indexes) await database.pool.query(indexdef);
  await database.pool.query(countShelves);
  say("ranks and words …");
  await refreshSearch(database);
  await database.pool.query("vacuum analyze");
}

/** What the triggers of listings keep, counted at once. */
const countShelves = `
  insert into shelf_counts (store_id, shelf, shelf_id, total)
  select store_id, shelf, shelf_id, count(*) from listings
  cross join lateral (values ('all', 0), ('category', category_id), ('subcategory', subcategory_id), ('brand', brand_id)) as shelves (shelf, shelf_id)
  where shelf_id is not null group by 1, 2, 3
  on conflict (store_id, shelf, shelf_id) do update set total = excluded.total`;

async function copyAll(clients: pg.Client[], size: number, say: (text: string) => void): Promise<void> {
  const [products, listings, stock] = [
    new Table(clients[0]!, "products", "id, sku, model, category_id, group_id, subcategory_id, brand_id, name, description, specs, popularity, price, promo_price, created_at"),
    new Table(clients[1]!, "listings", "store_id, product_id, category_id, group_id, subcategory_id, brand_id, price, promo_price, sort_price, on_promotion, in_stock, sort_name, popularity, created_at"),
    new Table(clients[2]!, "stock", "product_id, on_hand"),
  ];
  // These refer to products, which are not committed before the end: they come after.
  const attributes = new Map<string, number>();
  const { rows } = await clients[3]!.query<{ id: number; key: string; value: string }>("select id, key, value from search_attributes");
  for (const { id, key, value } of rows) attributes.set(`${key}:${value}`, id);
  const attributeId = async (made: { key: string; value: string; label: object; valueLabel: object }) => {
    const known = attributes.get(`${made.key}:${made.value}`);
    if (known !== undefined) return known;
    const added = await clients[4]!.query<{ id: number }>("insert into search_attributes (key, value, label, value_label) values ($1, $2, $3, $4) returning id", [made.key, made.value, made.label, made.valueLabel]);
    attributes.set(`${made.key}:${made.value}`, added.rows[0]!.id);
    return added.rows[0]!.id;
  };
  for (const { made, place } of all(size)) {
    const created = new Date(Date.now() - made.ageDays * day).toISOString();
    const { id, categoryId, groupId, subcategoryId, brandId, price, promoPrice, inStock, popularity } = made;
    await products.add([id, made.sku, made.model, categoryId, groupId, subcategoryId, brandId, made.name, made.description, made.specs, popularity, price, promoPrice, created]);
    for (const store of stores(place)) {
      await listings.add([store, id, categoryId, groupId, subcategoryId, brandId, price, promoPrice, promoPrice ?? price, promoPrice !== null, inStock, made.name.en.toLowerCase().slice(0, 200), popularity, created]);
    }
    await stock.add([id, inStock ? 5 : 0]);
    if (place % 100_000 === 0) say(`${place} products`);
  }
  await products.end();
  await listings.end();
  await stock.end();

  for (const { made } of all(Math.min(size, 5000))) for (const attribute of documentOf({ ...made, storeIds: [] }).attributes) await attributeId(attribute);
  const documents = new Table(clients[3]!, "search_documents", "product_id, head, body, attributes, name_words, popularity, tier");
  const { rows: known } = await clients[4]!.query<{ word: string }>("select word from search_words");
  const words = new Set(known.map(({ word }) => word));
  const wordTable = new Table(clients[4]!, "search_words", "word, lexeme, near");
  for (const { made, place } of all(size)) {
    const document = documentOf({ ...made, storeIds: stores(place) });
    const ids = document.attributes.map(({ key, value }) => attributes.get(`${key}:${value}`)!);
    const { head, body } = markAttributes(document, ids);
    await documents.add([made.id, head, body, `{${ids.join(",")}}`, document.nameWords, document.popularity, 2]);
    for (const word of document.words) {
      if (words.has(word)) continue;
      words.add(word);
      const row = wordRow(word);
      if (row) await wordTable.add([row.word, row.lexeme, `{${row.near.map((key) => `"${key.replace(/["\\]/g, "\\$&")}"`).join(",")}}`]);
    }
    if (place % 100_000 === 0) say(`${place} documents`);
  }
  await documents.end();
  await wordTable.end();
}

function* all(size: number): Generator<{ made: Made; place: number }> {
  for (let place = 1; place <= size; place++) yield { made: makeProduct(firstId + place), place };
}
