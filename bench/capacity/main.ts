// npm run bench:capacity -- PORT DATA_DIR: the cost of a shopper on a running demo shop in processor time (which does
// not depend on other work on the machine, as requests per second do), and the duration of a checkout while browsing
// uses all of the server's capacity. Linux only: it reads /proc.
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { registerShopper, type ApiShopper } from "../../tools/history/api-shopper.ts";
import { quantile } from "../statistics.ts";
import { checkoutAtCapacity } from "./at-capacity.ts";
import { Costs } from "./costs.ts";

const port = Number(process.argv[2] ?? 3000);
const dataDir = process.argv[3] ?? ".data";
const origin = `http://127.0.0.1:${port}`;
const host = `s001.localhost:${port}`;
const server = { origin, api: `${origin}/rest` };
const rounds = Number(process.env.BENCH_ROUNDS ?? 150);

const outbox = join(dataDir, "outbox.jsonl");
const codeFor = (phone: string) => {
  const messages = existsSync(outbox)
    ? readFileSync(outbox, "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as { to: string; text: string })
    : [];
  return /\b\d{6}\b/.exec(messages.findLast(({ to }) => to === phone)?.text ?? "")?.[0];
};

/** Uses the store's own host name, which `fetch` cannot send: only such pages are cached. */
const get = (path: string) =>
  new Promise<void>((resolve, reject) => {
    const outgoing = request(
      { host: "127.0.0.1", port, path, headers: { host, "accept-language": "en", "accept-encoding": "br" } },
      (response) => {
        response
          .resume()
          .on("end", () =>
            response.statusCode === 200 ? resolve() : reject(new Error(`${path} answered ${response.statusCode}`)),
          );
      },
    );
    outgoing.on("error", reject).end();
  });

const costs = new Costs({ origin, cluster: join(dataDir, "postgres/cluster") });
const buyerCount = 9;
const first = Date.now() % (10_000 - buyerCount);
const shopper = await registerShopper({ api: server.api, host, outside: { codeFor }, number: first });
const buyers: ApiShopper[] = [];
while (buyers.length < buyerCount)
  buyers.push(
    await registerShopper({ api: server.api, host, outside: { codeFor }, number: first + 1 + buyers.length }),
  );
const listed = await shopper.call(server.api, "/api/products?in_stock=1&row_per_page=40&store_code=S001");
const goods = (listed.body.data as { id: number; variant_option_id: number | null }[])
  .filter(({ variant_option_id: variant }) => variant === null)
  .map(({ id }) => id);
const start = Date.now() % 1_000_000;

const words = ["phone", "camera", "light", "lock", "memory", "កាមេរ៉ា", "手机"];
const steps: [name: string, times: number, act: (turn: number) => Promise<unknown>][] = [
  ["a kept page", rounds * 10, () => get("/")],
  ["a page rendered anew", rounds, (turn) => get(`/phone?price_max=${1_000_000 + start + turn}`)],
  [
    "a search while typing",
    rounds,
    (turn) => get(`/rest/api/search/suggest?text=${encodeURIComponent(words[turn % words.length]!)}&store_code=S001`),
  ],
  ["a product into the cart", Math.min(rounds, 60), (turn) => shopper.fillCart(server, goods[turn % goods.length]!)],
  ["an order", 40, (turn) => shopper.buy(server, goods[turn % goods.length]!, randomUUID())],
];
console.log("step                       times   server ms   PostgreSQL ms");
const each = new Map<string, { server: number; database: number }>();
for (const [name, times, act] of steps) {
  for (let turn = 0; turn < 3; turn++) await act(-1 - turn);
  const before = await costs.now();
  for (let turn = 0; turn < times; turn++) await act(turn);
  const after = await costs.now();
  const cost = { server: (after.server - before.server) / times, database: (after.database - before.database) / times };
  each.set(name, cost);
  console.log(
    `${name.padEnd(25)} ${String(times).padStart(6)} ${cost.server.toFixed(2).padStart(11)} ${cost.database.toFixed(2).padStart(15)}`,
  );
}

/** A shopper in ten minutes: eight pages, one of them not cached, a typed search, and one order in twenty visits. */
const visit: [name: string, times: number][] = [
  ["a kept page", 7],
  ["a page rendered anew", 1],
  ["a search while typing", 4],
  ["a product into the cart", 0.2],
  ["an order", 0.05],
];
const visitMs = visit.reduce(
  (sum, [name, times]) => sum + times * (each.get(name)!.server + each.get(name)!.database),
  0,
);
/** Above this utilization of a core, answers start to wait. */
const share = 0.6;
console.log(
  `\none visit of ten minutes: ${visitMs.toFixed(0)} ms of processor; shoppers at once per core, at ${share * 100} % of it: ${Math.floor((share * 600_000) / visitMs)}`,
);

/** A reader's requests in the proportions of a visit: seven cached pages, one new page, four searches. */
const read = (turn: number) => steps[turn % 12 < 7 ? 0 : turn % 12 < 8 ? 1 : 2]![2](rounds + turn);
const seconds = Number(process.env.BENCH_SECONDS ?? 30);
const { times, refused, reads, sentAway } = await checkoutAtCapacity({ read, buyers, goods, server, seconds });
const at = (part: number) => quantile(times, part).toFixed(0);
console.log(
  `while browsing takes all there is (${(reads / seconds).toFixed(0)} requests a second, ${sentAway} sent away): ${times.length} checkouts, ${refused.length} refused, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
);
for (const reason of new Set(refused)) console.log(`  refused: ${reason.slice(0, 200)}`);
