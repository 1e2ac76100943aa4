import { existsSync } from "node:fs";
import { createApi } from "@shop/api/create-api";
import { readEnv } from "@shop/api/platform/env";
import { createLog } from "@shop/api/platform/log";
import { openServices } from "@shop/api/testing/shops/open-services";
import { timeCalls } from "../catalog/measure.ts";
import { openFilled } from "./fill.ts";

// npm run bench:builder -- FILE, where FILE is the detailed list of PC parts, see docs/importing.md.

const [file] = process.argv.slice(2);
/** Limit for the p95 of a page of choices in milliseconds, one call at a time. */
const wanted = 100;
const many = 30;

if (!file || !existsSync(file)) {
  console.log("Usage: npm run bench:builder -- pc-parts-detailed.jsonl.gz");
  process.exit(1);
}
const bench = await openFilled(file);
const { database, url, dataDir } = bench;
const env = readEnv({ DATA_DIR: dataDir });
const log = createLog("warn");
const services = await openServices({ env, database, log, url });
const api = await createApi(services, { base: "/rest" });
await api.directory.load();
const host = "s001.localhost";
const caller = { ip: "127.0.0.1", requestId: "bench", origin: `http://${host}`, host, userAgent: null };
/** The same API without notifications of changes, so that it caches nothing and reads every shelf again. */
const forgetful = await createApi(
  { ...services, changes: { ...services.changes, isListening: () => false } },
  { base: "/rest" },
);
await forgetful.directory.load();
async function choices(slot: string, { app } = api): Promise<number> {
  const response = await app.request(
    `http://${host}/rest/api/builder/choices?store_code=S001&slot=${slot}&parts=5002,5048,5331,5271,5302,5112`,
    {},
    { caller },
  );
  const body = (await response.json()) as { total: number };
  if (response.status !== 200) throw new Error(JSON.stringify(body));
  return body.total;
}
const { rows } = await database.pool.query<{ count: number }>("select count(*)::integer as count from products");
console.log(`${rows[0]!.count} products; milliseconds of a page of choices against a build of six parts`);
let missed = 0;
for (const slot of ["cpu", "board", "cooler", "ram", "storage", "gpu", "case", "psu", "extra"]) {
  const started = performance.now();
  const total = await choices(slot);
  const first = performance.now() - started;
  const { median, p95 } = await timeCalls(
    Array.from({ length: many }, () => slot),
    1,
    choices,
  );
  const anew = await timeCalls(
    Array.from({ length: many }, () => slot),
    1,
    (each) => choices(each, forgetful),
  );
  if (p95 >= wanted) missed++;
  console.log(
    `${slot.padEnd(8)} ${String(total).padStart(6)} parts  first ${first.toFixed(0).padStart(5)}  median ${median.toFixed(1).padStart(6)}  p95 ${p95.toFixed(1).padStart(6)}  read anew ${anew.median.toFixed(1).padStart(6)} ${anew.p95.toFixed(1).padStart(6)}  ratio ${(median / anew.median).toFixed(2)}${p95 >= wanted ? "  MISSED" : ""}`,
  );
}
console.log(`${missed === 0 ? "reached" : "MISSED"}: under ${wanted} ms for each choice`);
await services.jobs.stop();
await services.changes.close();
await bench.stop();
process.exitCode = missed > 0 ? 1 : 0;
