import { insertStore } from "@shop/api/testing/samples/store";
import { sellPcParts } from "@shop/api/testing/samples/pc-parts";
import { importProducts } from "../../tools/import/import-products.ts";
import { mappings } from "../../tools/import/mappings/all.ts";
import { readLines } from "../../tools/import/read-lines.ts";
import { openBench, type BenchDatabase } from "../database.ts";

const name = "builder";
/** A table that exists once the import is complete. */
const mark = "bench_filled";

/** The bench's database with the parts of a file. One whose import was interrupted is filled again: with half of the parts it would be measured as if it were whole. */
export async function openFilled(file: string): Promise<BenchDatabase> {
  const existing = await openBench(name, { anew: false });
  const { rows } = await existing.database.pool.query<{ filled: boolean }>(
    `select to_regclass('${mark}') is not null as filled`,
  );
  if (rows[0]!.filled) return existing;
  await existing.stop();
  const bench = await openBench(name, { anew: true });
  const { database } = bench;
  const storeId = await insertStore(database.db, { code: "S001" });
  await sellPcParts(database, [storeId]);
  // Imported ids start above the demo's fixed ones.
  await database.pool.query(
    "select setval(pg_get_serial_sequence('products', 'id'), 100000), setval(pg_get_serial_sequence('variants', 'id'), 10000000)",
  );
  const { added } = await importProducts(database, readLines(file, "jsonl"), {
    mapping: mappings.pcparts,
    storeIds: [storeId],
  });
  await database.pool.query(`analyze; create table ${mark} ()`);
  console.log(`${added} parts imported`);
  return bench;
}
