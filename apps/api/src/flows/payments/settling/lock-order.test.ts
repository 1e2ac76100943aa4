import type { PoolClient } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findByReference } from "../../../modules/payments/public.ts";
import { advisoryLocks } from "../../../platform/database/advisory-locks.ts";
import { untilWaiting } from "../../../platform/testing/eventually.ts";
import { khqrShop } from "../../../testing/shops/khqr-shop.ts";
import type { Shopper } from "../../../testing/samples/shopper.ts";
import { samplePassword } from "../../../testing/samples/customer.ts";
import { moveOrderForStaff } from "../../orders/for-staff/move-order.ts";
import { settlePayment } from "./settle-payment.ts";

const { services, db, database, desk, expectHeld, heldReasons, opened } = await khqrShop();
const { pool } = database;

let blocker: PoolClient;
beforeEach(async () => {
  blocker = await pool.connect();
  await blocker.query("begin");
});
afterEach(async () => {
  await blocker.query("rollback");
  blocker.release();
});

async function paidOrder() {
  const { who, id } = await opened();
  await desk.bank(id, "approve");
  await desk.settles(who, id, "paid");
  const payment = (await findByReference(db, id))!;
  const [{ id: number }] = await desk.orders(who);
  return { who, payment, number: number as string };
}

test.each<[string, (who: Shopper, number: string) => Promise<unknown>]>([
  ["orders it again", (who, number) => desk.post(`/api/checkout/history/again/${number}`, who, {})],
  [
    "moves it for staff",
    (_, number) => moveOrderForStaff(services, { number, state: "confirmed", note: null, actor: "staff:test" }),
  ],
])("%s waits for the cart without blocking the order", async (_, act) => {
  const { who, payment, number } = await paidOrder();
  await blocker.query("select pg_advisory_xact_lock($1, $2)", [advisoryLocks.cart, who.customerId]);
  const acting = act(who, number);
  await untilWaiting(database);
  expect((await blocker.query("select from orders where id = $1 for update nowait", [payment.orderId])).rowCount).toBe(
    1,
  );
  await blocker.query("rollback");
  await acting;
});

test("a second transfer waits for the order without blocking whoever moves its payment", async () => {
  expectHeld();
  const { payment } = await paidOrder();
  await blocker.query("select from orders where id = $1 for update", [payment.orderId]);
  const settling = settlePayment(
    services,
    payment.id,
    {
      kind: "paid",
      hash: "second",
      amount: payment.amount,
      currency: payment.currency,
      reported: "$20.00",
      at: services.now(),
    },
    "test",
  );
  await untilWaiting(database);
  expect((await blocker.query("select from payments where id = $1 for update nowait", [payment.id])).rowCount).toBe(1);
  await blocker.query("rollback");
  await settling;
  expect(heldReasons()).toEqual(["duplicate"]);
});

test("removing the account waits for its orders without blocking a refund to the customer", async () => {
  const { who, payment } = await paidOrder();
  await blocker.query("select from orders where id = $1 for update", [payment.orderId]);
  const removing = desk.post("/api/profile/remove", who, { password: samplePassword });
  await untilWaiting(database);
  expect(
    (await blocker.query("select from customers where id = $1 for no key update nowait", [who.customerId])).rowCount,
  ).toBe(1);
  await blocker.query("rollback");
  expect(await removing).toMatchObject({ status: 200 });
});
