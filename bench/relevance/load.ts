import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readEnv } from "@shop/api/platform/env";
import type { Database } from "@shop/api/platform/database/database";
import { stores } from "@shop/api/modules/stores/tables";
import { seedDemo } from "../../tools/seed/seed-demo.ts";
import { importProducts } from "../../tools/import/import-products.ts";
import { mappings } from "../../tools/import/mappings/all.ts";
import { readLines } from "../../tools/import/read-lines.ts";
import type { Catalogue } from "./meanings.ts";

/** The directory of the public data sets, which are not part of the repository. */
export const dataDirectory = process.env.SHOP_DATA ?? join(import.meta.dirname, "../../../shared/data");

const files = {
  bestbuy: { file: "bestbuy-products.jsonl.gz", mapping: mappings.bestbuy },
  icecat: { file: "icecat-products.jsonl.gz", mapping: mappings.icecat },
  pcparts: { file: "pc-parts.jsonl.gz", mapping: mappings.pcparts },
  upc: { file: "bestbuy-catalogue-upc.jsonl.gz", mapping: mappings.bestbuy },
} as const;
const catalogFiles = Object.entries(files) as [keyof typeof files, (typeof files)[keyof typeof files]][];

/** Loads what a database lacks: the demo at its stores, and each other catalogue at a store of its own. */
export async function loadCatalogs(database: Database, dataDir: string, say: (text: string) => void): Promise<void> {
  if ((await storeOf(database)).demo === undefined)
    await seedDemo({ database, env: readEnv({ DATA_DIR: dataDir }), now: () => new Date() }, say);
  const store = await storeOf(database);
  for (const [code, { file, mapping }] of catalogFiles) {
    if (store[code] !== undefined) continue;
    const path = join(dataDirectory, file);
    if (!existsSync(path)) {
      say(`${file} is not there: set SHOP_DATA to the directory of the data sets`);
      continue;
    }
    const id = await addStore(database, code.toUpperCase());
    const { added, refused } = await importProducts(database, readLines(path, "jsonl"), { mapping, storeIds: [id] });
    say(`${file}: ${added} products, ${refused} refused`);
  }
}

/** Creates an empty store like the first one. */
async function addStore({ db }: Database, code: string): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into stores (code, name, color, info, settings) select ${code}, ${code}, color, info, settings from ${stores} where code = 'S001' returning id`);
  return rows[0]!.id;
}

/** Ids of the stores that sell one catalogue each. */
export async function storeOf({ db }: Database): Promise<Record<Catalogue, number | undefined>> {
  const { rows } = await db.execute<{ id: number; code: string }>(sql`select id, code from stores`);
  const id = (code: string) => rows.find((row) => row.code === code)?.id;
  return { demo: id("S001"), bestbuy: id("BESTBUY"), icecat: id("ICECAT"), pcparts: id("PCPARTS"), upc: id("UPC") };
}
