import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import { customers } from "../../modules/customers/tables.ts";
import { orders } from "../../modules/orders/tables.ts";
import { transferCash } from "../../modules/payments/public.ts";
import { insertShopper } from "../../testing/samples/shopper.ts";
import { insertCustomer, samplePassword, type SignedInCustomer } from "../../testing/samples/customer.ts";
import { insertProduct } from "../../testing/samples/product.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { newestCode, newestText, textsTo } from "../../testing/shops/sent-messages.ts";
import { testApi } from "../../testing/shops/test-api.ts";

const { api, call, services, database, wait } = await testApi();
const { db } = database;
const storeId = await insertStore(db, { code: "S001", name: "Mekong Lotus" });
await api.directory.load();

let serial = 0;
const newPhone = () => `+8556900${String(1000 + ++serial)}`;
const shopper = (more: { email?: string } = {}) => insertCustomer(services, storeId, { phone: newPhone(), ...more });
const send = (
  method: string,
  path: string,
  who: Pick<SignedInCustomer, "headers">,
  body?: unknown,
  more: Record<string, string> = {},
) => call(path, { method, body, headers: { ...who.headers, ...more } });
const askChange = (who: Pick<SignedInCustomer, "headers">, contact: object, query = "") =>
  send("POST", `/api/profile/contact${query}`, who, { ...contact, password: samplePassword });
const profile = async (who: Pick<SignedInCustomer, "headers">) => (await send("GET", "/api/profile", who)).body.data;
const isSignedIn = async (token: string) =>
  (await call("/api/auth/session?store_code=S001", { headers: { authorization: `Bearer ${token}` } })).body.data
    .login_status_code === 0;
const login = (body: object) => call("/api/auth/login?store_code=S001", { method: "POST", body });

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

test("a new phone is used once its code is entered, and the old phone is informed", async () => {
  const who = await shopper();
  const phone = newPhone();
  const { secret } = (await askChange(who, { phone: phone.replace("+855", "0") })).body.data;
  expect((await profile(who)).phone).toBe(who.phone);
  const code = await newestCode(services, phone);
  const confirm = (body: object) => send("POST", "/api/profile/contact/confirm", who, body);
  expect((await confirm({ secret: "another nonce", otp: code })).body.error).toBe("otp_invalid");
  expect((await confirm({ secret, otp: code === "000000" ? "000001" : "000000" })).body.error).toBe("otp_invalid");
  expect((await confirm({ secret, otp: code })).status).toBe(200);
  expect((await profile(who)).phone).toBe(phone);
  expect(await newestText(services, who.phone)).toMatch(/^Mekong Lotus: your account now uses another phone number/);
  expect((await confirm({ secret, otp: code })).body.error).toBe("otp_invalid");
  expect((await login({ phone, password: samplePassword })).status).toBe(200);
  expect((await login({ phone: who.phone, password: samplePassword })).status).toBe(401);
});

test("another customer cannot confirm a change with the first one's code", async () => {
  const [owner, thief] = [await shopper(), await shopper()];
  const phone = newPhone();
  const { secret } = (await askChange(owner, { phone })).body.data;
  const code = await newestCode(services, phone);
  expect((await send("POST", "/api/profile/contact/confirm", thief, { secret, otp: code })).body.error).toBe(
    "otp_invalid",
  );
  expect((await profile(thief)).phone).toBe(thief.phone);
});

test("a new email is confirmed by mail, and replaces an unconfirmed one elsewhere", async () => {
  const squatter = await shopper({ email: "sokha@example.com" });
  const who = await shopper();
  const { secret } = (await askChange(who, { email: "Sokha@example.com" })).body.data;
  await send("POST", "/api/profile/contact/confirm", who, {
    secret,
    otp: await newestCode(services, "sokha@example.com"),
  });
  expect((await profile(who)).email).toBe("sokha@example.com");
  const signedIn = (await login({ email: "sokha@example.com", password: samplePassword })).body.data.token;
  expect((await profile({ headers: { authorization: `Bearer ${signedIn}` } })).id).toBe(who.customerId);
  expect(who.customerId).not.toBe(squatter.customerId);
});

