import type pg from "pg";
import { createApi } from "@shop/api/create-api";
import { readEnv } from "@shop/api/platform/env";
import { createLog } from "@shop/api/platform/log";
import { openServices } from "@shop/api/testing/shops/open-services";
import { planOf, readsWhole, statementsOf } from "@shop/api/testing/queries/plans";
import { openBench, type BenchDatabase } from "../database.ts";
import { numbers } from "../numbers.ts";
import { fill, isFilled } from "./fill.ts";
import { readIntoMemory } from "./into-memory.ts";
import { timeCalls, type Timing } from "./measure.ts";
import { preparePlain, searchPlain } from "./plain.ts";
import { searchTexts, typedTexts } from "./queries.ts";

// npm run bench:catalog [-- 10000 100000 1000000] [--anew] [--plans]

/**
 * Calls per kind, after as many to warm up: V8 compiles a function, and a statement is planned for good
 * (`platform/database/planned.ts`), only once it has been used some times. No text is typed twice, since its suggestions would come from memory.
 */
const many = 480;
const concurrency = [1, 16];
/** Number of calls per kind whose plans are checked. */
const mostPlanned = 60;
/** Limits for the p95 per kind of call with a million products, in milliseconds. */
const wanted: Record<string, number> = { suggestion: 30, search: 120, ordered: 120, category: 40, product: 5 };
/** Maximum cost of a category page at the largest size, relative to the smallest. */
const mostGrowth = 2;

/** The search that ours is compared with. */
const plain = "plain";
/** In milliseconds: some of its searches take seconds. */
const longestPlain = 120_000;

const sorts = ["price_asc", "price_desc", "newest", "name"];

const args = process.argv.slice(2);
const sizes = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
const say = (text: string) => console.log(text);
const results: { size: number; kind: string; atOnce: number; timing: Timing }[] = [];
let wholeReads = 0;

for (const size of sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000]) await run(size);
report();

async function run(size: number): Promise<void> {
  const bench = await openFilled(size);
  try {
    await measure(bench, size);
  } finally {
    await bench.stop();
  }
}

