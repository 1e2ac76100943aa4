import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Services } from "@shop/api/platform/context";
import { openDatabase } from "@shop/api/platform/database/database";
import { readEnv } from "@shop/api/platform/env";
import { insertShopper, type Shopper } from "@shop/api/testing/samples/shopper";
import { startCluster } from "../../tools/cluster/cluster.ts";
import { interruption } from "../../tools/cluster/interruption.ts";
import { isAnswered, Load, type Event } from "./load.ts";

// npm run bench:cluster: removes each part of a cluster in turn, while shoppers read and buy. Prints for how long nothing
// was answered; fails if a confirmed order is lost, or one was placed twice.

/** Seconds before and after a part is removed. */
const calm = 4;
const after = Number(process.env.BENCH_SECONDS ?? 15);
/** Many, because a customer can place at most twenty orders per minute. */
const shopperCount = 120;

const directory = join(tmpdir(), "shop-cluster");
const interrupted = interruption();
const cluster = await startCluster({ directory, firstPort: 3460, say: console.log, interrupted });
interrupted.addEventListener("abort", () => void cluster.stop().finally(() => process.exit(1)));
const database = openDatabase(cluster.databaseUrl, { poolSize: 2, onError: () => undefined });
const { db } = database;
const services = {
  env: readEnv({ DATA_DIR: join(directory, "data"), TOKEN_KEYS: cluster.tokenKeys }),
  database,
  now: () => new Date(),
} as Services;

const { rows } = await db.execute<{ id: number; store: number }>(sql`
  select l.product_id as id, s.id as store from listings l join stores s on s.id = l.store_id and s.code = 'S001'
  where l.in_stock and not exists (select from variants v where v.product_id = l.product_id) order by l.product_id limit 1`);
const { id: productId, store } = rows[0]!;
const plenty = 1_000_000;
await db.execute(sql`update stock set on_hand = ${plenty} where product_id = ${productId}`);
const shoppers: Shopper[] = [];
while (shoppers.length < shopperCount) shoppers.push(await insertShopper(services, store));

const load = new Load(cluster.httpsPort);
load.read(["/", "/category?cat_id=1", `/product/${productId}`, "/kh", "/zh/promotions"], 6);
load.buy(shoppers, productId, 4);
await sleep(calm * 1000);

/** The longest time without an answer, in seconds, starting one second before a moment. */
function silence(events: readonly Event[], from: number, to: number): string {
  const answered = events
    .filter((event) => isAnswered(event) && event.at >= from - 1000 && event.at <= to)
    .map(({ at }) => at);
  const moments = [from - 1000, ...answered, to];
  return (Math.max(...moments.slice(1).map((at, index) => at - moments[index]!)) / 1000).toFixed(1);
}

/** Order numbers of this store; read in parts, since more arrive meanwhile. */
const placedNumbers = async () =>
  new Set(
    (await db.execute<{ number: string }>(sql`select number from orders where store_id = ${store}`)).rows.map(
      ({ number }) => number,
    ),
  );

console.log(
  "\ntaken away            pages: silent s  failed / sent    checkouts: silent s  failed tries / tries   orders told  lost   failed how",
);
for (const [name, takeAway] of Object.entries(cluster.parts)) {
  const from = performance.now();
  const toldBefore = load.told.size;
  await takeAway();
  await sleep(after * 1000);
  const to = performance.now();
  const [pages, checkouts] = (["page", "checkout"] as const).map((kind) =>
    load.events.filter((event) => event.kind === kind && event.at >= from && event.at <= to),
  );
  const failed = (events: readonly Event[]) =>
    `${events.filter((event) => !isAnswered(event)).length} / ${events.length}`;
  const ways = Object.entries(
    Object.groupBy(
      [...pages!, ...checkouts!].filter((event) => !isAnswered(event)),
      ({ status }) => status || "no answer",
    ),
  );
  await cluster.whole();
  const told = [...load.told.values()].slice(toldBefore);
  const placed = await placedNumbers();
  const missing = told.filter((number) => !placed.has(number)).length;
  console.log(
    [
      name.padEnd(20),
      silence(pages!, from, to).padStart(16),
      failed(pages!).padStart(15),
      silence(checkouts!, from, to).padStart(22),
      failed(checkouts!).padStart(22),
      String(told.length).padStart(13),
      String(missing).padStart(5),
      ` ${ways.map(([how, events]) => `${events!.length} × ${how}`).join(", ")}`,
    ].join(" "),
  );
  await sleep(calm * 1000);
}
await load.stop();

const placed = await placedNumbers();
const lost = [...load.told.values()].filter((number) => !placed.has(number));
const { rows: left } = await db.execute<{ sold: number }>(
  sql`select ${plenty} - on_hand as sold from stock where product_id = ${productId}`,
);
const sold = left[0]!.sold;
console.log(
  `\n${load.told.size} checkouts acknowledged, ${placed.size} orders, ${sold} pieces sold, ${lost.length} acknowledged orders lost`,
);
await database.close();
await cluster.stop();
process.exit(lost.length === 0 && placed.size === load.told.size && sold === placed.size ? 0 : 1);