test("an unconfirmed email signs in to the account whose password is given; a confirmed one belongs to one account", async () => {
  const email = "bopha@example.com";
  const [squatter, owner] = [await shopper({ email }), await shopper({ email })];
  const own = "the owner's own password";
  const { token } = (
    await send("POST", "/api/profile/password", owner, { current_password: samplePassword, password: own })
  ).body.data;
  const opened = async (password: string) => {
    const { body } = await login({ email, password });
    return body.data && (await profile({ headers: { authorization: `Bearer ${body.data.token}` } })).id;
  };
  expect([await opened(samplePassword), await opened(own), await opened("neither of them")]).toEqual([
    squatter.customerId,
    owner.customerId,
    null,
  ]);
  const headers = { authorization: `Bearer ${token}` };
  const { secret } = (await send("POST", "/api/profile/contact", { headers }, { email, password: own })).body.data;
  expect(
    (
      await send(
        "POST",
        "/api/profile/contact/confirm",
        { headers },
        { secret, otp: await newestCode(services, email) },
      )
    ).status,
  ).toBe(200);
  expect([await opened(samplePassword), await opened(own)]).toEqual([null, owner.customerId]);
});

test("somebody else's email given at registration gets no message about the account, and stays with its owner when the account is removed", async () => {
  const email = "stranger@example.com";
  const [squatter, leaving] = [await shopper({ email }), await shopper({ email })];
  const { secret } = (await askChange(squatter, { email: "own@example.com" })).body.data;
  expect(
    (
      await send("POST", "/api/profile/contact/confirm", squatter, {
        secret,
        otp: await newestCode(services, "own@example.com"),
      })
    ).status,
  ).toBe(200);
  // Waiting or sent already: a message is in both places for a moment.
  const toStranger = async () => new Set(await textsTo(services, email)).size;
  expect(await toStranger()).toBe(0);
  await askChange(await shopper(), { email });
  expect(await toStranger()).toBe(1);
  expect((await send("POST", "/api/profile/remove", leaving, { password: samplePassword })).status).toBe(200);
  expect(await toStranger()).toBe(1);
});

test("changing to a phone of another account gets the same answer; its owner is told, and no code is valid", async () => {
  const [owner, who] = [await shopper(), await shopper()];
  const taken = await askChange(who, { phone: owner.phone });
  expect(taken).toMatchObject({ status: 200, body: { data: { secret: expect.any(String), resend_after: 60 } } });
  expect(await newestText(services, owner.phone)).toContain("It belongs to yours");
  expect(
    (await send("POST", "/api/profile/contact/confirm", who, { secret: taken.body.data.secret, otp: "000000" })).body
      .error,
  ).toBe("otp_invalid");
});

test("the owner of a contact that somebody else requests is told in their own language", async () => {
  const [owner, who] = [await shopper(), await shopper()];
  await db.update(customers).set({ lang: "zh" }).where(eq(customers.id, owner.customerId));
  await askChange(who, { phone: owner.phone }, "?lang=km");
  expect(await newestText(services, owner.phone)).toContain("它属于您的账户");
});

test("of two customers who confirm the same phone at once the second is refused with phone_taken", async () => {
  const [first, second] = [await shopper(), await shopper()];
  const phone = newPhone();
  const requests = [];
  for (const who of [first, second]) {
    const { secret } = (await askChange(who, { phone })).body.data;
    requests.push({ who, secret, otp: await newestCode(services, phone) });
  }
  const replies = [];
  for (const { who, ...body } of requests) replies.push(await send("POST", "/api/profile/contact/confirm", who, body));
  expect(replies.map(({ status, body }) => [status, body.error])).toEqual([
    [200, undefined],
    [409, "phone_taken"],
  ]);
});

test("changing a contact needs the password, and no code is sent to others", async () => {
  const who = await shopper();
  const phone = newPhone();
  for (const [password, fields] of [
    ["not this one", { password: "password_wrong" }],
    [undefined, { password: "required" }],
  ] as const) {
    expect(await send("POST", "/api/profile/contact", who, { phone, password })).toMatchObject({
      status: 400,
      body: { fields },
    });
  }
  await expect(newestText(services, phone)).rejects.toThrow("There is no message");
});