/** Opens the database of a size; fills it unless an earlier run has completed that. */
async function openFilled(size: number): Promise<BenchDatabase> {
  const name = `catalog_${size}`;
  const existing = await openBench(name, { anew: args.includes("--anew") });
  if (await isFilled(existing)) return existing;
  await existing.stop();
  const bench = await openBench(name, { anew: true });
  const started = performance.now();
  await fill(bench, size, (text) => say(`  ${size}: ${text}`));
  say(`${size} products filled in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return bench;
}

async function measure(bench: BenchDatabase, size: number): Promise<void> {
  const { database, url, dataDir } = bench;
  const env = readEnv({ DATA_DIR: dataDir });
  const log = createLog("warn");
  const services = await openServices({ env, database, log, url, ipFactor: 1000 });
  const api = await createApi(services, { base: "/rest" });
  await api.directory.load();
  const host = "s001.localhost";
  const caller = { ip: "127.0.0.1", requestId: "bench", origin: `http://${host}`, host, userAgent: null };
  const get: Get = async (path) => {
    const response = await api.app.request(`http://${host}/rest${path}`, {}, { caller });
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  };
  await readIntoMemory(bench.adminUrl);
  const quick = await database.pool.connect();
  // Settings of the connections for searches.
  await quick.query("set enable_seqscan = off; set jit = off");
  for (const [kind, paths] of Object.entries(await pathsOf(quick, size))) {
    await time(size, kind, paths, get);
    await checkPlans(quick, size, kind, paths, get);
  }
  quick.release(true);
  await timePlain(bench, size);
  await services.jobs.stop();
  await services.changes.close();
}

type Get = (path: string) => Promise<void>;

/** The calls of each kind: those of every concurrency, then those for warming up. */
async function pathsOf(quick: pg.ClientBase, size: number): Promise<Record<string, string[]>> {
  const { rows } = await quick.query<{ shelf_id: number }>(
    "select shelf_id from shelf_counts where store_id = 1 and shelf = 'category' and total > 0 order by 1",
  );
  const next = numbers(size);
  const categories = rows.map((row) => row.shelf_id);
  const calls = many * (concurrency.length + 1);
  const typed = distinct(typedTexts(size, calls * 3), calls);
  const searched = searchTexts(size, calls);
  say(
    `${size}: ${typed.length} different texts are typed, none twice; ${calls} searches are for ${new Set(searched).size} texts`,
  );
  return {
    suggestion: typed.map((text) => `/api/search/suggest?text=${encodeURIComponent(text)}`),
    search: searched.map((text) => `/api/products?facets=1&name=${encodeURIComponent(text)}`),
    // Both with a chosen sort order and with one that the text asks for.
    ordered: searched.map((text, index) => {
      const order = [...sorts.map((sort) => `sort=${sort}&name=`), "name=cheapest+"][index % (sorts.length + 1)];
      return `/api/products?facets=1&${order}${encodeURIComponent(text)}`;
    }),
    category: Array.from({ length: calls }, (_, index) => {
      const sort = ["relevance", "newest", "price_asc", "name"][index % 4];
      return `/api/products?facets=1&category_id=${categories[next(categories.length)]}&page=${1 + next(5)}&sort=${sort}`;
    }),
    product: Array.from({ length: calls }, () => `/api/product/${100_002 + next(size)}`),
  };
}

async function time(size: number, kind: string, paths: readonly string[], get: Get): Promise<void> {
  await timeCalls(paths.slice(concurrency.length * many), 1, get);
  for (const [turn, atOnce] of concurrency.entries()) {
    const timing = await timeCalls(paths.slice(turn * many, (turn + 1) * many), atOnce, get);
    results.push({ size, kind, atOnce, timing });
    say(lineOf(size, kind, atOnce, timing));
  }
}

/** Times an ordinary search for the same texts, one at a time. */
async function timePlain({ database }: BenchDatabase, size: number): Promise<void> {
  const client = await database.pool.connect();
  say(`${size}: plain full text …`);
  await preparePlain(client);
  const search = (text: string) => searchPlain(client, 1, text);
  const texts = searchTexts(size, many);
  await timeCalls(texts.slice(0, many / 10), 1, search);
  const timing = await timeCalls(texts, 1, search, longestPlain);
  results.push({ size, kind: plain, atOnce: 1, timing });
  say(lineOf(size, plain, 1, timing));
  client.release(true);
}

/** Counts and shows the statements that read a whole table. */
async function checkPlans(
  quick: pg.ClientBase,
  size: number,
  kind: string,
  paths: readonly string[],
  get: Get,
): Promise<void> {
  for (const path of new Set(paths.slice(0, mostPlanned))) {
    for (const statement of await statementsOf(() => get(path))) {
      const plan = await planOf(quick, statement);
      const whole = size >= 100_000 && readsWhole(plan);
      if (whole) wholeReads++;
      if ((args.includes("--plans") && path === paths[0]) || whole)
        say(`\n${size} ${kind}: ${decodeURIComponent(path)}\n${plan}`);
    }
  }
}

function distinct(texts: readonly string[], most: number): string[] {
  return [...new Set(texts)].slice(0, most);
}

function lineOf(size: number, kind: string, atOnce: number, { calls, median, p95, p99 }: Timing): string {
  const ms = (value: number) => value.toFixed(1).padStart(9);
  return `${String(size).padStart(8)} ${kind.padEnd(10)} ${String(atOnce).padStart(7)} ${String(calls).padStart(7)} ${ms(median)} ${ms(p95)} ${ms(p99)}`;
}

function report(): void {
  say("\n    size kind       at once   calls    median       p95       p99  (ms)");
  for (const { size, kind, atOnce, timing } of results) say(lineOf(size, kind, atOnce, timing));
  say("");
  const largest = Math.max(...results.map(({ size }) => size));
  const smallest = Math.min(...results.map(({ size }) => size));
  const of = (size: number, kind: string, atOnce = 1) =>
    results.find((result) => result.size === size && result.kind === kind && result.atOnce === atOnce)!.timing;
  let missed = wholeReads;
  const judge = (reached: boolean, text: string) => {
    if (!reached) missed++;
    say(`${reached ? "reached" : "MISSED "} ${text}`);
  };
  for (const [kind, limit] of Object.entries(wanted))
    judge(
      of(largest, kind).p95 < limit,
      `${kind} at ${largest}: p95 ${of(largest, kind).p95.toFixed(1)} ms (wanted under ${limit})`,
    );
  const growth = of(largest, "category").median / of(smallest, "category").median;
  judge(
    growth <= mostGrowth,
    `a category page costs ${growth.toFixed(2)} times as much at ${largest} as at ${smallest} (wanted at most ${mostGrowth})`,
  );
  judge(wholeReads === 0, `${wholeReads} plans read a large table from end to end`);
  const [ours, theirs] = [of(largest, "search"), of(largest, plain)];
  const ratio = (share: "median" | "p95") => (ours[share] / theirs[share]).toFixed(2);
  say(
    `        a search takes ${ratio("median")} times as long as plain full text with the same counts, p95 ${ratio("p95")} times`,
  );
  process.exitCode = missed > 0 ? 1 : 0;
}
