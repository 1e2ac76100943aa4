import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type pg from "pg";
import { readEnv } from "@shop/api/platform/env";
import { documentOf, refreshSearch } from "@shop/api/modules/search/public";
import { seedDemo } from "../../tools/seed/seed-demo.ts";
import type { BenchDatabase } from "../database.ts";
import type { Part } from "./fill-part.ts";
import { firstId, makeProduct } from "./generate.ts";

const filled = ["products", "listings", "stock", "search_documents", "search_words"];
const wordTable = "bench_words";
/** With this many generated products every attribute value occurs. */
const allAttributes = 5000;

/** Fills an empty database with the demo and this many generated products, with the same result as saving them one by one. */
export async function fill(
  { database, dataDir, adminUrl }: BenchDatabase,
  size: number,
  say: (text: string) => void,
): Promise<void> {
  const { pool } = database;
  await pool.query(`create unlogged table ${wordTable} (word text collate "C", lexeme text, near text[])`);
  await seedDemo({ database, env: readEnv({ DATA_DIR: dataDir }), now: () => new Date() });
  const { rows: indexes } = await pool.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes i where tablename = any($1) and not exists (select from pg_constraint c where c.conname = i.indexname)`,
    [filled],
  );
  for (const { indexname } of indexes) await pool.query(`drop index ${indexname}`);
  await copyParts({ url: adminUrl, attributes: await addAttributes(pool), wordTable }, size, say);
  await pool.query(
    `insert into search_words (word, lexeme, near) select distinct on (word) word, lexeme, near from ${wordTable} order by word on conflict (word) do nothing`,
  );
  say("ranks and words …");
  await pool.query("analyze");
  // Before the indexes are created, which every update of a rank would have to update.
  await refreshSearch(database);
  say("indexes …");
  // In parallel on separate connections, one per processor.
  const waiting = [...indexes];
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        await pool.query(`set maintenance_work_mem = '512MB'; ${next.indexdef}`);
    }),
  );
  await pool.query(countShelves);
  await pool.query(listLexemes);
  await pool.query("vacuum analyze");
  // Last: its absence marks the database as complete.
  await pool.query(`drop table ${wordTable}`);
}

/** Whether a database was filled completely. */
export async function isFilled({ database }: BenchDatabase): Promise<boolean> {
  const { rows } = await database.pool.query<{ filled: boolean }>(
    `select exists (select from listings) and to_regclass('${wordTable}') is null as filled`,
  );
  return rows[0]!.filled;
}

/** Computes at once what the triggers of listings maintain. */
const countShelves = `
  insert into shelf_counts (store_id, shelf, shelf_id, total)
  select store_id, shelf, shelf_id, count(*) from listings
  cross join lateral (values ('all', 0), ('category', category_id), ('subcategory', subcategory_id), ('brand', brand_id)) as shelves (shelf, shelf_id)
  where shelf_id is not null group by 1, 2, 3
  on conflict (store_id, shelf, shelf_id) do update set total = excluded.total`;

/** Computes at once what the triggers of documents maintain. */
const listLexemes = `
  insert into search_lexemes (head, lexeme)
  select distinct head, case when lexeme ~ '^[$^]' then lexeme else substring(lexeme from '^[^0-9]*[0-9]?') end
  from (
    select distinct true as head, unnest(tsvector_to_array(head)) as lexeme from search_documents
    union all
    select distinct false, unnest(tsvector_to_array(body)) from search_documents
  ) held
  where lexeme !~ case when head then '^[#@]' else '^[#$@^]' end on conflict do nothing`;

/** Ids of the attribute values of generated products. */
async function addAttributes(pool: pg.Pool): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (let place = 1; place <= allAttributes; place++) {
    for (const { key, value, label, valueLabel } of documentOf({ ...makeProduct(firstId + place), storeIds: [] })
      .attributes) {
      if (ids.has(`${key}:${value}`)) continue;
      const { rows } = await pool.query<{ id: number }>(
        `insert into search_attributes (key, value, label, value_label) values ($1, $2, $3, $4)
         on conflict (key, value) do update set label = excluded.label returning id`,
        [key, value, label, valueLabel],
      );
      ids.set(`${key}:${value}`, rows[0]!.id);
    }
  }
  return ids;
}

/** Writes the products in as many threads as there are processors. */
async function copyParts(
  shared: Omit<Part, "from" | "step" | "last">,
  size: number,
  say: (text: string) => void,
): Promise<void> {
  const threads = availableParallelism();
  let written = 0;
  const ended = Array.from({ length: threads }, (_, index) => {
    // Interleaved, so that a make is mostly handled by one thread.
    const part: Part = { ...shared, from: index + 1, step: threads, last: size };
    const worker = new Worker(new URL("fill-part.ts", import.meta.url), { workerData: part });
    worker.on("message", (many: number) => {
      written += many;
      if (written % 100_000 === 0) say(`${written} products`);
    });
    // Rejects if the thread fails.
    return once(worker, "exit");
  });
  await Promise.all(ended);
}
