import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { payments } from "@shop/api/modules/payments/tables";
import { auditTrail } from "@shop/api/platform/tables";
import { insertProduct } from "@shop/api/testing/samples/product";
import { insertShopper, type Shopper } from "@shop/api/testing/samples/shopper";
import { insertStore } from "@shop/api/testing/samples/store";
import { payableSettings, paymentDesk } from "@shop/api/testing/shops/payment-desk";
import { placeTransfer } from "@shop/api/testing/shops/place-transfer";
import { newestText } from "@shop/api/testing/shops/sent-messages";
import { testApi } from "@shop/api/testing/shops/test-api";
import { commandLine } from "../testing/command-line.ts";

const shop = await testApi();
const { api, call, database, services } = shop;
const { db } = database;
const more = (["bankTransfer", "anakut"] as const).map((type) => ({ type, discountPercent: 0 }));
const store = await insertStore(db, {
  settings: { ...payableSettings, payments: [...payableSettings.payments, ...more] },
});
await api.directory.load();
const desk = paymentDesk(shop);
const run = commandLine(services);

/** An order of two lamps for $20. */
async function placed(way: string, cash = 0): Promise<{ who: Shopper; number: string }> {
  const { id } = await insertProduct(db, [store], { name: "Lamp", price: 1000, pieces: 9 });
  const who = await insertShopper(services, store, [{ productId: id, quantity: 2 }]);
  if (cash > 0) await run("cash", "top-up", who.phone, String(cash), "--store", "S001");
  const reply = await desk.post("/checkout", who, { address: who.addressId, payment_type: way });
  return { who, number: reply.body.data.order_id };
}

const part = (number: string, amount: string, ...options: string[]) =>
  run("refund", "amount", number, amount, "One lamp was broken", ...options);
const balance = async (who: Shopper) => (await call("/api/profile", { headers: who.headers })).body.data.balance;
const made = (amount: number, to_store_cash = false) => ({
  amount,
  refunded_at: expect.any(String),
  by: "store",
  to_store_cash,
});

test("a part of a paid order is refunded, once for each time that staff say so, and the rest is owed if it is cancelled", async () => {
  const { who, number } = await placeTransfer(shop, desk, store);
  await expect(part(number, "5")).rejects.toThrow(`The payment of ${number} is pending`);
  await run("payment", "verify", number);
  for (const [amount, message] of [
    ["0", "must be more than 0"],
    ["20", `$20.00 of ${number} are left`],
    ["5.001", "is not an amount of USD"],
  ] as const)
    await expect(part(number, amount)).rejects.toThrow(message);
  await expect(run("refund", "amount", number, "5", " ")).rejects.toThrow("The reason must have");

  expect(await part(number, "5")).toBe(`${number}: $5.00 of $20.00 refunded`);
  expect(await newestText(services, who.phone)).toContain(`$5.00 for ${number} is refunded`);
  const order = await desk.order(who, number);
  expect(order).toMatchObject({ state: "confirmed", payment: { state: "paid" }, refunds: [made(5)], on_hold: false });
  expect(order.history.at(-1)).toMatchObject({ state: "refunded", note: "One lamp was broken" });
  expect(await run("order", "show", number)).toMatch(/\n {2}\d{4}-\d\d-\d\dT\d\d:\d\d {2}\$5\.00 refunded\n/);
  expect(await run("payment", "list")).not.toContain(number);
  const file = join(services.env.dataDir, "reduced.csv");
  await run("order", "export", file, number);
  expect(parse(readFileSync(file, "utf8"), { bom: true, columns: true })).toMatchObject([
    { number, total: "20", part_refunded: "$5.00" },
  ]);
  const [entry] = await db.select().from(auditTrail).where(eq(auditTrail.action, "refund-part"));
  expect(entry).toMatchObject({
    actor: "staff:sokha",
    entityId: number,
    after: { amount: 500, reason: "One lamp was broken", to: "sent" },
  });

  await expect(part(number, "5")).rejects.toThrow(/^\$5\.00 of \S+ was refunded at \S+ already/);
  expect(await part(number, "5", "--again", "yes")).toBe(`${number}: $10.00 of $20.00 refunded`);
  await expect(part(number, "10")).rejects.toThrow(`$10.00 of ${number} are left`);
  expect(await run("order", "move", number, "cancelled")).toContain("Owed back: $10.00.");
  await expect(part(number, "1")).rejects.toThrow("is refund_due");
  expect(await run("refund", "owed", number)).toContain("$10.00 refunded");
  expect((await desk.order(who, number)).refunds).toEqual(
    [5, 5, 10].map((amount) => expect.objectContaining(made(amount))),
  );
});

