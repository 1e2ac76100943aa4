import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import type { Call, CallLimit } from "@shop/contract/define";
import { paths, type CallName } from "@shop/contract/paths";
import { createLimits } from "./platform/limits/limits.ts";
import { policies, type PolicyName } from "./platform/limits/policies.ts";
import { insertShopper } from "./testing/samples/shopper.ts";
import { insertCustomer } from "./testing/samples/customer.ts";
import { insertProduct } from "./testing/samples/product.ts";
import { insertStore } from "./testing/samples/store.ts";
import { testApi } from "./testing/shops/test-api.ts";

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
for (const limit of ["search", "write", "read", "export", "checkout", "payment", "upload", "claim"] as const)
  await exhaust(limit);

const limited = (Object.keys(calls) as CallName[]).filter((name) => (calls[name] as Call).limit);
const ask = (name: CallName, { headers }: { headers: object }, ip: string) => {
  const [method, path] = paths[name];
  const address = path.replace(/\{\w+\}/g, "1");
  return call(`${address}${address.includes("?") ? "&" : "?"}store_code=S001`, {
    method,
    ip,
    headers: { ...headers },
    ...(method === "GET" ? {} : { body: {} }),
  });
};

test("changes of the cart, orders, payments, searches and large reads are limited", () => {
  expect(limited).toEqual(
    expect.arrayContaining([
      "cart.add",
      "cart.update",
      "wishlist.add",
      "locations.add",
      "checkout.place",
      "checkout.placeFromCart",
      "payment.generateKhqr",
      "payment.generate",
      "search.suggest",
      "products.headerSearch",
      "upload.image",
      "checkout.quote",
      "orders.list",
      "profile.export",
    ]),
  );
});

test.each(limited)("%s: above the limit the answer has Retry-After, for that caller only", async (name) => {
  const refused = await ask(name, busy, busyAddress);
  expect(refused).toMatchObject({ status: 429, body: { error: "rate_limited" } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask(name, calm, calmAddress)).status).not.toBe(429);
});

test("a product list with a text counts as a search, one without does not", async () => {
  expect((await call("/api/products?name=phone&store_code=S001", { ip: busyAddress })).status).toBe(429);
  expect((await call("/api/products?store_code=S001", { ip: busyAddress })).status).toBe(200);
});

test("a header search counts once", async () => {
  const ip = "198.51.100.3";
  const [most] = policies.search.windows[0];
  for (let use = 0; use < most - 2; use++) await services.limits.consume("search", ip);
  const search = async () => (await call("/products/page=1&row_per_page=15&name=phone?store_code=S001", { ip })).status;
  expect([await search(), await search(), await search()]).toEqual([200, 200, 429]);
});

test("a repeated Idempotency-Key is answered above the limit too, at both addresses of the checkout, and nothing else is done", async () => {
  const { id: productId } = await insertProduct(database.db, [storeId], { price: 100 });
  const shopper = await insertShopper(services, storeId, [{ productId, quantity: 1 }]);
  const ip = "198.51.100.4";
  const [most] = policies.checkout.windows[0];
  for (let use = 1; use < most; use++) await services.limits.consume("checkout", String(shopper.customerId));
  const place = (path: string, key: string) =>
    call(`${path}?store_code=S001`, {
      method: "POST",
      ip,
      headers: { ...shopper.headers, "idempotency-key": key },
      body: { address: shopper.addressId, payment_type: "cod" },
    });
  const first = await place("/checkout", "checkout-1");
  expect(first).toMatchObject({ status: 200, body: { code: 0 } });
  for (const path of ["/checkout", "/api/checkout"])
    expect(await place(path, "checkout-1")).toMatchObject({ status: 200, body: first.body });
  expect(await place("/checkout", "checkout-2")).toMatchObject({ status: 429, body: { error: "rate_limited" } });
  const other = await call("/api/cart/add?store_code=S001", {
    method: "POST",
    ip,
    headers: { ...shopper.headers, "idempotency-key": "checkout-1" },
    body: { product_id: productId, quantity: 1 },
  });
  expect(other.status, "a key is one call's").toBe(200);
  for (let use = 0; use < policies.answered.windows[0][0]; use++) await services.limits.consume("answered", ip);
  expect((await place("/checkout", "checkout-1")).status, "an address asks so often").toBe(429);
});

/** Calls that count what was asked only when they have read it, and the limit that each of them meets first. */
const countedInside: [what: string, PolicyName, CallName, { query?: string; body?: () => object }][] = [
  ["signing in", "sign-in-ip", "auth.login", { body: () => ({ phone: "012000111", password: "wrong-password" }) }],
  [
    "registering",
    "register",
    "auth.register",
    { body: () => ({ name: "Dara", phone: "012000112", password: "right-password-1" }) },
  ],
  ["codes", "otp-send-ip", "auth.forgotPassword", { body: () => ({ phone: "012000113" }) }],
  ["checking a code", "otp-check", "auth.verify", { body: () => ({ phone: "012000114", otp: "000000" }) }],
  [
    "checking a code for a new password",
    "otp-check",
    "auth.resetPassword",
    { body: () => ({ phone: "012000114", otp: "000000", password: "right-password-1" }) },
  ],
  ["the assistant", "chat", "chat.ask", { body: () => ({ text: "iphone" }) }],
  ["warranty by order", "lookup", "warranty.find", { query: "order=10000001&phone=1234" }],
  ["warranty by serial number", "lookup", "warranty.find", { query: "serial=356938035643809" }],
  ["claims", "lookup", "claims.find", { query: "claim=C-1&phone=1234" }],
  ["reports of devices", "lookup", "deviceChecks.get", {}],
  ["tracking", "lookup", "tracking.find", { query: "order=10000001&phone=1234" }],
  ["words about articles", "feedback", "help.feedback", { body: () => ({ helpful: true }) }],
];

test.each(countedInside)(
  "%s: the limit applies to the caller only",
  async (what, policy, name, { query = "", body }) => {
    const [method, path] = paths[name];
    // Calls share limits: each entry asks from an address of its own.
    const address = `203.0.113.${countedInside.findIndex(([each]) => each === what) + 1}`;
    const send = ({ headers }: { headers: object }, ip: string) =>
      call(`${path.replace(/\{\w+\}/g, "1")}?store_code=S001&${query}`, {
        method,
        ip,
        headers: { ...headers },
        ...(body && { body: body() }),
      });
    expect((await send(busy, address)).status).not.toBe(429);
    let allowed = true;
    while (allowed)
      ({ allowed } = await services.limits.consume(
        policy,
        policies[policy].per === "ip" ? address : String(busy.customerId),
      ));
    const refused = await send(busy, address);
    expect(refused).toMatchObject({ status: 429, body: { error: "rate_limited" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await send(calm, calmAddress)).status).not.toBe(429);
  },
);
