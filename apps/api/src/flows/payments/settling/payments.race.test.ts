import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { readEnv } from "../../../platform/env.ts";
import { listenForChanges } from "../../../platform/changes/changes.ts";
import type { Services } from "../../../platform/context.ts";
import { openJobs } from "../../../platform/jobs/jobs.ts";
import { createLimits } from "../../../platform/limits/limits.ts";
import { createLog } from "../../../platform/log.ts";
import { testDatabase } from "../../../platform/testing/database.ts";
import { killableApi } from "../../../testing/servers/killable-api.ts";
import { insertShopper, type Shopper } from "../../../testing/samples/shopper.ts";
import { payableSettings } from "../../../testing/shops/payment-desk.ts";
import { insertProduct } from "../../../testing/samples/product.ts";
import { insertStore } from "../../../testing/samples/store.ts";

const full = Boolean(process.env["FULL"]);
const total = full ? 1000 : 40;
const kills = full ? 20 : 2;
const atOnce = full ? 24 : 12;
const pieces = 100_000;
/** In short it runs beside other tests, which leave it little of the machine. */
const settleSeconds = full ? 10 : 30;

const dataDir = mkdtempSync(join(tmpdir(), "shop-race-"));
const database = await testDatabase();
const { db } = database;
const server = await killableApi(database.url, dataDir);
afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

// Only to put shoppers into the database: whatever happens to payments happens in the other process.
const log = createLog("silent");
const services: Services = {
  env: readEnv({ DATA_DIR: dataDir }),
  database,
  log,
  jobs: await openJobs(database.url, log),
  changes: listenForChanges(database.url, log),
  limits: createLimits(database.pool, { pepper: "test" }),
  now: () => new Date(),
};
await services.jobs.stop();
await services.changes.close();
const store = await insertStore(db, { settings: payableSettings });
const { id: productId } = await insertProduct(db, [store], { pieces });

const random = (most: number) => Math.random() * most;

/** Opens a payment, perhaps pays it at the bank, and closes the browser at some moment. */
async function shop(who: Shopper, serial: number): Promise<void> {
  const json = { "content-type": "application/json", ...who.headers };
  const post = (path: string, body: object, key?: string) =>
    server.send(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { ...json, ...(key && { "idempotency-key": key }) },
    });
  const opened = await post(
    "/rest/payment/generate_khqr",
    { payment_method: "wing", type: "khqr", address: who.addressId },
    `open ${serial}`,
  );
  expect(opened, JSON.stringify(opened.body)).toMatchObject({ status: 200 });
  const { payment_id } = (opened.body as { data: { payment_id: string } }).data;
  await sleep(random(500));
  if (serial % 10 === 0) return;
  await post(`/simulator/payments/${payment_id}/approve`, {});
  // Two of three are closed here and now; the others ask on for a while, and some check out themselves.
  if (serial % 3 > 0) return;
  await sleep(random(2500));
  await post("/rest/payment/check_payment_status", { payment_id });
  if (serial % 2)
    await post("/rest/checkout", {
      payment_type: "khqr",
      payment_method: "wing",
      image_url: "x",
      payment_id,
      address: who.addressId,
    });
}

/** What must hold, counted in the database. Transfers are what the bank knows, whatever the shop does. */
async function count() {
  const { rows } = await db.execute<Record<string, number>>(sql`
    with paid as (select distinct p.id from payments p join simulated_bank b on b.service = 'bakong' and b.key = p.provider_key and b.status = 'SUCCESS')
    select (select count(*) from paid)::integer as paid,
      (select count(*) from paid join payments p using (id) join orders o on o.id = p.order_id where p.state = 'paid' and o.state = 'placed')::integer as placed,
      (select count(*) from paid join payments p using (id) where p.state = 'refund_due' and p.order_id is not null)::integer as owed,
      (select count(*) from orders)::integer as orders,
      (select count(*) from orders o where not exists (select from payments p join paid using (id) where p.order_id = o.id))::integer as unpaid_orders,
      (select count(*) from (select customer_id from orders where state = 'placed' group by customer_id having count(*) > 1) as twice)::integer as doubled,
      (select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id where o.state = 'placed')::integer as sold,
      (select ${pieces} - on_hand from stock where product_id = ${productId})::integer as taken,
      (select held from stock where product_id = ${productId})::integer as held,
      (select coalesce(sum((h ->> 'quantity')::integer), 0) from payments, jsonb_array_elements(held) as h where held is not null)::integer as holding`);
  return rows[0]!;
}

test(
  `${total} KHQR payments, browsers closed at random, the server killed ${kills} times: every paid one has its order within ${settleSeconds} seconds, no order without payment`,
  full ? {} : { timeout: 180_000 },
  async () => {
    const shoppers: Shopper[] = [];
    for (let serial = 0; serial < total; serial++)
      shoppers.push(await insertShopper(services, store, [{ productId, quantity: 1 + (serial % 3) }]));
    await server.start();
    let serial = 0;
    const shopping = Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let mine = serial++; mine < total; mine = serial++) await shop(shoppers[mine]!, mine);
      }),
    );
    let isClosable = false;
    void shopping.finally(() => (isClosable = true)).catch(() => undefined);
    let killed = 0;
    while (killed < kills && !isClosable) {
      await sleep(300 + random(full ? 2500 : 1200));
      await server.kill();
      killed++;
      await server.start();
    }
    await shopping;
    // Once more, when everybody has paid: nobody but the server is left to place what is open.
    await server.kill();
    await server.start();
    const back = Date.now();
    let state = await count();
    while (state.placed! + state.owed! < state.paid! && Date.now() - back < settleSeconds * 1000) {
      await sleep(100);
      state = await count();
    }
    console.info(
      `${total} payments, ${killed + 1} kills: ${JSON.stringify(state)}, ${Date.now() - back} ms after the last start`,
    );
    expect(state.paid).toBeGreaterThanOrEqual(total * 0.9);
    expect(state).toMatchObject({
      placed: state.paid,
      owed: 0,
      orders: state.paid,
      unpaid_orders: 0,
      doubled: 0,
      taken: state.sold,
      held: state.holding,
    });
  },
);
