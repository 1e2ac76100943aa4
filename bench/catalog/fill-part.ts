import { parentPort, workerData } from "node:worker_threads";
import pg from "pg";
import { wordRow } from "@shop/api/modules/search/public";
import { dayMs } from "@shop/kit/durations";
import { CopiedTable } from "./copy-table.ts";
import { firstId, makeProduct, type Made } from "./generate.ts";
import { MadeDocuments, storesOf } from "./make-documents.ts";

/** The task of a thread: write every `step`-th product from `from` to `last`, inclusive. */
export interface Part {
  url: string;
  from: number;
  step: number;
  last: number;
  /** Ids of attribute values. */
  attributes: ReadonlyMap<string, number>;
  /** Table for the words of names; several threads may add the same word. */
  wordTable: string;
}

/** Interval of the progress messages, in products. */
const progressEvery = 10_000;

await fillPart(workerData as Part);

async function fillPart({ url, from, step, last, attributes, wordTable }: Part): Promise<void> {
  const clients: pg.Client[] = [];
  const table = async (name: string, columns: string) => {
    const client = new pg.Client({ connectionString: url });
    clients.push(client);
    await client.connect();
    // Without triggers and foreign keys, since the data are consistent by construction.
    await client.query("set session_replication_role = replica");
    return new CopiedTable(client, name, columns);
  };
  const tables = {
    products: await table(
      "products",
      "id, sku, model, category_id, group_id, subcategory_id, brand_id, name, description, specs, popularity, price, promo_price, created_at",
    ),
    listings: await table(
      "listings",
      "store_id, product_id, category_id, group_id, subcategory_id, brand_id, price, promo_price, sort_price, on_promotion, in_stock, sort_name, popularity, created_at",
    ),
    stock: await table("stock", "product_id, on_hand"),
    documents: await table("search_documents", "product_id, head, body, attributes, name_words, popularity, tier"),
    words: await table(wordTable, "word, lexeme, near"),
  };
  const documents = new MadeDocuments(attributes);
  const words = new Set<string>();
  let written = 0;
  for (let place = from; place <= last; place += step) {
    const product = makeProduct(firstId + place);
    await addRows(tables, product);
    const document = documents.of(product.id);
    const { head, body, nameWords } = document;
    await tables.documents.add([
      product.id,
      head,
      body,
      `{${document.attributes.join(",")}}`,
      nameWords,
      product.popularity,
      2,
    ]);
    for (const word of document.words) {
      if (words.has(word)) continue;
      words.add(word);
      const row = wordRow(word);
      if (row)
        await tables.words.add([
          row.word,
          row.lexeme,
          `{${row.near.map((key) => `"${key.replace(/["\\]/g, "\\$&")}"`).join(",")}}`,
        ]);
    }
    if (++written % progressEvery === 0) parentPort!.postMessage(progressEvery);
  }
  for (const each of Object.values(tables)) await each.end();
  for (const client of clients) await client.end();
}

type Tables = Record<"products" | "listings" | "stock", CopiedTable>;

async function addRows({ products, listings, stock }: Tables, made: Made): Promise<void> {
  const created = new Date(Date.now() - made.ageDays * dayMs).toISOString();
  const { id, categoryId, groupId, subcategoryId, brandId, price, promoPrice, inStock, popularity } = made;
  await products.add([
    id,
    made.sku,
    made.model,
    categoryId,
    groupId,
    subcategoryId,
    brandId,
    made.name,
    made.description,
    made.specs,
    popularity,
    price,
    promoPrice,
    created,
  ]);
  for (const store of storesOf(id)) {
    await listings.add([
      store,
      id,
      categoryId,
      groupId,
      subcategoryId,
      brandId,
      price,
      promoPrice,
      promoPrice ?? price,
      promoPrice !== null,
      inStock,
      made.name.en.toLowerCase().slice(0, 200),
      popularity,
      created,
    ]);
  }
  await stock.add([id, inStock ? 5 : 0]);
}
