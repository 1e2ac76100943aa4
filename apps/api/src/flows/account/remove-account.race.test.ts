import type { PoolClient } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { untilWaiting } from "../../platform/testing/eventually.ts";
import { cashBalance } from "../../modules/payments/public.ts";
import { insertCustomer, samplePassword, type SignedInCustomer } from "../../testing/samples/customer.ts";
import { insertProduct } from "../../testing/samples/product.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { newestCode } from "../../testing/shops/sent-messages.ts";
import { testApi, type TestReply } from "../../testing/shops/test-api.ts";
import { moveCash } from "../payments/for-staff/move-cash.ts";

const { api, call, services, database } = await testApi();
const { db, pool } = database;
const storeId = await insertStore(db, { code: "S001" });
await api.directory.load();

const post = (path: string, who: SignedInCustomer, body: object) =>
  call(path, { method: "POST", body, headers: who.headers });
const remove = (who: SignedInCustomer): Promise<TestReply> =>
  post("/api/profile/remove", who, { password: samplePassword });
const topUp = ({ phone }: SignedInCustomer) =>
  moveCash(services, {
    kind: "top_up",
    store: { id: storeId, currency: "USD" },
    phone,
    amount: 700,
    actor: "staff:test",
  });

let blocker: PoolClient;
beforeEach(async () => {
  blocker = await pool.connect();
  await blocker.query("begin");
});
afterEach(() => {
  blocker.release();
});

test("a top-up that is paid in during a removal keeps the account", async () => {
  await topUp(await insertCustomer(services, storeId));
  const who = await insertCustomer(services, storeId);
  // The till is busy, so the top-up stops halfway: its customer is found, its cash not booked.
  await blocker.query("select from ledger_accounts where kind = 'cash' for update");
  const paidIn = topUp(who);
  await untilWaiting(database);
  const removed = remove(who);
  await Promise.race([removed, untilWaiting(database, 2)]);
  await blocker.query("rollback");
  expect((await paidIn).balance).toBe(700);
  expect(await removed).toMatchObject({ status: 409, body: { error: "balance_left", params: { amount: "$7.00" } } });
});

const changePassword = (who: SignedInCustomer) =>
  post("/api/profile/password", who, { current_password: samplePassword, password: "the thief's password" });
const signIn = ({ phone }: SignedInCustomer, password: string) =>
  call("/api/auth/login?store_code=S001", { method: "POST", body: { phone, password } });
/** Sets the owner's password with a code. */
async function beginReset({ phone }: SignedInCustomer): Promise<() => ReturnType<typeof call>> {
  await call("/api/auth/forgot-password?store_code=S001", { method: "POST", body: { phone } });
  const body = { phone, otp: await newestCode(services, phone), password: "the owner's password" };
  return () => call("/api/auth/reset-password?store_code=S001", { method: "POST", body });
}
const holdCustomer = ({ customerId }: SignedInCustomer) =>
  blocker.query("select from customers where id = $1 for update", [customerId]);

test.each<[string, (who: SignedInCustomer) => Promise<TestReply>, string]>([
  ["password change", changePassword, "current_password"],
  ["removal", remove, "password"],
])("a %s that a password reset overtakes is refused, and the reset stays", async (_, act, field) => {
  const who = await insertCustomer(services, storeId);
  const resetPassword = await beginReset(who);
  await holdCustomer(who);
  const reset = resetPassword();
  await untilWaiting(database);
  // Its password is confirmed by the old hash, which is there until the reset commits.
  const acted = act(who);
  await untilWaiting(database, 2);
  await blocker.query("rollback");
  const { token } = (await reset).body.data;
  expect(await acted).toMatchObject({ status: 400, body: { fields: { [field]: "password_wrong" } } });
  expect((await call("/api/profile?store_code=S001", { headers: { authorization: `Bearer ${token}` } })).status).toBe(
    200,
  );
  expect((await signIn(who, "the owner's password")).status).toBe(200);
});

test("a sign-in with the old password that a password reset overtakes is refused", async () => {
  const who = await insertCustomer(services, storeId);
  const resetPassword = await beginReset(who);
  await holdCustomer(who);
  const reset = resetPassword();
  await untilWaiting(database);
  const signedIn = signIn(who, samplePassword);
  await Promise.race([signedIn, untilWaiting(database, 2)]);
  await blocker.query("rollback");
  expect((await reset).status).toBe(200);
  expect(await signedIn).toMatchObject({ body: { error: "invalid_credentials" } });
});

test("an account that is removed while its password changes has no password afterwards", async () => {
  const who = await insertCustomer(services, storeId);
  await holdCustomer(who);
  const removed = remove(who);
  await untilWaiting(database);
  const changed = changePassword(who);
  await untilWaiting(database, 2);
  await blocker.query("rollback");
  expect((await removed).status).toBe(200);
  expect((await changed).status).toBe(401);
  const { rows } = await pool.query("select password_hash from customers where id = $1", [who.customerId]);
  expect(rows).toEqual([{ password_hash: null }]);
});

test("a question asked during the removal of its account is answered, and not stored", async () => {
  const who = await insertCustomer(services, storeId);
  await pool.query("insert into saved_builds (store_id, customer_id, name, parts) values ($1, $2, 'PC', '1')", [
    storeId,
    who.customerId,
  ]);
  // The removal stops at the builds, its conversation deleted.
  await blocker.query("select from saved_builds where customer_id = $1 for update", [who.customerId]);
  const removed = remove(who);
  await untilWaiting(database);
  const asked = post("/api/chat", who, { text: "hello" });
  await Promise.race([asked, untilWaiting(database, 2)]);
  await blocker.query("rollback");
  expect((await removed).status).toBe(200);
  expect(await asked).toMatchObject({ status: 200, body: { data: { question: { id: 0 }, answer: { id: 0 } } } });
  expect((await pool.query("select from chat_messages where customer_id = $1", [who.customerId])).rowCount).toBe(0);
});

test("an account that is being removed accepts no cash, address or password", async () => {
  const who = await insertCustomer(services, storeId);
  const { id } = await insertProduct(db, [storeId]);
  await call("/api/auth/forgot-password?store_code=S001", { method: "POST", body: { phone: who.phone } });
  const otp = await newestCode(services, who.phone);
  await post("/api/cart/add", who, { product_id: id, quantity: 1 });
  // The removal stops at the cart, its balance counted.
  await blocker.query("select from cart_lines where customer_id = $1 for update", [who.customerId]);
  const removed = remove(who);
  await untilWaiting(database);
  const paidIn = topUp(who).catch((error: Error) => error.message);
  const added = post("/api/profile/location/add", who, { name: "Home", lat: 11.55, long: 104.92 });
  const reset = call("/api/auth/reset-password?store_code=S001", {
    method: "POST",
    body: { phone: who.phone, otp, password: "another password" },
  });
  await Promise.race([Promise.all([paidIn, added, reset]), untilWaiting(database, 4)]);
  await blocker.query("rollback");
  expect((await removed).status).toBe(200);
  expect(await paidIn).toBe(`No customer of this store has the phone ${who.phone}`);
  expect(await added).toMatchObject({ status: 401 });
  expect(await reset).toMatchObject({ status: 400, body: { error: "otp_invalid" } });
  expect(await cashBalance(db, who)).toBe(0);
  expect(
    (await pool.query("select from addresses where customer_id = $1 and removed_at is null", [who.customerId]))
      .rowCount,
  ).toBe(0);
});
