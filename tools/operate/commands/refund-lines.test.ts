import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { stock } from "@shop/api/modules/catalog/tables";
import { ledgerEntries, ledgerTransfers } from "@shop/api/modules/payments/tables";
import { auditTrail } from "@shop/api/platform/tables";
import { insertProduct } from "@shop/api/testing/samples/product";
import { insertShopper } from "@shop/api/testing/samples/shopper";
import { insertStore } from "@shop/api/testing/samples/store";
import { payableSettings, paymentDesk } from "@shop/api/testing/shops/payment-desk";
import { placeTransfer } from "@shop/api/testing/shops/place-transfer";
import { newestText } from "@shop/api/testing/shops/sent-messages";
import { testApi } from "@shop/api/testing/shops/test-api";
import { commandLine } from "../testing/command-line.ts";

const shop = await testApi();
const { api, call, database, services } = shop;
const { db } = database;
const store = await insertStore(db, {
  settings: {
    payments: [
      { type: "anakut", discountPercent: 10 },
      { type: "bankTransfer", discountPercent: 0 },
    ],
    delivery: { ...payableSettings.delivery, feeByProvince: { "*": 150 } },
  },
});
await api.directory.load();
const desk = paymentDesk(shop);
const run = commandLine(services);

const refund = (number: string, lines: string, ...options: string[]) =>
  run("refund", "lines", number, lines, "Not in stock", ...options);
const onHand = async (productId: number) =>
  (await db.select().from(stock).where(eq(stock.productId, productId)))[0]!.onHand;

/** An order of three lamps and a red cable, of which $32.97 were paid by store cash: $34.97, less 10 %, with $1.50 for the delivery. */
async function placed() {
  const lamp = await insertProduct(db, [store], { name: "Lamp", price: 999, pieces: 9 });
  const cable = await insertProduct(db, [store], {
    name: "Cable",
    price: 500,
    pieces: 4,
    variants: [{ options: ["Red"], optionNames: [{ en: "Red", km: "ក្រហម" }] }],
  });
  const who = await insertShopper(services, store, [
    { productId: lamp.id, quantity: 3 },
    { productId: cable.id, variantId: cable.variantIds[0]!, quantity: 1 },
  ]);
  await run("cash", "top-up", who.phone, "40", "--store", "S001");
  const reply = await desk.post("/checkout", who, { address: who.addressId, payment_type: "anakut" });
  const number = reply.body.data.order_id as string;
  const balance = async () => (await call("/api/profile", { headers: who.headers })).body.data.balance as number;
  const order = await desk.order(who, number);
  const shown: string[] = (await run("order", "show", number)).split("\n");
  const numberOf = (name: string) => /^ *(\d+)\. /.exec(shown.find((line) => line.includes(name))!)![1]!;
  return { who, number, balance, order, lamp, cable, lampLine: numberOf("Lamp"), cableLine: numberOf("Cable") };
}

test("pieces are refunded by what was paid for them, once, and everyone sees which", async () => {
  const { who, number, balance, lamp, lampLine, cableLine } = await placed();
  expect(await balance()).toBe(7.03);
  expect(await refund(number, `${lampLine}:1`), "nothing is recorded yet").toBe(
    `${number}: $8.99 for 1 × Lamp. Send it, then add --to sent; or add --to store-cash`,
  );
  expect((await desk.order(who, number)).refunds).toEqual([]);

  expect(await refund(number, `${lampLine}:1`, "--to", "store-cash", "--restock", "yes")).toBe(
    `${number}: $8.99 for 1 × Lamp refunded, $8.99 of $32.97 in all`,
  );
  expect(await balance()).toBe(16.02);
  expect(await onHand(lamp.id)).toBe(7);
  expect(await newestText(services, who.phone)).toContain(`$8.99 for 1 × Lamp of ${number} is refunded to your`);
  await expect(refund(number, `${lampLine}:1`, "--to", "store-cash"), "run twice").rejects.toThrow(
    `1 of 3 pieces of line ${lampLine} of ${number} were refunded already`,
  );
  expect(await balance()).toBe(16.02);

  await refund(number, `${lampLine},${cableLine}`, "--to", "store-cash", "--again", "yes");
  expect(await onHand(lamp.id), "returned only where it was asked for").toBe(7);
  expect(await newestText(services, who.phone)).toMatch(/for (2 × Lamp|1 × Cable \(Red\)) \(\+1\) of/);
  const { refunds, data } = await orderWithLines(who, number);
  const lineOf = (name: string) => data.find((line) => line.name === name)!.id;
  expect(refunds).toMatchObject([
    { amount: 8.99, pieces: [{ line_id: lineOf("Lamp"), quantity: 1 }] },
    {
      amount: 22.48,
      pieces: expect.arrayContaining([
        { line_id: lineOf("Lamp"), quantity: 2 },
        { line_id: lineOf("Cable"), quantity: 1 },
      ]),
    },
  ]);
  const shown = await run("order", "show", number);
  expect(shown).toContain("$8.99 refunded to the store cash for 1 × Lamp\n");
  const made = await db
    .select({ amount: ledgerEntries.amount, reference: ledgerTransfers.reference })
    .from(ledgerTransfers)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .where(eq(ledgerTransfers.kind, "refund"))
    .orderBy(asc(ledgerTransfers.id));
  expect(made.filter(({ amount }) => amount > 0).map(({ amount }) => amount)).toEqual([899, 2248]);
  const [entry] = await db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.action, "refund-part"))
    .orderBy(asc(auditTrail.id));
  expect(entry).toMatchObject({
    entityId: number,
    after: { amount: 899, reason: "Not in stock", lines: [{ lineId: lineOf("Lamp"), quantity: 1 }] },
  });

  await run("order", "move", number, "cancelled");
  expect(await balance(), "the delivery fee was left").toBe(40);
  expect(await onHand(lamp.id), "no piece returns twice").toBe(7);
});

async function orderWithLines(who: { headers: Record<string, string> }, number: string) {
  const { body } = await call(`/api/checkout/history/detail/${number}`, { headers: who.headers });
  return { refunds: body.order.refunds as unknown[], data: body.data as { id: number; name: string }[] };
}

test("a cancelled order returns the pieces that were not refunded", async () => {
  const { number, lamp, lampLine } = await placed();
  await refund(number, `${lampLine}:2`, "--to", "store-cash");
  await run("order", "move", number, "cancelled");
  expect(await onHand(lamp.id)).toBe(7);
});

test("more than was bought, or than is left, is not refunded", async () => {
  const { product, number } = await placeTransfer(shop, desk, store);
  await expect(refund(number, "1:1", "--to", "sent")).rejects.toThrow(`The payment of ${number} is pending`);
  await run("payment", "verify", number);
  for (const [lines, message] of [
    ["2", `${number} has no line 2`],
    ["0", `${number} has no line 0`],
    ["1:3", `Line 1 of ${number} has 2 of 2 pieces left to refund`],
    ["1:0", "has 2 of 2 pieces left"],
    ["1:1,1:1", "Each line may be given once"],
    ["one", '"one" is not a whole number'],
  ] as const)
    await expect(refund(number, lines, "--to", "sent")).rejects.toThrow(message);
  await run("refund", "amount", number, "5", "A scratch");
  await expect(refund(number, "1", "--to", "sent")).rejects.toThrow(`$16.50 of ${number} are left`);
  await refund(number, "1:1", "--to", "sent");
  await expect(refund(number, "1", "--to", "sent", "--again", "yes")).rejects.toThrow(`$6.50 of ${number} are left`);
  expect(await onHand(product.id)).toBe(3);
});
