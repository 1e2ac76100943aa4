import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { readMigrations } from "@shop/api/platform/database/migrate";
import { startEmbeddedPostgres } from "@shop/api/platform/postgres/embedded";
import { Entrance } from "./entrance.ts";
import { Expectations } from "./expectations.ts";
import { olderVersion } from "./older-version.ts";
import { Outside } from "./outside.ts";
import { freePort } from "@shop/api/testing/servers/free-port";
import { ServerProcess } from "./servers.ts";
import { registerShopper, type UpgradeShopper } from "./upgrade-shopper.ts";

// npm run test:upgrade: a rolling upgrade under load. An older version of the shop serves shoppers, this version starts
// beside it with the same database and gets part of their requests, and the older one is stopped. Fails when a request
// fails, or an order is lost or doubled. Skips, and says so, where the older version is not in the clone's history.

/** A commit with fewer migrations than now. It is replaced by a later one once the two can no longer run beside each other. */
const olderCommit = "2116bd392524dba305951e7ebb99dd4b14d2bd18";
const shopperCount = 6;
/** Pauses between a shopper's turns and orders, in milliseconds: long enough for the limits of 240 writes and 20 orders a minute. */
const turnPauseMs = 250;
const orderPauseMs = 3200;
const host = "s001.localhost";
const pages = ["/", "/kh/", "/zh/phone", "/promotions", "/search/phone", "/checkout", "/account/myaccount/myorders"];

const directory = olderVersion(olderCommit);
if (!directory) {
  console.log(`Skipped: commit ${olderCommit} is not in this clone's history (git fetch --unshallow brings it).`);
  process.exit(0);
}
const before = readMigrations(join(directory, "apps/api/migrations")).map(({ name }) => name);
const added = readMigrations().filter(({ name }) => !before.includes(name));
const expectations = new Expectations();
const { expect } = expectations;

const data = mkdtempSync(join(tmpdir(), "shop-upgrade-"));
// PostgreSQL runs as another user, who has to get through this directory to its own, which are private.
chmodSync(data, 0o711);
const logs = join(import.meta.dirname, "../../.cache/history");
mkdirSync(logs, { recursive: true });
const undo: (() => unknown)[] = [() => rmSync(data, { recursive: true, force: true })];

