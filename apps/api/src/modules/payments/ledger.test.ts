import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "../../platform/testing/database.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { createCustomer } from "../customers/public.ts";
import { cashBalance, transferCash } from "./ledger.ts";
import { ledgerAccounts } from "./tables.ts";

const database = await testDatabase();
const { db } = database;
const at = new Date("2026-11-21T10:00:00Z");

async function insertPayer(code: string) {
  const storeId = await insertStore(db, { code });
  const person = { name: "Sokha", phone: "+85512000000", email: null, passwordHash: "", lang: "en" } as const;
  return { storeId, customerId: await createCustomer(db, { storeId, ...person }, at) };
}

test("each store has cash and sales of its own", async () => {
  const payers = [await insertPayer("S001"), await insertPayer("S002")] as const;
  for (const [index, payer] of payers.entries()) {
    const move = { payer, currency: "USD", actor: "test", at } as const;
    await database.transaction(async (tx) => {
      await transferCash(tx, { ...move, kind: "top_up", amount: 500 + index, reference: `top-up:${index}` });
      await transferCash(tx, { ...move, kind: "purchase", amount: 200 + index, reference: `purchase:${index}` });
    });
  }
  for (const [index, payer] of payers.entries()) {
    const accounts = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.storeId, payer.storeId));
    expect(Object.fromEntries(accounts.map(({ kind, balance }) => [kind, balance]))).toEqual({
      cash: -500 - index,
      customer: 300,
      sales: 200 + index,
    });
    expect(await cashBalance(db, payer)).toBe(300);
  }
});
