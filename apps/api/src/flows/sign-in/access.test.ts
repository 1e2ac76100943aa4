import { SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import type { Call } from "@shop/contract/define";
import { paths, type CallName } from "@shop/contract/paths";
import { readToken, signToken, type TokenClaims } from "../../modules/auth/tokens.ts";
import { insertCustomer, samplePassword, type SignedInCustomer } from "../../testing/samples/customer.ts";
import { insertProduct } from "../../testing/samples/product.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { testApi } from "../../testing/shops/test-api.ts";

const tokenKey = { kid: "now", secret: "0123456789abcdef0123456789abcdef" };
const { api, call, services, database } = await testApi({ TOKEN_KEYS: `${tokenKey.kid}:${tokenKey.secret}` });
const { db } = database;
const here = await insertStore(db, { code: "S001" });
const elsewhere = await insertStore(db, { code: "S002" });
await api.directory.load();

const product = await insertProduct(db, [here, elsewhere]);
const customer = await insertCustomer(services, here);
const customerElsewhere = await insertCustomer(services, elsewhere);
const claims = (await readToken(services, customer.token))!;
const inAnHour = new Date(Date.now() + 3_600_000);

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const payload = ({ sessionId, customerId, storeId }: TokenClaims) => ({
  sub: String(customerId),
  aud: `store:${storeId}`,
  jti: sessionId,
  exp: Math.floor(inAnHour.getTime() / 1000),
});
const forged = (header: { alg: string; kid?: string }, secret: string) =>
  new SignJWT(payload(claims)).setProtectedHeader({ typ: "JWT", ...header }).sign(new TextEncoder().encode(secret));

async function signedOut(): Promise<string> {
  const { token, headers } = await insertCustomer(services, here);
  await call("/api/auth/logout?store_code=S001", { method: "POST", body: {}, headers });
  return token;
}

async function removed(): Promise<string> {
  const { token, headers } = await insertCustomer(services, here);
  await call("/api/profile/remove", { method: "POST", body: { password: samplePassword }, headers });
  return token;
}

/** Every way in which a call may come without the right to be made. */
const credentials: Record<string, Record<string, string>> = {};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
credentials["no token"] = {};
credentials["an empty token"] = { authorization: "Bearer " };
credentials["a password in place of a token"] = {
  authorization: `Basic ${btoa(`${customer.phone}:${samplePassword}`)}`,
};
credentials["no token at all in it"] = bearer("undefined");
credentials["a damaged token"] = bearer(`${customer.token.slice(0, -6)}AAAAAA`);
credentials["an expired token"] = bearer(await signToken(services, claims, new Date(Date.now() - 1000)));
credentials["a token of another store"] = bearer(customerElsewhere.token);
credentials["a token of another store in the cookie"] = { cookie: `jwt=${customerElsewhere.token}` };
credentials["a token without algorithm"] = bearer(
  `${base64({ alg: "none", typ: "JWT", kid: tokenKey.kid })}.${base64(payload(claims))}.`,
);
credentials["a token signed with another key"] = bearer(
  await forged({ alg: "HS256", kid: tokenKey.kid }, "ffffffffffffffffffffffffffffffff"),
);
credentials["a token of an unknown key"] = bearer(await forged({ alg: "HS256", kid: "other" }, tokenKey.secret));
credentials["a session that does not exist"] = bearer(
  await signToken(services, { ...claims, sessionId: crypto.randomUUID() }, inAnHour),
);
credentials["another customer's session"] = bearer(
  await signToken(services, { ...claims, customerId: customerElsewhere.customerId }, inAnHour),
);
credentials["this session at another store"] = bearer(
  await signToken(services, { ...claims, storeId: elsewhere }, inAnHour),
);
credentials["a token after logout"] = bearer(await signedOut());
credentials["a token after the account was removed"] = bearer(await removed());

const customerCalls = (Object.keys(paths) as CallName[]).filter((name) => (calls[name] as Call).access === "customer");
const addressOf = (name: CallName) => paths[name][1].replace(/\{\w+\}/g, "1");

test("the specification's calls that need a token: cart, wishlist, addresses, profile, orders and payment", () => {
  const needed: CallName[] = [
    "profile.get",
    "locations.list",
    "locations.add",
    "wishlist.list",
    "wishlist.add",
    "wishlist.remove",
    "cart.get",
    "cart.add",
    "cart.update",
    "cart.remove",
  ];
  needed.push(
    "checkout.place",
    "checkout.placeFromCart",
    "orders.list",
    "orders.detail",
    "payment.generateKhqr",
    "payment.generate",
    "payment.status",
  );
  expect(customerCalls).toEqual(expect.arrayContaining(needed));
});

describe.each(customerCalls)("%s", (name) => {
  test.each(Object.entries(credentials))("is refused with %s", async (_, headers) => {
    const reply = await call(`${addressOf(name)}?store_code=S001`, { method: paths[name][0], headers });
    expect(reply).toMatchObject({
      status: 401,
      body: { code: -1, message: "please login first", data: null, error: "unauthorized" },
    });
  });
});

test("the same call with a valid token is accepted", async () => {
  expect((await call("/api/cart?store_code=S001", { headers: customer.headers })).status).toBe(200);
  expect((await call("/api/cart?store_code=S001", { headers: { cookie: `jwt=${customer.token}` } })).status).toBe(200);
  expect((await call("/api/cart?store_code=S002", { headers: customerElsewhere.headers })).status).toBe(200);
});

test("of several jwt cookies the valid one of this store counts; those of two customers of the store cancel out", async () => {
  const another = await insertCustomer(services, here);
  const answer = async (...tokens: string[]) =>
    (
      await call("/api/profile?store_code=S001", {
        headers: { cookie: tokens.map((token) => `jwt=${token}`).join("; ") },
      })
    ).body;
  for (const other of ["left-by-another-shop", customerElsewhere.token, await signedOut(), customer.token])
    for (const tokens of [
      [other, customer.token],
      [customer.token, other],
    ])
      expect(await answer(...tokens), tokens.join()).toMatchObject({ data: { id: customer.customerId } });
  // A page on a neighbouring host can set such a cookie, to have the shopper's addresses and orders in an account of its own.
  for (const tokens of [
    [another.token, customer.token],
    [customer.token, another.token],
  ])
    expect(await answer(...tokens)).toMatchObject({ error: "unauthorized" });
});

test("the cookie alone is accepted for changes only from the shop's own pages", async () => {
  const add = (headers: Record<string, string>) =>
    call("/api/wishlist/add", {
      method: "POST",
      host: "s001.localhost",
      body: { product_id: product.id },
      headers: { cookie: `jwt=${customer.token}`, ...headers },
    });
  expect(await add({})).toMatchObject({ status: 403, body: { error: "forbidden" } });
  expect((await add({ origin: "https://evil.example" })).status).toBe(403);
  expect((await add({ "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await add({ origin: "http://s001.localhost" })).status).toBe(200);
});

test("another site can neither sign the shopper out nor in; whoever is no browser can", async () => {
  const cookieFor = async (name: "login" | "logout", headers: Record<string, string>) => {
    const { phone } = customer;
    const body = { phone, password: samplePassword };
    const reply = await call(`/api/auth/${name}`, { method: "POST", host: "s001.localhost", body, headers });
    return [reply.status, reply.headers.get("set-cookie")?.slice(0, 4)];
  };
  const own: Record<string, string>[] = [{}, { origin: "http://s001.localhost" }, { "sec-fetch-site": "same-origin" }];
  for (const name of ["login", "logout"] as const) {
    for (const origin of ["https://evil.example", "null"])
      expect(await cookieFor(name, { origin }), origin).toEqual([403, undefined]);
    expect(await cookieFor(name, { "sec-fetch-site": "cross-site" })).toEqual([403, undefined]);
    for (const headers of own) expect(await cookieFor(name, headers)).toEqual([200, "jwt="]);
  }
});

/** What one customer has and another asks for: the calls with an id of a customer's thing, and how to make one. */
const things: Partial<Record<CallName, (owner: SignedInCustomer) => Promise<number>>> = {
  "locations.update": (owner) =>
    made(owner, "/api/profile/location/add", { name: "Home", lat: 11.55, long: 104.92 }, "id"),
  "locations.remove": (owner) =>
    made(owner, "/api/profile/location/add", { name: "Home", lat: 11.55, long: 104.92 }, "id"),
  "cart.update": (owner) => made(owner, "/api/cart/add", { product_id: product.id, quantity: 1 }, "cart_id"),
  "cart.remove": (owner) => made(owner, "/api/cart/add", { product_id: product.id, quantity: 1 }, "cart_id"),
  "wishlist.remove": (owner) => made(owner, "/api/wishlist/add", { product_id: product.id }, "wishlist_id"),
};
const bodies: Partial<Record<CallName, object>> = { "locations.update": { name: "Mine" }, "cart.update": { set: 3 } };

async function made({ headers }: SignedInCustomer, path: string, body: object, key: string): Promise<number> {
  return (await call(path, { method: "POST", body, headers })).body.data[key];
}

test("every call of this area that names a customer's row is in the table below", () => {
  const named = customerCalls.filter(
    (name) => /^(locations|cart|wishlist)\./.test(name) && (calls[name] as Call).params,
  );
  expect(Object.keys(things).sort()).toEqual([...named].sort());
});

test.each(Object.keys(things) as CallName[])(
  "%s answers 404 for another customer's row, here and in another store, and 200 for one's own",
  async (name) => {
    const owner = await insertCustomer(services, here);
    const id = await things[name]!(owner);
    const attempt = ({ headers }: SignedInCustomer) =>
      call(paths[name][1].replace(/\{\w+\}/, String(id)), { method: paths[name][0], body: bodies[name], headers });
    for (const stranger of [await insertCustomer(services, here), customerElsewhere])
      expect((await attempt(stranger)).status).toBe(404);
    expect((await attempt(owner)).status).toBe(200);
  },
);