try {
  const outside = new Outside();
  await outside.start();
  undo.push(() => outside.stop());
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const postgres = await startEmbeddedPostgres({ dataDir: data, log: quiet });
  undo.push(() => postgres.stop());
  const env = {
    DATA_DIR: data,
    DATABASE_URL: postgres.url,
    LOG_LEVEL: "warn",
    TRUSTED_PROXIES: "127.0.0.1",
    TOKEN_KEYS: `upgrade:${"k".repeat(40)}`,
    ...outside.env,
  };
  const make = async (name: string, mode: string, code?: string) =>
    new ServerProcess(name, {
      kind: "shop",
      port: await freePort(),
      env: { ...env, SHOP_MODE: mode },
      clockOffsetMs: 0,
      logFile: join(logs, `upgrade.${name}.log`),
      ...(code && { directory: code }),
    });

  console.log(
    `The older version (${olderCommit.slice(0, 7)}, ${before.length} migrations) fills an empty database and opens.`,
  );
  const filling = await make("filling", "demo", directory);
  undo.push(() => filling.end("SIGKILL"));
  await filling.start();
  await filling.end("SIGTERM");
  const [older, newer] = [await make("older", "production", directory), await make("newer", "production")];
  undo.push(() => Promise.all([older.end("SIGKILL"), newer.end("SIGKILL")]));
  await older.start();

  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  undo.push(() => database.end());
  const goods = await plentyOf(database);
  const stockBefore = await stockOf(database, goods);
  const shoppers: UpgradeShopper[] = [];
  for (let number = 0; number < shopperCount; number++)
    shoppers.push(await registerShopper({ api: older.api, host, outside, number }));

  const entrance = new Entrance([older, newer], [older]);
  const told = new Map<string, ServerProcess>();
  const failed: string[] = [];
  const answered = new Map([
    [older, 0],
    [newer, 0],
  ]);
  let again = 0;
  let isOver = false;

  /** Does something at a server, and counts it. `work` returns what went wrong. */
  async function done(server: ServerProcess, what: string, work: () => Promise<string | undefined>): Promise<void> {
    const wrong = await work().catch(String);
    answered.set(server, answered.get(server)! + 1);
    if (wrong) failed.push(`${what} at the ${server.name} version: ${wrong.slice(0, 200)}`);
  }

  async function shopping(shopper: UpgradeShopper, offset: number): Promise<void> {
    for (let turn = offset, nextOrder = 0; !isOver; turn++) {
      const server = entrance.pick(turn);
      const path = turn % 3 === 0 ? `/product/${goods[turn % goods.length]}` : pages[turn % pages.length]!;
      await done(server, path, () => shopper.open(server, path));
      await done(server, "the cart", () => shopper.fillCart(server, goods[turn % goods.length]!));
      if (performance.now() >= nextOrder) {
        nextOrder = performance.now() + orderPauseMs;
        await ordering(shopper, turn, server);
      }
      await done(server, "the list of orders", () => shopper.listOrders(server));
      await sleep(turnPauseMs);
    }
  }

  async function ordering(shopper: UpgradeShopper, turn: number, server: ServerProcess): Promise<void> {
    const key = randomUUID();
    const product = goods[turn % goods.length]!;
    await done(server, "a checkout", async () => {
      const { number, wrong } = await shopper.buy(server, product, key);
      if (number) told.set(number, server);
      return wrong;
    });
    // A browser that got no answer asks again, and may then reach the other version.
    const other = entrance.pick(turn + 1);
    await done(other, "the same checkout again", async () => {
      const { number, wrong } = await shopper.buy(other, product, key);
      if (other !== server) again++;
      return wrong ?? (told.has(number!) ? undefined : `another order, ${number}`);
    });
  }

  const load = Promise.all(shoppers.map((shopper, index) => shopping(shopper, index)));
  await until(() => told.size >= 10);
  const alone = told.size;
  console.log(
    `This version starts beside it and adds ${added.length} migrations (${added.map(({ name }) => name).join(", ")}), under load.`,
  );
  await newer.start();
  const ofNewer = () => [...told.values()].filter((server) => server === newer).length;
  await until(() => entrance.has(newer) && ofNewer() >= 10 && again >= 10);
  const beside = ofNewer();
  console.log("The older version is told to stop.");
  const stopping = performance.now();
  await older.end("SIGTERM");
  const stopSeconds = (performance.now() - stopping) / 1000;
  const left = told.size;
  await until(() => told.size >= left + 10);
  isOver = true;
  await load;
  await entrance.close();

  const requests = [...answered.values()].reduce((sum, count) => sum + count, 0);
  const { rows } = await database.query<{ number: string; quantity: number }>(
    "select number, sum(quantity)::integer as quantity from orders join order_lines on order_id = orders.id group by number",
  );
  const stored = new Set(rows.map(({ number }) => number));
  const shares = [...answered].map(([server, count]) => `${count} at the ${server.name} version`).join(", ");
  expect(added.length > 0, `${added.length} migrations are new`);
  expect(
    alone >= 10 && beside >= 10 && again >= 10,
    `orders from the older version alone ${alone}, from the newer beside it ${beside}; ${again} checkouts were sent again to the other version`,
  );
  expect(
    failed.length === 0,
    `${failed.length} of ${requests} requests failed (${shares})${failed.length > 0 ? `: ${[...new Set(failed)].slice(0, 6).join("; ")}` : ""}`,
  );
  expect(stopSeconds < 10, `the older version was gone after ${stopSeconds.toFixed(1)} s`);
  expect(
    [...told.keys()].every((number) => stored.has(number)) && stored.size === told.size,
    `${told.size} orders were acknowledged, ${stored.size} are there`,
  );
  const sold = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  expect(
    stockBefore - (await stockOf(database, goods)) === sold,
    `${sold} pieces were sold, and as many are gone from stock`,
  );
  for (const shopper of shoppers)
    expect(await shopper.seesOrders(newer), `${shopper.name} still has every order and nobody else's`);
} finally {
  for (const step of undo.reverse()) await step();
}
console.log(expectations.failures === 0 ? "Upgraded with nothing lost." : `${expectations.failures} failures.`);
process.exit(expectations.failures === 0 ? 0 : 1);

/** Waits until something has happened under load, for a minute at most. */
async function until(isReached: () => boolean): Promise<void> {
  for (const end = Date.now() + 60_000; !isReached() && Date.now() < end;) await sleep(50);
}

/** Products of the store without variants, with more pieces than are bought here. */
async function plentyOf(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `update stock set on_hand = 100000 where variant_id = 0 and store_id = 0 and product_id in (
       select product_id from listings join stores on stores.id = listings.store_id join products on products.id = listings.product_id
        where stores.code = 'S001' and not exists (select from variants where variants.product_id = products.id) order by product_id limit 12
     ) returning product_id as id`,
  );
  return rows.map(({ id }) => id);
}

async function stockOf(client: pg.Client, goods: number[]): Promise<number> {
  const { rows } = await client.query<{ pieces: number }>(
    "select sum(on_hand)::integer as pieces from stock where product_id = any($1)",
    [goods],
  );
  return rows[0]!.pieces;
}
