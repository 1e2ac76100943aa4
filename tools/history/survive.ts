import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { migrate, readMigrations } from "@shop/api/platform/database/migrate";
import { Entrance } from "./entrance.ts";
import { Expectations } from "./expectations.ts";
import { openShop } from "./shop.ts";
import type { ServerProcess } from "./servers.ts";

// npm run test:survive: the database is away for a while, a server is stopped, an upgrade under load, an overload.
// Prints what shoppers noticed of each, and fails when that is more than allowed.

const directory = join(import.meta.dirname, "../../.cache/history");
mkdirSync(directory, { recursive: true });
const shop = await openShop({ kind: "shop", seed: 1, shoppers: 40, logFile: join(directory, "survive") });
const { servers, proxy, database, world } = shop;
const [first, second] = servers as [ServerProcess, ServerProcess];
const expectations = new Expectations();
const { expect } = expectations;
const forwarded = { "x-forwarded-host": "s001.localhost", "accept-language": "en" };
const buyers = world.shoppers.filter(({ store }) => store.code === "S001");
const told = new Set<string>();

const get = (server: ServerProcess, path: string) =>
  fetch(server.origin + path, {
    headers: { ...forwarded, "x-forwarded-for": "100.64.0.1" },
    signal: AbortSignal.timeout(15_000),
  });

/** Places one order, without a second try; true when it was acknowledged, or refused by the limit of orders. */
async function buy(server: ServerProcess, turn: number): Promise<boolean> {
  const who = buyers[turn % buyers.length]!;
  const body = {
    checkout_type: "buy_now",
    product_id: world.plenty[0]!.id,
    quantity: 1,
    payment_type: "cod",
    address: who.addressId,
    note: null,
  };
  const headers = {
    ...forwarded,
    ...who.headers,
    "content-type": "application/json",
    "idempotency-key": randomUUID(),
    "x-forwarded-for": `100.64.1.${1 + (turn % 200)}`,
  };
  const response = await fetch(`${server.api}/checkout`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });
  const answer = response.ok ? ((await response.json()) as { data: { order_number: string } }) : await response.text();
  if (typeof answer === "string") return response.status === 429;
  told.add(answer.data.order_number);
  return true;
}

async function databaseAway(): Promise<void> {
  console.log("The database goes away for four seconds:");
  await get(first, "/");
  await get(first, "/kh");
  proxy.block(true);
  await sleep(1000);
  const [kept, khmer, call, fresh] = await Promise.all([
    get(first, "/"),
    get(first, "/kh"),
    get(first, "/rest/api/home"),
    get(first, `/product/${world.plenty[1]!.id}`),
  ]);
  const html = await kept.text();
  expect(
    kept.status === 200 && Boolean(kept.headers.get("warning")) && html.includes("cannot be reached just now"),
    "kept pages are shown, marked in header and text",
  );
  expect((await khmer.text()).includes("មិនអាចភ្ជាប់"), "in the page's language");
  for (const [name, response] of [
    ["a call", call],
    ["a page that is not kept", fresh],
  ] as const) {
    expect(
      response.status === 503 && Boolean(response.headers.get("retry-after")),
      `${name}: ${response.status}, Retry-After ${response.headers.get("retry-after")}`,
    );
  }
  expect(
    (await fresh.text()).includes(fresh.headers.get("x-request-id") ?? "-"),
    "the error page shows the number of its request",
  );
  await sleep(3000);
  proxy.block(false);
  const back = performance.now();
  const isWell = async () => (await get(first, "/rest/api/home")).ok && !(await get(first, "/")).headers.get("warning");
  while (!(await isWell()) && performance.now() - back < 20_000) await sleep(50);
  const seconds = (performance.now() - back) / 1000;
  expect(seconds < 5, `everything is well again ${seconds.toFixed(1)} s after the database is back`);
}

async function toldToStop(): Promise<void> {
  console.log("A server is told to stop with forty checkouts under way:");
  const before = told.size;
  const buying = Promise.allSettled(Array.from({ length: 40 }, (_, turn) => buy(second, turn)));
  await sleep(30);
  const begin = performance.now();
  await second.end("SIGTERM");
  const seconds = (performance.now() - begin) / 1000;
  const answered = (await buying).filter((result) => result.status === "fulfilled" && result.value).length;
  expect(seconds < 10, `it is gone after ${seconds.toFixed(1)} s`);
  expect(answered === 40, `${answered} of 40 were answered, ${told.size - before} with an order`);
  await second.start();
}

async function upgraded(): Promise<void> {
  console.log("A new version with a migration takes the place of the old one, server by server, under load:");
  const entrance = new Entrance(servers);
  let over = false;
  let sent = 0;
  const failed: string[] = [];
  const load = Array.from({ length: 6 }, async (_, worker) => {
    for (let turn = worker; !over; turn += 6) {
      const server = entrance.pick(turn);
      sent++;
      const isDone = await (
        worker < 2
          ? buy(server, turn)
          : get(server, turn % 2 ? "/" : `/product/${world.plenty[turn % 12]!.id}`).then(
              ({ ok, status }) => ok || status,
            )
      ).catch(String);
      if (isDone !== true) failed.push(`${server.name}: ${isDone}`);
      await sleep(40);
    }
  });
  await sleep(1000);
  const text = "create table history_notes (id integer primary key); alter table orders add column history_note text;";
  await migrate(shop.url, [...readMigrations(), { name: "9999-history", sql: text, checksum: "history" }]);
  for (const server of servers) {
    await server.end("SIGTERM");
    await server.start();
    await sleep(1000);
  }
  over = true;
  await Promise.all([...load, entrance.close()]);
  expect(
    failed.length === 0,
    `${failed.length} of ${sent} requests failed${failed.length > 0 ? ` (${[...new Set(failed)].slice(0, 5).join("; ")})` : ""}`,
  );
}

async function overloaded(): Promise<void> {
  console.log("More readers than can be served, for eight seconds:");
  const statuses = new Map<number, number>();
  const times: number[] = [];
  let refused = 0;
  let over = false;
  const readers = Array.from({ length: 200 }, async (_, reader) => {
    await sleep(reader * 10);
    for (let turn = 0; !over; turn++) {
      const { status } = await get(first, `/search?text=word${reader}x${turn}`).catch(() => ({ status: 0 }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 503) await sleep(1000);
    }
  });
  await sleep(1000);
  const buying = Array.from({ length: 3 }, async (_, buyer) => {
    for (let turn = buyer; !over; turn += 3) {
      const begin = performance.now();
      if (!(await buy(first, turn).catch(() => false))) refused++;
      times.push(performance.now() - begin);
    }
  });
  await sleep(8000);
  over = true;
  await Promise.all([...readers, ...buying]);
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  console.log(`  answers to readers: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(", ")}`);
  expect((statuses.get(503) ?? 0) > 0 && (statuses.get(500) ?? 0) === 0, "some are sent away, none gets a failure");
  expect(refused === 0 && times.length > 0, `${times.length} checkouts, ${refused} refused, p99 ${p99.toFixed(0)} ms`);
}

try {
  for (const trial of [databaseAway, toldToStop, upgraded, overloaded]) await trial();
  const { rows } = await database.db.execute<{ number: string }>(sql`select number from orders`);
  const stored = new Set(rows.map(({ number }) => number));
  expect(
    [...told].every((number) => stored.has(number)),
    `${told.size} orders were acknowledged, and all of them are there`,
  );
} finally {
  await shop.close();
}
process.exit(expectations.failures === 0 ? 0 : 1);
