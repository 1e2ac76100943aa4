import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "@shop/api/platform/database/database";
import { mapAtOnce } from "../at-once.ts";
import { dataDirectory, storeOf } from "./load.ts";
import type { BenchProduct } from "./products.ts";
import { search } from "./search.ts";

const files = ["search-queries-clicked.json", "search-query-suggestions.json"];
const catalogues = ["upc", "bestbuy", "icecat"] as const;
const shown = 5;

/**
 * Runs what shoppers really typed. The lists do not say which products were then chosen, so a search is compared with
 * a plain one over names: what that finds is in the catalogue.
 */
export async function measureReal(
  database: Database,
  { products, atOnce, say }: { products: Map<number, BenchProduct>; atOnce: number; say: (text: string) => void },
): Promise<void> {
  const texts = readTexts();
  const store = await storeOf(database);
  await writePlainIndex(database);
  const nameOf = (id: number | undefined) => (id !== undefined && products.get(id)?.name) || "nothing";
  say(`${texts.length} real queries\n`);
  for (const catalogue of catalogues) {
    const storeId = store[catalogue];
    if (storeId === undefined) continue;
    const results = await mapAtOnce(texts, atOnce, async (text) => {
      const ids = await search(database, storeId, text, shown);
      return { text, ids, plain: await searchPlainly(database, storeId, text, ids) };
    });
    const missed = results.filter(({ ids, plain }) => ids.length === 0 && plain.found > 0);
    const unlike = results.filter(({ ids, plain }) => ids.length > 0 && plain.found > 0 && plain.shared === 0);
    for (const { text, plain } of missed) say(`  nothing ${catalogue}: ${text} → ${nameOf(plain.first)}`);
    for (const { text, ids, plain } of unlike)
      say(`  others  ${catalogue}: ${text} → ${nameOf(ids[0])}, plainly ${nameOf(plain.first)}`);
    const nothing = results.filter(({ ids }) => ids.length === 0).length;
    say(
      `${catalogue}: ${nothing} find nothing, ${missed.length} of them where a plain search finds something; for ${unlike.length} the first ${shown} have none of what it finds\n`,
    );
  }
}

/** The texts of both lists. */
function readTexts(): string[] {
  const paths = files.map((file) => join(dataDirectory, file)).filter((path) => existsSync(path));
  return [
    ...new Set(
      paths.flatMap((path) =>
        (JSON.parse(readFileSync(path, "utf8")) as { query: string }[]).map(({ query }) => query),
      ),
    ),
  ];
}

async function writePlainIndex({ db }: Database): Promise<void> {
  await db.execute(sql`drop table if exists plain_names`);
  await db.execute(
    sql`create table plain_names as select id as product_id, to_tsvector('english', name ->> 'en') as words from products`,
  );
  await db.execute(sql`create index on plain_names using gin (words)`);
  await db.execute(sql`analyze plain_names`);
}

interface Plain {
  found: number;
  /** How many of the given products it finds too. */
  shared: number;
  first: number | undefined;
}

async function searchPlainly({ db }: Database, storeId: number, text: string, ids: readonly number[]): Promise<Plain> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select product_id as id from plain_names join listings using (product_id)
    where store_id = ${storeId} and words @@ websearch_to_tsquery('english', ${text}) order by product_id`);
  const found = new Set(rows.map(({ id }) => id));
  return { found: found.size, shared: ids.filter((id) => found.has(id)).length, first: rows[0]?.id };
}
