import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import type { Call, CallLimit } from "@shop/contract/define";
import { paths, type CallName } from "@shop/contract/paths";
import { createLimits, policies } from "./platform/limits.ts";
import { insertCustomer } from "./testing/sample-customer.ts";
import { insertStore } from "./testing/sample-store.ts";
import { testApi } from "./testing/test-api.ts";

const { call, services, database, api } = await testApi();
services.limits = createLimits(database.pool, { pepper: "test" });
const storeId = await insertStore(database.db, { code: "S001" });
await api.directory.load();
const [busy, calm] = [await insertCustomer(services, storeId), await insertCustomer(services, storeId)];
const [busyAddress, calmAddress] = ["198.51.100.1", "198.51.100.2"];

async function exhaust(limit: CallLimit): Promise<void> {
  const [most] = policies[limit].windows[0];
  const key = limit === "search" ? busyAddress : String(busy.customerId);
  for (let use = 0; use < most; use++) expect(await services.limits.consume(limit, key)).toEqual({ allowed: true });
}
for (const limit of ["search", "write", "checkout", "payment"] as const) await exhaust(limit);

const limited = (Object.keys(calls) as CallName[]).filter((name) => (calls[name] as Call).limit);
const ask = (name: CallName, { headers }: { headers: object }, ip: string) => {
  const [method, path] = paths[name];
  const address = path.replace(/\{\w+\}/g, "1");
  return call(`${address}${address.includes("?") ? "&" : "?"}store_code=S001`, { method, ip, headers: { ...headers }, ...(method === "GET" ? {} : { body: {} }) });
};

test("what changes the cart, orders, pays or searches is limited", () => {
  expect(limited).toEqual(expect.arrayContaining(["cart.add", "cart.update", "wishlist.add", "locations.add", "checkout.place", "checkout.placeFromCart", "payment.generateKhqr", "payment.generate", "search.suggest", "products.headerSearch"]));
});

test.each(limited)("%s says when to come back, to the one who asked too often alone", async (name) => {
  const refused = await ask(name, busy, busyAddress);
  expect(refused).toMatchObject({ status: 429, body: { error: "rate_limited" } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask(name, calm, calmAddress)).status).not.toBe(429);
});

test("a search by text in the list of products counts as a search, a list does not", async () => {
  expect((await call("/api/products?name=phone&store_code=S001", { ip: busyAddress })).status).toBe(429);
  expect((await call("/api/products?store_code=S001", { ip: busyAddress })).status).toBe(200);
});
