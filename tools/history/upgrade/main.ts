import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { readMigrations } from "@shop/api/platform/database/migrate";
import { Expectations } from "../expectations.ts";
import { olderVersion } from "./older-version.ts";
import { openTwoVersions } from "./two-versions.ts";
import { UpgradeLoad } from "./load.ts";
import { registerShopper, type ApiShopper } from "../api-shopper.ts";

// npm run test:upgrade: a rolling upgrade under load. An older version of the shop serves shoppers, this version starts
// beside it with the same database and gets part of their requests, and the older one is stopped. Fails when a request
// fails, or an order is lost or doubled. Skips, and says so, where the older version is not in the clone's history.

/** A commit with fewer migrations than now. It is replaced by a later one once the two can no longer run beside each other. */
const olderCommit = "2116bd392524dba305951e7ebb99dd4b14d2bd18";
const shopperCount = 6;
/** The number of orders that each part of the upgrade waits for. */
const enough = 10;
const host = "s001.localhost";

const directory = olderVersion(olderCommit);
if (!directory) {
  console.log(`Skipped: commit ${olderCommit} is not in this clone's history (git fetch --unshallow brings it).`);
  process.exit(0);
}
const before = readMigrations(join(directory, "apps/api/migrations")).map(({ name }) => name);
const added = readMigrations().flatMap(({ name }) => (before.includes(name) ? [] : [name]));
const expectations = new Expectations();
const { expect } = expectations;

console.log(
  `The older version (${olderCommit.slice(0, 7)}, ${before.length} migrations) fills an empty database and opens.`,
);
const { older, newer, database, outside, close } = await openTwoVersions(directory);
try {
  const goods = await plentyOf(database);
  const stockBefore = await stockOf(database, goods);
  const shoppers: ApiShopper[] = [];
  for (let number = 0; number < shopperCount; number++)
    shoppers.push(await registerShopper({ api: older.api, host, outside, number }));
  const load = new UpgradeLoad({ older, newer, shoppers, goods });
  await upgrade(load);
  expectAnswers(load);
  const sold = await expectOrders(load);
  expect(
    stockBefore - (await stockOf(database, goods)) === sold,
    `${sold} pieces were sold, and as many are gone from stock`,
  );
  for (const shopper of shoppers)
    expect(await shopper.seesOrders(newer), `${shopper.name} still has every order and nobody else's`);
} finally {
  await close();
}
console.log(expectations.failures === 0 ? "Upgraded with nothing lost." : `${expectations.failures} failures.`);
process.exit(expectations.failures === 0 ? 0 : 1);

/** Replaces the older version by this one while shoppers order: first the older alone, then both, then this one alone. */
async function upgrade(load: UpgradeLoad): Promise<void> {
  await until(() => load.told.size >= enough);
  const alone = load.told.size;
  console.log(`This version starts beside it and adds ${added.length} migrations (${added.join(", ")}), under load.`);
  await newer.start();
  await until(() => load.toldBy(newer) >= enough && load.again >= enough);
  const beside = load.toldBy(newer);
  console.log("The older version is told to stop.");
  const stopping = performance.now();
  await older.end("SIGTERM");
  const stopSeconds = (performance.now() - stopping) / 1000;
  const left = load.told.size;
  await until(() => load.told.size >= left + enough);
  await load.stop();
  expect(added.length > 0, `${added.length} migrations are new`);
  expect(
    alone >= enough && beside >= enough && load.again >= enough,
    `orders from the older version alone ${alone}, from the newer beside it ${beside}; ${load.again} checkouts were sent again to the other version`,
  );
  expect(stopSeconds < 10, `the older version was gone after ${stopSeconds.toFixed(1)} s`);
}

function expectAnswers({ answered, failed }: UpgradeLoad): void {
  const requests = [...answered.values()].reduce((sum, count) => sum + count, 0);
  const shares = [...answered].map(([server, count]) => `${count} at the ${server.name} version`).join(", ");
  const examples = failed.length > 0 ? `: ${[...new Set(failed)].slice(0, 6).join("; ")}` : "";
  expect(failed.length === 0, `${failed.length} of ${requests} requests failed (${shares})${examples}`);
}

/** Compares the orders that are there with those that were acknowledged. Returns the number of pieces sold. */
async function expectOrders({ told }: UpgradeLoad): Promise<number> {
  const { rows } = await database.query<{ number: string; quantity: number }>(
    "select number, sum(quantity)::integer as quantity from orders join order_lines on order_id = orders.id group by number",
  );
  const stored = new Set(rows.map(({ number }) => number));
  expect(
    [...told.keys()].every((number) => stored.has(number)) && stored.size === told.size,
    `${told.size} orders were acknowledged, ${stored.size} are there`,
  );
  return rows.reduce((sum, { quantity }) => sum + quantity, 0);
}

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
