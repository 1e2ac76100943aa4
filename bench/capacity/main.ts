// npm run bench:capacity -- PORT DATA_DIR: the cost of a shopper on a running demo shop in processor time (which does
// not depend on other work on the machine, as requests per second do), and the duration of a checkout while browsing
// uses all of the server's capacity. Linux only: it reads /proc.
import { join } from "node:path";
import { codeIn, outboxTexts } from "@shop/api/testing/shops/outbox";
import { registerShopper, type ApiShopper } from "../../tools/history/api-shopper.ts";
import { quantile } from "../statistics.ts";
import { checkoutAtCapacity } from "./at-capacity.ts";
import { Costs, type Cost } from "./costs.ts";
import { stepsOf, type Step } from "./steps.ts";

const port = Number(process.argv[2] ?? 3000);
const dataDir = process.argv[3] ?? ".data";
const origin = `http://127.0.0.1:${port}`;
const host = `s001.localhost:${port}`;
const server = { origin, api: `${origin}/rest` };
const rounds = Number(process.env.BENCH_ROUNDS ?? 150);
const seconds = Number(process.env.BENCH_SECONDS ?? 30);
const buyerCount = 9;
/** Above this utilization of a core, answers start to wait. */
const share = 0.6;

const costs = new Costs({ origin, cluster: join(dataDir, "postgres/cluster") });
const [shopper, ...buyers] = await register(1 + buyerCount);
const goods = await plentyOf(shopper!);
const steps = stepsOf({ port, server, host, shopper: shopper!, goods, rounds });

console.log("step                       times   server ms   PostgreSQL ms");
let visitMs = 0;
for (const step of Object.values<Step>(steps)) {
  const cost = await costOf(step);
  visitMs += step.perVisit * (cost.server + cost.database);
  console.log(
    `${step.name.padEnd(25)} ${String(step.times).padStart(6)} ${cost.server.toFixed(2).padStart(11)} ${cost.database.toFixed(2).padStart(15)}`,
  );
}
console.log(
  `\none visit of ten minutes: ${visitMs.toFixed(0)} ms of processor; shoppers at once per core, at ${share * 100} % of it: ${Math.floor((share * 600_000) / visitMs)}`,
);

/** A reader's requests in the proportions of a visit: seven cached pages, one new page, four searches. */
const read = (turn: number) => {
  const { act }: Step = turn % 12 < 7 ? steps.cached : turn % 12 < 8 ? steps.rendered : steps.search;
  return act(rounds + turn);
};
const { times, refused, reads, sentAway } = await checkoutAtCapacity({ read, buyers, goods, server, seconds });
const at = (part: number) => quantile(times, part).toFixed(0);
console.log(
  `while browsing takes all there is (${(reads / seconds).toFixed(0)} requests a second, ${sentAway} sent away): ${times.length} checkouts, ${refused.length} refused, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
);
for (const reason of new Set(refused)) console.log(`  refused: ${reason.slice(0, 200)}`);

/** Registers shoppers, whose phones have other numbers in every run. */
async function register(count: number): Promise<ApiShopper[]> {
  const outside = { codeFor: (phone: string) => codeIn(outboxTexts(dataDir, phone).at(-1)) };
  const first = Date.now() % (10_000 - count);
  const shoppers: ApiShopper[] = [];
  for (let number = first; number < first + count; number++)
    shoppers.push(await registerShopper({ api: server.api, host, outside, number }));
  return shoppers;
}

/** Ids of products in stock that have no variants. */
async function plentyOf(who: ApiShopper): Promise<number[]> {
  const { body } = await who.call(server.api, "/api/products?in_stock=1&row_per_page=40&store_code=S001");
  const listed = body.data as { id: number; variant_option_id: number | null }[];
  return listed.filter(({ variant_option_id: variant }) => variant === null).map(({ id }) => id);
}

/** Processor time of a step, in milliseconds, once it is warm. */
async function costOf({ times: count, act }: Step): Promise<Cost> {
  for (let turn = 0; turn < 3; turn++) await act(count + turn);
  const before = await costs.now();
  for (let turn = 0; turn < count; turn++) await act(turn);
  const after = await costs.now();
  return { server: (after.server - before.server) / count, database: (after.database - before.database) / count };
}
