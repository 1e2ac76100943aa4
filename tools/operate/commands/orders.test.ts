import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { desc, eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { products, stock } from "@shop/api/modules/catalog/tables";
import { orderLines } from "@shop/api/modules/orders/tables";
import { paymentTransactions } from "@shop/api/modules/payments/tables";
import { uploads } from "@shop/api/modules/uploads/tables";
import { auditTrail } from "@shop/api/platform/tables";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import { eventually } from "@shop/api/platform/testing/eventually";
import { insertShopper, type Shopper } from "@shop/api/testing/samples/shopper";
import { payableSettings, paymentDesk } from "@shop/api/testing/shops/payment-desk";
import { insertProduct } from "@shop/api/testing/samples/product";
import { insertStore } from "@shop/api/testing/samples/store";
import { placeTransfer } from "@shop/api/testing/shops/place-transfer";
import { newestText } from "@shop/api/testing/shops/sent-messages";
import { testApi } from "@shop/api/testing/shops/test-api";
import { commandLine } from "../testing/command-line.ts";

const shop = await testApi();
const { api, call, database, services } = shop;
const { db } = database;
const payments = [
  ...payableSettings.payments,
  { type: "bankTransfer" as const, discountPercent: 0 },
  { type: "anakut" as const, discountPercent: 0 },
];
const store = await insertStore(db, { settings: { ...payableSettings, payments } });
await api.directory.load();
const desk = paymentDesk(shop);

const run = commandLine(services);

const trailOf = async (entityId: string) =>
  (await db.select().from(auditTrail).where(eq(auditTrail.entityId, entityId)).orderBy(desc(auditTrail.id)))[0];
const pieces = async (productId: number) => (await db.select().from(stock).where(eq(stock.productId, productId)))[0]!;

async function placed(body: (who: Shopper) => object) {
  const product = await insertProduct(db, [store], { name: "Lamp", price: 1000, pieces: 5 });
  const who = await insertShopper(services, store, [{ productId: product.id, quantity: 2, note: "the tall one" }]);
  const reply = await desk.post("/checkout", who, { address: who.addressId, ...body(who) });
  return { product, who, number: reply.body.data.order_id as string };
}

const transferred = () => placeTransfer(shop, desk, store);

test("an order moves from state to state, and the shopper is told each time", async () => {
  const { who, number } = await placed(() => ({ payment_type: "cod" }));
  await expect(run("order", "move", number, "delivered")).rejects.toThrow(
    `${number} is placed; the next state can be: confirmed, cancelled`,
  );
  await expect(run("order", "move", number, "eaten")).rejects.toThrow("is not a state of an order");
  for (const [state, text] of [
    ["confirmed", "is confirmed"],
    ["packed", "is packed"],
    ["on_the_way", "is on the way"],
    ["delivered", "is delivered"],
  ] as const) {
    await run("order", "move", number.toLowerCase().replaceAll("-", ""), state, "--note", `to ${state}`);
    expect(await newestText(services, who.phone)).toContain(text);
    expect(await trailOf(number)).toMatchObject({ actor: "staff:sokha", action: "move", after: { state } });
  }
  const order = await desk.order(who, number);
  expect(order).toMatchObject({ state: "delivered", cancellable: false, payment: { type: "cod", state: "paid" } });
  expect(order.history.map(({ state, note }: { state: string; note: string }) => [state, note])).toEqual([
    ["placed", null],
    ["confirmed", "to confirmed"],
    ["packed", "to packed"],
    ["on_the_way", "to on_the_way"],
    ["delivered", "to delivered"],
  ]);
  expect(await desk.post(`/api/checkout/history/cancel/${number}`, who, {})).toMatchObject({
    status: 409,
    body: { error: "order_not_cancellable" },
  });
  await run("order", "move", number, "returned");
  expect(await desk.order(who, number)).toMatchObject({ state: "returned", payment: { state: "refund_due" } });
});

test("a delivery that was recorded by mistake is taken back: the cash is to be paid, and the warranty has not begun", async () => {
  const { who, number, product } = await placed(() => ({ payment_type: "cod" }));
  await db.update(orderLines).set({ warrantyMonths: 12 }).where(eq(orderLines.productId, product.id));
  for (const state of ["confirmed", "packed", "on_the_way", "delivered"]) await run("order", "move", number, state);
  const sold = await pieces(product.id);
  await expect(run("order", "move", number, "on_the_way")).rejects.toThrow(
    `${number} is delivered. If that was a mistake, say so with --note TEXT`,
  );
  await run("order", "move", number, "on_the_way", "--note", "Another order was meant");
  expect(await desk.order(who, number)).toMatchObject({
    state: "on_the_way",
    payment: { state: "pending", paid_at: null },
    history: expect.arrayContaining([expect.objectContaining({ note: "Another order was meant" })]),
  });
  expect(await trailOf(number)).toMatchObject({ before: { state: "delivered" }, after: { state: "on_the_way" } });
  expect(await pieces(product.id)).toEqual(sold);
  const phone = who.phone.slice(-4);
  const warranty = async () =>
    (await call(`/api/warranty?order=${number}&phone=${phone}`, { host: "s001.localhost" })).body.data[0];
  expect(await warranty()).toMatchObject({ state: "waiting" });
  await run("order", "move", number, "delivered");
  expect(await desk.order(who, number)).toMatchObject({ state: "delivered", payment: { state: "paid" } });
  expect(await warranty()).toMatchObject({ state: "covered" });
});

test("a delivery is not taken back after a day, nor once a part was paid back or the account is removed", async () => {
  const delivered = async () => {
    const { number } = await placed(() => ({ payment_type: "cod" }));
    for (const state of ["confirmed", "packed", "on_the_way", "delivered"]) await run("order", "move", number, state);
    return number;
  };
  const takeBack = (number: string) => run("order", "move", number, "on_the_way", "--note", "By mistake");
  const [late, refunded, removed] = [await delivered(), await delivered(), await delivered()];
  const orderIs = sql`(select id from orders where number = ${late})`;
  await db.execute(sql`update order_events set at = at - interval '25 hours' where order_id = ${orderIs}`);
  await expect(takeBack(late)).rejects.toThrow("more than a day ago: it can only be returned");
  await run("refund", "amount", refunded, "1", "A scratch");
  await expect(takeBack(refunded)).rejects.toThrow("was paid back since it was delivered");
  await db.execute(sql`update orders set delivery = delivery || '{"recipient": ""}' where number = ${removed}`);
  await expect(takeBack(removed)).rejects.toThrow("with it the address");
});

test("lists show the time in Cambodia, and say if they are empty", async () => {
  const { number } = await placed(() => ({ payment_type: "cod" }));
  await database.pool.query("update orders set placed_at = '2026-11-20T17:30:00Z' where number = $1", [number]);
  expect(await run("order", "list")).toMatch(new RegExp(`${number} +2026-11-21T00:30 `));
  await insertStore(db, { code: "S098" });
  expect(await run("order", "list", "--store", "S098")).toBe("no orders");
  expect(await run("payment", "list", "--store", "S098")).toBe("nothing to do");
});

test("orders in a waiting state are listed oldest first, and a longer list says that it is cut", async () => {
  const old = await placed(() => ({ payment_type: "cod" }));
  const busy = await insertStore(db, { code: "S097" });
  await database.pool.query("update orders set store_id = $1, customer_id = $2 where number = $3", [
    busy,
    (await insertShopper(services, busy)).customerId,
    old.number,
  ]);
  const copy = (first: number, last: number) =>
    database.pool.query(
      `with more as (
        insert into orders (store_id, customer_id, number, state, currency, total, discount, delivery_fee, grand_total, delivery, placed_at)
        select store_id, customer_id, number || n, state, currency, total, discount, delivery_fee, grand_total, delivery, placed_at from orders, generate_series($2::int, $3::int) n where number = $1
        returning *)
      insert into payments (reference, store_id, customer_id, way, state, amount, currency, priced, wish, attempt, order_id, created_at)
      select gen_random_uuid(), store_id, customer_id, 'cod', 'pending', grand_total, currency, '{}', 'cart', gen_random_uuid(), id, placed_at from more`,
      [old.number, first, last],
    );
  await copy(1, 199);
  const list = async (...more: string[]) => (await run("order", "list", "--store", "S097", ...more)).split("\n");
  expect(await list("--state", "placed")).toHaveLength(200);
  await copy(200, 200);
  const waiting = await list("--state", "placed");
  expect(waiting[0]).toContain(`${old.number} `);
  expect(waiting.at(-1)).toMatch(/^only the first 200 are shown; for more add --after \S+$/);
  expect((await list())[0]).not.toContain(`${old.number} `);
});

test("orders are listed and shown; a mistyped number is noticed", async () => {
  const { number } = await placed(() => ({ payment_type: "cod", note: "call first" }));
  expect(await run("order", "list", "--state", "placed", "--store", "S001")).toContain(number);
  expect(await run("order", "list", "--state", "returned")).not.toContain(number);
  const shown = await run("order", "show", number);
  for (const part of ["2 × Lamp at $10.00: the tall one", "Note: call first", "Home, Street 51", "placed"])
    expect(shown).toContain(part);
  const wrong = number.slice(0, -1) + (number.endsWith("2") ? "3" : "2");
  await expect(run("order", "show", wrong)).rejects.toThrow("is not an order number");
  await expect(run("order", "show", number, "--store", "S009")).rejects.toThrow(StaffError);
});

test("shoppers' texts cannot forge lines or control the terminal", async () => {
  const { number } = await placed(() => ({
    payment_type: "cod",
    note: "call first\r\n Payment: khqr paid $500.00\u001b[2J\u009b1A\ttwice",
  }));
  const lines = (await run("order", "show", number)).split("\n");
  expect(lines).toContain("Note: call first ⏎ Payment: khqr paid $500.00\\u001b[2J\\u009b1A\ttwice");
  expect(lines.filter((line) => line.startsWith("Payment:"))).toEqual(["Payment: cod pending $20.00"]);
});

test("receipts of transfers are saved for staff; a missing one does not stop the others", async () => {
  const [there, gone] = [await transferred(), await transferred()];
  const uploads = join(services.env.dataDir, "uploads");
  mkdirSync(uploads, { recursive: true });
  writeFileSync(join(uploads, there.name), "a receipt");
  const directory = join(services.env.dataDir, "to-look-at");
  const said = (await run("payment", "list", "--receipts", directory)).split("\n");
  expect(said).toContain(join(directory, `${there.number}.webp`));
  expect(said).toContainEqual(expect.stringMatching(`^The receipt of ${gone.number} cannot be read: `));
  expect(readFileSync(join(directory, `${there.number}.webp`), "utf8")).toBe("a receipt");
  expect(readdirSync(directory)).toEqual([`${there.number}.webp`]);
  for (const path of [directory, join(directory, `${there.number}.webp`)])
    expect(statSync(path).mode & 0o077, "for others").toBe(0);
});

test("pictures of a claim are saved for staff; a missing one does not stop the others", async () => {
  const { who, number } = await placed(() => ({ payment_type: "cod" }));
  for (const state of ["confirmed", "packed", "on_the_way", "delivered"]) await run("order", "move", number, state);
  const [gone, there] = ["c", "d"].map((letter) => `${letter.repeat(32)}.webp`);
  for (const name of [gone!, there!]) {
    const picture = { name, storeId: store, customerId: who.customerId, createdAt: services.now() };
    await db.insert(uploads).values({ ...picture, purpose: "claim", width: 1, height: 1, bytes: 1 });
  }
  const kept = join(services.env.dataDir, "uploads");
  mkdirSync(kept, { recursive: true });
  writeFileSync(join(kept, there!), "a picture");
  const { data } = (await call(`/api/checkout/history/detail/${number}`, { headers: who.headers })).body;
  await database.pool.query("update order_lines set warranty_months = 12 where id = $1", [data[0].id]);
  const pictures = [gone, there].map((name) => `/media-private/${name}`);
  const claim = { line_id: data[0].id, problem: "Stays dark", pictures };
  const { number: made } = (await desk.post("/api/warranty/claims", who, claim)).body.data;
  const directory = join(services.env.dataDir, "claims-to-look-at");
  expect((await run("claim", "show", made, "--pictures", directory)).split("\n").slice(-2)).toEqual([
    expect.stringContaining(`Picture 1 of ${made} cannot be read: `),
    join(directory, `${made}-2.webp`),
  ]);
});

test("a verified transfer confirms the order; it cannot be verified twice", async () => {
  const { who, number, name } = await transferred();
  expect(await run("payment", "list")).toMatch(new RegExp(`${number}.*bankTransfer.*pending.*\\$20\\.00.*${name}`));
  expect(await run("payment", "verify", number)).toBe(`The transfer for ${number} is verified`);
  expect(await desk.order(who, number)).toMatchObject({
    state: "confirmed",
    payment: { state: "paid", paid_at: expect.any(String) },
  });
  await expect(run("payment", "verify", number)).rejects.toThrow("is already paid");
  expect(await run("payment", "list")).not.toContain(number);
  expect(await run("order", "move", number, "cancelled")).toMatch(
    /: confirmed → cancelled\nOwed back: \$20\.00\. Send it, then run refund owed /,
  );
});

test("stock of a cancelled order returns to the pool if the store has no stock of its own, and into the audit trail if there is none", async () => {
  const product = await insertProduct(db, [store], { price: 1000, pieces: 5 });
  const [{ sku } = { sku: "" }] = await db
    .select({ sku: products.sku })
    .from(products)
    .where(eq(products.id, product.id));
  const order = async () => {
    const who = await insertShopper(services, store, [{ productId: product.id, quantity: 2 }]);
    return (await desk.post("/checkout", who, { address: who.addressId, payment_type: "cod" })).body.data
      .order_id as string;
  };
  await run("stock", "set", sku, "4", "--store", "S001");
  const pooled = await order();
  await run("stock", "set", sku, "-", "--store", "S001");
  await run("order", "move", pooled, "cancelled");
  expect(await pieces(product.id)).toMatchObject({ storeId: 0, onHand: 7 });
  const lost = await order();
  await db.delete(stock).where(eq(stock.productId, product.id));
  await run("order", "move", lost, "cancelled");
  expect(await trailOf(lost)).toMatchObject({
    action: "return-nowhere",
    actor: "staff:sokha",
    after: { pieces: [{ productId: product.id, variantId: 0, quantity: 2 }] },
  });
});

test("an order that is packed before its transfer is verified stays packed", async () => {
  const { who, number } = await transferred();
  for (const state of ["confirmed", "packed"]) await run("order", "move", number, state);
  await run("payment", "verify", number);
  expect(await desk.order(who, number)).toMatchObject({ state: "packed", payment: { state: "paid" } });
});

test("a refused transfer cancels the order and returns its stock", async () => {
  const { product, who, number } = await transferred();
  await run("payment", "refuse", number, "No money came");
  expect(await desk.order(who, number)).toMatchObject({
    state: "cancelled",
    payment: { state: "failed" },
    history: [{ state: "placed" }, { state: "cancelled", note: "No money came" }],
  });
  expect(await pieces(product.id)).toMatchObject({ onHand: 5 });
});

test("a transfer cannot be refused while its order is on the way or delivered, and the message says what to do", async () => {
  const { who, number } = await transferred();
  for (const state of ["confirmed", "packed", "on_the_way", "delivered"]) {
    await run("order", "move", number, state);
    if (state === "confirmed" || state === "packed") continue;
    await expect(run("payment", "refuse", number, "No money came")).rejects.toThrow(
      `${number} is ${state}: it cannot be cancelled now. When the goods are back, run order move ${number} returned`,
    );
  }
  expect(await desk.order(who, number)).toMatchObject({ state: "delivered", payment: { state: "pending" } });
});

test("money of a transfer whose order the shopper cancelled is still listed", async () => {
  const { who, number } = await transferred();
  await desk.post(`/api/checkout/history/cancel/${number}`, who, { reason: null });
  expect(await run("payment", "list")).toContain(number);
  expect(await run("payment", "verify", number)).toBe(
    `The transfer for ${number} is verified\nOwed back: $20.00. Send it, then run refund owed ${number}; or add it to the store cash with --to store-cash`,
  );
  expect(await desk.order(who, number)).toMatchObject({ state: "cancelled", payment: { state: "refund_due" } });
  expect(await run("refund", "owed", number)).toContain("$20.00 refunded");
  expect(await desk.order(who, number)).toMatchObject({ payment: { state: "refunded" } });
  expect(await newestText(services, who.phone)).toContain("is refunded");
  await expect(run("refund", "owed", number)).rejects.toThrow("No refund is due");
  expect(await trailOf(number)).toMatchObject({ action: "refund", actor: "staff:sokha" });
});

test("money of a transfer whose order was returned before anybody verified it is still listed", async () => {
  const { who, number } = await transferred();
  for (const state of ["confirmed", "packed", "on_the_way", "returned"]) await run("order", "move", number, state);
  await run("payment", "verify", number);
  expect(await desk.order(who, number)).toMatchObject({ state: "returned", payment: { state: "refund_due" } });
  expect(await run("refund", "owed", number)).toContain("$20.00 refunded");
  const unpaid = await transferred();
  for (const state of ["confirmed", "packed", "on_the_way", "returned"])
    await run("order", "move", unpaid.number, state);
  await run("payment", "refuse", unpaid.number, "No money came");
  expect(await desk.order(unpaid.who, unpaid.number)).toMatchObject({
    state: "returned",
    payment: { state: "failed" },
  });
});

test("money that arrives after its transfer was refused is owed back, in full or the amount that arrived", async () => {
  const late = await transferred();
  await run("payment", "refuse", late.number, "No money came");
  await expect(run("payment", "refuse", late.number, "Still none")).rejects.toThrow("is already failed");
  await run("payment", "verify", late.number);
  expect(await newestText(services, late.who.phone)).toContain("we received $20.00");
  expect(await desk.order(late.who, late.number)).toMatchObject({
    state: "cancelled",
    payment: { state: "refund_due" },
    refunds: [{ amount: 20, refunded_at: null }],
  });
  expect(await run("refund", "owed", late.number)).toContain("$20.00 refunded");
  const short = await transferred();
  await expect(run("payment", "verify", short.number, "--amount", "12.50")).rejects.toThrow(
    "costs $20.00: refuse the transfer",
  );
  await run("payment", "refuse", short.number, "Too little");
  await expect(run("payment", "verify", short.number, "--amount", "0")).rejects.toThrow("must be more than 0");
  await run("payment", "verify", short.number, "--amount", "12.50");
  expect(await newestText(services, short.who.phone)).toContain("we received $12.50");
  expect(await desk.order(short.who, short.number)).toMatchObject({
    refunds: [{ amount: 12.5, reason: "Another amount than was due", refunded_at: null }],
  });
  expect(await run("refund", "owed", short.number, "--to", "store-cash")).toContain("$12.50 refunded");
  expect((await call("/api/profile", { headers: short.who.headers })).body.data.balance).toBe(12.5);
  expect(await desk.order(short.who, short.number)).toMatchObject({
    payment: { state: "refunded" },
    refunds: [{ amount: 12.5, refunded_at: expect.any(String) }],
  });
});

test("an order with a total of 0 has nothing to refund when it is returned", async () => {
  await run("store", "set", "S001", "payment.cod", "50");
  const { id } = await insertProduct(db, [store], { price: 1 });
  const free = () => placed(() => ({ payment_type: "cod", checkout_type: "buy_now", product_id: id, quantity: 1 }));
  const [one, other] = [await free(), await free()];
  await run("store", "set", "S001", "payment.cod", "0");
  for (const { number } of [one, other])
    for (const state of ["confirmed", "packed", "on_the_way", "delivered", "returned"])
      await run("order", "move", number, state);
  expect(await desk.order(one.who, one.number)).toMatchObject({
    grand_total: 0,
    payment: { state: "refunded" },
    refunds: [],
  });
  expect(await run("payment", "list")).not.toContain(one.number);
  // Money that was owed already is paid back like any other.
  await database.pool.query("update payments set state = 'refund_due' where priced ->> 'number' = $1", [other.number]);
  expect(await run("refund", "owed", other.number, "--to", "store-cash")).toContain("$0.00 refunded");
  expect(await desk.order(other.who, other.number)).toMatchObject({ payment: { state: "refunded" } });
});

test("a KHQR payment of another amount is refunded, to store cash if staff say so", async () => {
  const product = await insertProduct(db, [store], { price: 1000 });
  const who = await insertShopper(services, store, [{ productId: product.id, quantity: 1 }]);
  const { payment_id } = (await desk.khqr(who)).body.data;
  vi.mocked(console.error).mockImplementationOnce(() => undefined);
  await desk.bank(payment_id, "approve", { amount: 7.5 });
  await eventually(async () =>
    expect(await desk.status(who, payment_id)).toMatchObject({ payment_status: "refund_due" }),
  );
  vi.mocked(console.error).mockClear();
  const { order_id } = await desk.status(who, payment_id);
  const [transfer] = await db.select().from(paymentTransactions).orderBy(desc(paymentTransactions.receivedAt)).limit(1);
  expect(await run("payment", "list")).toMatch(
    new RegExp(`${order_id} .* \\$7\\.50  owed: amount_mismatch  ${transfer!.hash}`),
  );
  expect(await run("order", "show", order_id)).toContain(`  owed: $7.50  amount_mismatch  ${transfer!.hash}`);
  await expect(run("refund", "owed", order_id, "--to", "moon")).rejects.toThrow("--to must be sent or store-cash");
  expect(await run("refund", "owed", order_id, "--to", "store-cash")).toContain("$7.50 refunded");
  expect((await call("/api/profile", { headers: who.headers })).body.data.balance).toBe(7.5);
  expect(await desk.status(who, payment_id)).toMatchObject({ payment_status: "refunded" });
});

test("store cash is topped up by phone, and its ledger sums to zero", async () => {
  const { who } = await placed(() => ({ payment_type: "cod" }));
  expect(await run("cash", "top-up", who.phone.replace("+855", "0"), "12.50", "--store", "S001")).toContain("$12.50");
  expect(await run("cash", "top-up", who.phone, "1", "--store", "s001")).toBe(
    `${who.phone} (Sokha) has $13.50 of store cash now`,
  );
  expect(await run("cash", "pay-out", who.phone, "0.50", "--store", "S001")).toContain("$13.00");
  await expect(run("cash", "pay-out", who.phone, "13.01", "--store", "S001")).rejects.toThrow(
    `${who.phone} has only $13.00 of store cash, less than $13.01`,
  );
  expect(await run("cash", "top-up", who.phone, "0.50", "--store", "S001")).toContain("$13.50");
  await expect(run("cash", "top-up", who.phone, "0.50", "--store", "S001"), "run twice").rejects.toThrow(
    /^\$0\.50 was added for \S+ \(Sokha\) at \S+ already\. If it is once more, add --again yes$/,
  );
  expect(await run("cash", "top-up", who.phone, "0.50", "--store", "S001", "--again", "yes")).toContain("$14.00");
  expect(await run("cash", "pay-out", who.phone, "0.50", "--store", "S001", "--again", "yes")).toContain("$13.50");
  await expect(run("cash", "top-up", "012000111", "1", "--store", "S001")).rejects.toThrow("No customer");
  await expect(run("cash", "top-up", who.phone, "0", "--store", "S001")).rejects.toThrow("must be more than 0");
  await expect(run("cash", "top-up", who.phone, "999999999999", "--store", "S001")).rejects.toThrow(
    "is more than can be moved at once",
  );
  await expect(run("cash", "top-up", who.phone, "-5", "--store", "S001")).rejects.toThrow("is not an amount");
  expect((await db.execute(sql`select sum(amount)::integer as sum from ledger_entries`)).rows).toEqual([{ sum: 0 }]);
  expect(
    (
      await db.execute(
        sql`select count(*)::integer as n from ledger_accounts a where balance <> (select coalesce(sum(amount), 0) from ledger_entries where account_id = a.id)`,
      )
    ).rows,
  ).toEqual([{ n: 0 }]);
  expect(await trailOf(String(who.customerId))).toMatchObject({
    action: "pay-out",
    actor: "staff:sokha",
    after: { amount: 50 },
  });
});

test("staff set the courier and the place of an order, and its shopper sees them while it is on the way", async () => {
  const { who, number } = await placed(() => ({ payment_type: "cod" }));
  for (const state of ["confirmed", "packed", "on_the_way"]) await run("order", "move", number, state);
  expect(await run("order", "show", number)).not.toMatch(/Courier:|Place:/);
  expect(await run("order", "courier", number, "Vanna", "--phone", "011 222 333")).toBe(
    `${number}: the courier is Vanna`,
  );
  expect(await trailOf(number)).toMatchObject({
    actor: "staff:sokha",
    action: "set-courier",
    after: { name: "Vanna", phone: "011 222 333" },
  });
  await expect(run("order", "courier", number, " ")).rejects.toThrow("must have 1 to 80 characters");
  await expect(run("order", "courier", number, "Vanna", "--phone", "at home")).rejects.toThrow(
    '"at home" is not a phone number',
  );
  await expect(run("order", "place", number, "91", "104.9")).rejects.toThrow("is not a number of degrees");
  await run("order", "place", number, "11.55", "104.92");
  expect(await run("order", "show", number)).toMatch(
    /\nCourier: Vanna, 011 222 333\nPlace: 11\.55, 104\.92 at \d{4}-\d\d-\d\dT\d\d:\d\d\n/,
  );
  const { body } = await call(`/api/tracking/${number}?store_code=S001`, { headers: who.headers });
  expect(body.data).toMatchObject({
    courier: { name: "Vanna", phone: "011 222 333" },
    place: { lat: 11.55, long: 104.92 },
  });
  await run("order", "move", number, "delivered");
  await expect(run("order", "courier", number, "Dara")).rejects.toThrow(
    `${number} is delivered: only an order that is still to be delivered has a courier`,
  );
});