test("a contact change has one contact", async () => {
  const who = await shopper();
  expect((await askChange(who, {})).body.fields).toEqual({ phone: "required" });
  expect((await askChange(who, { phone: newPhone(), email: "a@example.com" })).status).toBe(400);
  expect((await askChange(who, { phone: "12" })).body.error).toBe("phone_invalid");
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

test("after an account is removed, finished orders stay without personal data; one in progress keeps its recipient", async () => {
  const product = await insertProduct(db, [storeId], { pieces: 100 });
  const who = await insertShopper(services, storeId);
  const placeOrder = async () => {
    await send("POST", "/api/cart/add", who, { product_id: product.id, quantity: 1 });
    return (
      await send("POST", "/checkout", who, { payment_type: "cod", address: who.addressId, note: "For my mother" })
    ).body.data.order_id as string;
  };
  const cancelled = await placeOrder();
  expect((await send("POST", `/api/checkout/history/cancel/${cancelled}`, who, {})).status).toBe(200);
  await placeOrder();
  expect((await send("POST", "/api/profile/remove", who, { password: samplePassword })).status).toBe(200);
  const rows = await db.select().from(orders).where(eq(orders.customerId, who.customerId)).orderBy(orders.id);
  expect(rows).toMatchObject([
    {
      state: "cancelled",
      note: null,
      delivery: { recipient: "", phone: null, description: "", lat: 0, provinceCode: "12" },
    },
    { state: "placed", note: "For my mother", delivery: { phone: who.phone, description: "Street 51" } },
  ]);
});

test("an account with store cash cannot be removed before it is spent or paid out", async () => {
  const who = await shopper();
  const payer = { storeId, customerId: who.customerId };
  const move = (kind: "top_up" | "pay_out") =>
    database.transaction((tx) =>
      transferCash(tx, {
        kind,
        payer,
        currency: "USD",
        amount: 700,
        reference: `${kind}:${who.customerId}`,
        actor: "staff:test",
        at: services.now(),
      }),
    );
  await move("top_up");
  expect(await send("POST", "/api/profile/remove", who, { password: samplePassword })).toMatchObject({
    status: 409,
    body: { error: "balance_left", params: { amount: "$7.00" } },
  });
  expect(await isSignedIn(who.token)).toBe(true);
  await move("pay_out");
  expect((await send("POST", "/api/profile/remove", who, { password: samplePassword })).status).toBe(200);
});

test("a removed account: its token is invalid, its data deleted, its phone free again", async () => {
  const who = await shopper({ email: "gone@example.com" });
  const { id } = await insertProduct(db, [storeId]);
  await send("POST", "/api/cart/add", who, { product_id: id, quantity: 1 });
  await send("POST", "/api/wishlist/add", who, { product_id: id });
  await send("POST", "/api/profile/location/add", who, { name: "Secret place", lat: 11.55, long: 104.92 });
  expect((await send("POST", "/api/profile/remove", who, { password: "not this one" })).body.fields).toEqual({
    password: "password_wrong",
  });

  const removed = await send("POST", "/api/profile/remove", who, { password: samplePassword });
  expect(removed.headers.get("set-cookie")).toContain("jwt=; ");
  expect(await isSignedIn(who.token)).toBe(false);
  expect((await send("GET", "/api/profile", who)).status).toBe(401);
  expect((await login({ phone: who.phone, password: samplePassword })).status).toBe(401);
  for (const table of ["customers", "addresses", "cart_lines", "wishlist_entries", "one_time_codes"]) {
    const { rows } = await database.pool.query<{ row: string }>(
      `select t::text as row from ${table} t where t.${table === "customers" ? "id" : "customer_id"} = $1`,
      [who.customerId],
    );
    expect(rows.map(({ row }) => row).join()).not.toMatch(/Sokha|Secret|gone@|\+855|104\.92/);
  }

  await call("/api/auth/register?store_code=S001", {
    method: "POST",
    body: { name: "Anew", phone: who.phone, password: samplePassword },
  });
  const again = await call("/api/verify?store_code=S001", {
    method: "POST",
    body: { phone: who.phone, otp: await newestCode(services, who.phone) },
  });
  expect(again.body.data.login_status_code).toBe(0);
});

test("a session expires after thirty days", async () => {
  const who = await shopper();
  wait(30 * 24 * 3600 * 1000 - 5000);
  expect(await isSignedIn(who.token)).toBe(true);
  wait(10_000);
  expect(await isSignedIn(who.token)).toBe(false);
});
