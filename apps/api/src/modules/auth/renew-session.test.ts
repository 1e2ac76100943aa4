import { expect, test } from "vitest";
import { insertCustomer } from "../../testing/samples/customer.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { testApi, type TestReply } from "../../testing/shops/test-api.ts";
import { tokensOf } from "../../http/token.ts";
import { revokeSession } from "./sessions.ts";

const { api, call, services, database, wait } = await testApi();
const storeId = await insertStore(database.db, { code: "S001" });
await api.directory.load();
const day = 24 * 3600 * 1000;

const visit = (token: string) => call("/api/auth/session?store_code=S001", { headers: { cookie: `jwt=${token}` } });
const knows = ({ body }: TestReply) => body.data.login_status_code === 0;
const newToken = ({ headers }: TestReply) => {
  const cookie = headers.get("set-cookie");
  return cookie && tokensOf(new Request("http://shop", { headers: { cookie: cookie.split(";")[0]! } }))!.values[0]!;
};

test("a visit after a day renews the cookie; the previous token stays valid, also in another tab, and both end with the session", async () => {
  const { token: first } = await insertCustomer(services, storeId);
  expect(newToken(await visit(first))).toBeNull();
  wait(day + 1000);
  const tabs = await Promise.all([visit(first), visit(first)]);
  const [second, third] = tabs.map(newToken);
  expect(tabs[0]!.headers.get("set-cookie")).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
  expect(newToken(await visit(second!))).toBeNull();
  for (const token of [first, second!, third!]) expect(knows(await visit(token))).toBe(true);

  wait(29.5 * day);
  expect(knows(await visit(first)), "its own thirty days are over").toBe(false);
  expect(knows(await visit(second!))).toBe(true);
  await call("/api/auth/logout?store_code=S001", {
    method: "POST",
    body: {},
    headers: { authorization: `Bearer ${second}` },
  });
  for (const token of [second!, third!]) expect(knows(await visit(token)), "signed out").toBe(false);
});

test("sessions cannot be renewed beyond half a year", async () => {
  let { token } = await insertCustomer(services, storeId);
  for (let days = 20; days < 180; days += 20) {
    wait(20 * day);
    const visited = await visit(token);
    expect(knows(visited), `after ${days} days`).toBe(true);
    token = newToken(visited) ?? token;
  }
  wait(2 * day);
  expect(newToken(await visit(token)), "a new one would end at the same time").toBeNull();
  wait(18 * day + 1000);
  expect(knows(await visit(token))).toBe(false);
});

test("only its own customer can end a session, in their own store", async () => {
  const { customerId, token } = await insertCustomer(services, storeId);
  const { rows } = await database.pool.query<{ id: string }>("select id from sessions where customer_id = $1", [
    customerId,
  ]);
  const sessionId = rows[0]!.id;
  for (const other of [
    { storeId, customerId: customerId + 1 },
    { storeId: storeId + 1, customerId },
  ])
    await revokeSession(database.db, { sessionId, ...other }, services.now());
  expect(knows(await visit(token))).toBe(true);
  await revokeSession(database.db, { sessionId, storeId, customerId }, services.now());
  expect(knows(await visit(token))).toBe(false);
});

test("a token in a header is not renewed, nor one of a revoked session", async () => {
  const { token } = await insertCustomer(services, storeId);
  wait(2 * day);
  const answer = await call("/api/auth/session?store_code=S001", { headers: { authorization: `Bearer ${token}` } });
  expect([knows(answer), newToken(answer)]).toEqual([true, null]);
  await database.pool.query("update sessions set revoked_at = now()");
  expect(newToken(await visit(token))).toBeNull();
});
