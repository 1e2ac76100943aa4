import { createApi } from "@shop/api/create-api";
import { readEnv } from "@shop/api/platform/env";
import { createLog } from "@shop/api/platform/log";
import { openServices } from "@shop/api/testing/shops/open-services";
import { insertShopper, type Shopper } from "@shop/api/testing/samples/shopper";
import { insertProduct } from "@shop/api/testing/samples/product";
import { insertStore } from "@shop/api/testing/samples/store";
import { openBench } from "../database.ts";
import { quantile } from "../statistics.ts";

// npm run bench:checkout: orders per second, from request to answer, with a concurrency of 1, 8 and 32.
// One process both sends and answers the requests, and the database does not wait for the disk.

const concurrency = [1, 8, 32];
/** Checkouts per row, after a tenth of warm-up ones. */
const many = 400;
/** Number of products that the shoppers buy; some compete for the same one, as in a sale. */
const assortment = 50;

const bench = await openBench("checkout", { anew: true });
const env = readEnv({ DATA_DIR: bench.dataDir });
const log = createLog("warn");
const { database, url } = bench;
const services = await openServices({ env, database, log, url, ipFactor: 1000 });
const api = await createApi(services, { base: "/rest" });
const store = await insertStore(database.db, { code: "S001" });
const products: number[] = [];
for (let count = 0; count < assortment; count++)
  products.push((await insertProduct(database.db, [store], { pieces: 1_000_000 })).id);
await api.directory.load();

const host = "s001.localhost";
const caller = { ip: "127.0.0.1", requestId: "bench", origin: `http://${host}`, host, userAgent: null };

async function checkOut(who: Shopper, productId: number): Promise<void> {
  const body = {
    checkout_type: "buy_now",
    product_id: productId,
    quantity: 1,
    payment_type: "cod",
    address: who.addressId,
  };
  const headers = { ...who.headers, "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
  const response = await api.app.request(
    `http://${host}/rest/checkout`,
    { method: "POST", headers, body: JSON.stringify(body) },
    { caller },
  );
  if (response.status !== 200) throw new Error(`checkout: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

/** Milliseconds per checkout, with the given concurrency. */
async function run(count: number, atOnce: number, shoppers: readonly Shopper[]): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let mine = next++; mine < count; mine = next++) {
        const begin = performance.now();
        await checkOut(shoppers[mine % shoppers.length]!, products[mine % assortment]!);
        times.push(performance.now() - begin);
      }
    }),
  );
  return times;
}

console.log("at once   checkouts/s   p50 ms   p95 ms   to one at a time");
let first = 0;
for (const atOnce of concurrency) {
  // Many shoppers, since one may send only a limited number of checkouts per minute.
  const shoppers: Shopper[] = [];
  for (let count = 0; count < many / 10; count++) shoppers.push(await insertShopper(services, store));
  await run(many / 10, atOnce, shoppers);
  const begin = performance.now();
  const times = await run(many, atOnce, shoppers);
  const rate = (many * 1000) / (performance.now() - begin);
  first ||= rate;
  const at = (share: number) => quantile(times, share).toFixed(1);
  console.log(
    [
      String(atOnce).padStart(7),
      rate.toFixed(0).padStart(13),
      at(0.5).padStart(8),
      at(0.95).padStart(8),
      `${(rate / first).toFixed(2)} ×`.padStart(18),
    ].join(" "),
  );
}
await services.jobs.stop();
await services.changes.close();
await bench.stop();