test("a part of an order that store cash paid goes back there, and later the rest", async () => {
  const { who, number } = await placed("anakut", 30);
  expect(await balance(who)).toBe(10);
  expect(await part(number, "4")).toBe(`${number}: $4.00 of $20.00 refunded`);
  expect(await balance(who)).toBe(14);
  expect(await run("order", "move", number, "cancelled")).toBe(
    `${number}: placed → cancelled\nIts money is store cash of the customer again`,
  );
  expect(await balance(who)).toBe(30);
  expect((await desk.order(who, number)).refunds).toEqual(
    [4, 16].map((amount) => expect.objectContaining(made(amount, true))),
  );
  expect(
    (
      await db.execute(
        sql`select kind, sum(balance)::integer as balance from ledger_accounts group by kind order by kind`,
      )
    ).rows,
  ).toEqual([
    { kind: "cash", balance: -3000 },
    { kind: "customer", balance: 3000 },
    { kind: "sales", balance: 0 },
  ]);
});

test("cash on delivery is refunded in part once it is paid, also as store cash", async () => {
  const { who, number } = await placed("cod");
  await expect(part(number, "5", "--to", "store-cash")).rejects.toThrow("is pending");
  for (const state of ["confirmed", "packed", "on_the_way", "delivered"]) await run("order", "move", number, state);
  await expect(part(number, "5", "--to", "moon")).rejects.toThrow("--to must be sent or store-cash or provider");
  await expect(part(number, "5", "--store", "S009")).rejects.toThrow("There is no store S009");
  await part(number, "5", "--to", "store-cash");
  expect(await newestText(services, who.phone)).toContain(`$5.00 for ${number} is refunded to your Anakut Cash`);
  expect(await balance(who)).toBe(5);
  expect((await desk.order(who, number)).refunds).toMatchObject([{ amount: 5, to_store_cash: true }]);
  expect(await run("order", "move", number, "returned")).toContain("Owed back: $15.00.");
  await run("refund", "owed", number, "--to", "store-cash");
  expect(await run("order", "show", number)).toMatch(
    /\n {2}\S+ {2}\$5\.00 refunded to the store cash\n {2}\S+ {2}\$15\.00 refunded to the store cash\n/,
  );
});

test("a transfer that came twice is owed in full, though a part of the order was refunded", async () => {
  const { who, number } = await placed("cod");
  await run("order", "move", number, "confirmed");
  const [payment] = await db
    .select()
    .from(payments)
    .where(sql`priced ->> 'number' = ${number}`);
  await database.pool.query("update payments set way = 'khqr', state = 'paid', paid_at = now() where id = $1", [
    payment!.id,
  ]);
  await part(number, "5");
  await database.pool.query(
    "insert into payment_transactions (way, hash, payment_id, amount, currency, received_at, refund_reason) values ('khqr', 'twice', $1, 2000, 'USD', now(), 'duplicate')",
    [payment!.id],
  );
  expect(await run("order", "show", number)).toContain("owed: $20.00  duplicate");
  expect((await desk.order(who, number)).refunds).toMatchObject([{ amount: 5 }, { amount: 20, refunded_at: null }]);
});

test("a part of money at PayPal is sent otherwise only if staff say so, as where PayPal refuses", async () => {
  const { who, number } = await placed("cod");
  await database.pool.query("update payments set way = 'paypal', state = 'paid' where priced ->> 'number' = $1", [
    number,
  ]);
  await expect(part(number, "5")).rejects.toThrow("was paid at PayPal: add --to provider");
  expect(await run("refund", "lines", number, "1:1", "One was missing")).toContain("Add --to provider");
  expect(await run("refund", "lines", number, "1:1", "One was missing", "--to", "sent")).toContain(
    "$10.00 for 1 × Lamp refunded, $10.00 of $20.00 in all",
  );
  expect(await part(number, "5", "--to", "store-cash")).toBe(`${number}: $15.00 of $20.00 refunded`);
  expect(await balance(who)).toBe(5);
  expect(await run("order", "show", number)).toMatch(
    /\n {2}\S+ {2}\$10\.00 refunded for 1 × Lamp\n {2}\S+ {2}\$5\.00 refunded to the store cash\n/,
  );
  expect(await run("order", "move", number, "cancelled")).toContain(
    `Owed back: $5.00. Run refund owed ${number} --to provider, and PayPal sends it`,
  );
});
