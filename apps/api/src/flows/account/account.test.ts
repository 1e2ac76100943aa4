import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import { transferCash } from "../../modules/payments/public.ts";
import { insertCustomer, samplePassword } from "../../testing/samples/customer.ts";
import { insertProduct } from "../../testing/samples/product.ts";
import { insertShopper } from "../../testing/samples/shopper.ts";
import { accountShop } from "../../testing/shops/account-shop.ts";

const { services, database, wait, storeId, shopper, send, profile, login, isSignedIn } = await accountShop();
const { db } = database;

test("the profile includes the default address", async () => {
  const who = await insertCustomer(services, storeId, {
    name: "Dara",
    phone: "+85510999888",
    email: "Dara@Example.com",
  });
  expect(await profile(who)).toEqual({
    id: who.customerId,
    name: "Dara",
    phone: "+85510999888",
    email: "dara@example.com",
    lang: "en",
    address: null,
    balance: 0,
  });
  await send("POST", "/api/profile/location/add", who, { name: "Home", lat: 11.55, long: 104.92 });
  const data = await profile(who);
  expect(data.address).toMatchObject({ name: "Home", province_code: "12", is_default: true });
  expect(calls["profile.get"].data.parse(data)).toEqual(data);
});

test("name and language can be changed separately", async () => {
  const who = await shopper();
  await send("PUT", "/api/profile", who, { name: "  Sok Dara " });
  await send("PUT", "/api/profile", who, { lang: "km" });
  expect((await send("PUT", "/api/profile", who, {})).status).toBe(200);
  expect(await profile(who)).toMatchObject({ name: "Sok Dara", lang: "km" });
  expect((await send("PUT", "/api/profile", who, { lang: "kh" })).body.fields).toEqual({ lang: "invalid" });
  expect((await send("PUT", "/api/profile", who, { name: " " })).body.fields).toEqual({ name: "required" });
});

test("a new password invalidates every token; whoever set it gets a new one", async () => {
  const who = await shopper();
  const second = (await login({ phone: who.phone, password: samplePassword })).body.data.token;
  const wrong = await send("POST", "/api/profile/password", who, {
    current_password: "not this one",
    password: "a new password",
  });
  expect(wrong).toMatchObject({ status: 400, body: { fields: { current_password: "password_wrong" } } });
  expect(await isSignedIn(second)).toBe(true);

  const changed = await send("POST", "/api/profile/password", who, {
    current_password: samplePassword,
    password: "a new password",
  });
  const { token } = changed.body.data;
  expect(changed.headers.get("set-cookie")).toContain(`jwt=${token};`);
  expect([await isSignedIn(who.token), await isSignedIn(second), await isSignedIn(token)]).toEqual([
    false,
    false,
    true,
  ]);
  expect((await login({ phone: who.phone, password: samplePassword })).status).toBe(401);
  expect((await login({ phone: who.phone, password: "a new password" })).status).toBe(200);
});

test("a customer can export all of their data, and nobody else's", async () => {
  const [who, other] = [await shopper(), await shopper()];
  const { id } = await insertProduct(db, [storeId]);
  await send("POST", "/api/profile/location/add", who, {
    name: "Home",
    lat: 11.55,
    long: 104.92,
    description: "Blue gate",
  });
  await send("POST", "/api/profile/location/add", other, { name: "Other", lat: 11.55, long: 104.92 });
  await send("POST", "/api/cart/add", who, { product_id: id, quantity: 2 });
  await send("POST", "/api/wishlist/add", who, { product_id: id });
  const { data } = (await send("GET", "/api/profile/export", who)).body;
  expect(data).toMatchObject({
    profile: { name: "Sokha", phone: who.phone },
    addresses: [{ name: "Home", description: "Blue gate", province_code: "12" }],
    cart: [{ product_id: id, quantity: 2 }],
    wishlist: [{ product_id: id }],
    sessions: [{ ended_at: null }],
  });
  expect(JSON.stringify(data)).not.toMatch(/argon2|password/i);
});

test("the profile shows store cash, and the export contains orders", async () => {
  const who = await insertShopper(services, storeId, [
    { productId: (await insertProduct(db, [storeId], { price: 2500 })).id, quantity: 2 },
  ]);
  const topUp = {
    kind: "top_up",
    payer: { storeId, customerId: who.customerId },
    currency: "USD",
    amount: 1250,
    reference: "test:1",
    actor: "staff:test",
    at: services.now(),
  } as const;
  await database.transaction((tx) => transferCash(tx, topUp));
  expect((await profile(who)).balance).toBe(12.5);
  const placed = await send("POST", "/checkout", who, { payment_type: "cod", address: who.addressId });
  expect(placed.status).toBe(200);
  const { data } = (await send("GET", "/api/profile/export", who)).body;
  expect(data).toMatchObject({
    cart: [],
    orders: [
      {
        order_number: placed.body.data.order_number,
        state: "placed",
        total: 5000,
        delivery: { description: "Street 51" },
        lines: [{ quantity: 2, price: 2500 }],
      },
    ],
    payments: [{ way: "cod" }],
  });
});

test("a session expires after thirty days", async () => {
  const who = await shopper();
  wait(30 * 24 * 3600 * 1000 - 5000);
  expect(await isSignedIn(who.token)).toBe(true);
  wait(10_000);
  expect(await isSignedIn(who.token)).toBe(false);
});
