import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { Refusal } from "../../platform/errors/refusal.ts";
import { testDatabase } from "../../platform/testing/database.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { createCustomer } from "../customers/public.ts";
import { cashBalance, transferCash, type CashTransfer } from "./ledger.ts";

const database = await testDatabase();
const { db } = database;
const storeId = await insertStore(db);
const payers = await Promise.all(
  Array.from({ length: 8 }, async (_, index) => ({
    storeId,
    customerId: await createCustomer(
      db,
      { storeId, name: "Sokha", phone: `+8551200000${index}`, email: null, passwordHash: "", lang: "en" },
      new Date(),
    ),
  })),
);

const operations = process.env["FULL"] ? 10_000 : 600;
const atOnce = 20;
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;

test(`after ${operations} concurrent random operations the ledger sums to zero, and no balance is negative`, async () => {
  const expected = new Map(payers.map(({ customerId }) => [customerId, 0]));
  let refused = 0;
  let serial = 0;
  const kinds = ["top_up", "purchase", "purchase", "refund"] as const;

  async function one(): Promise<void> {
    const payer = pick(payers);
    const kind = pick(kinds);
    const amount = 1 + Math.floor(Math.random() * 500);
    const transfer: CashTransfer = {
      kind,
      payer,
      currency: "USD",
      amount,
      reference: `op:${++serial}`,
      actor: "test",
      at: new Date(),
    };
    try {
      // Now and then the same transfer is sent twice, and now and then it is rolled back.
      const again = Math.random() < 0.1;
      const broken = Math.random() < 0.05;
      await database.transaction(async (tx) => {
        const done = await transferCash(tx, transfer);
        if (again) expect(await transferCash(tx, transfer)).toBe(false);
        if (broken) throw new Error("broken");
        expect(done).toBe(true);
      });
      expected.set(payer.customerId, expected.get(payer.customerId)! + (kind === "purchase" ? -amount : amount));
    } catch (error) {
      if (error instanceof Refusal && error.code === "balance_too_low") refused++;
      else if (!(error instanceof Error && error.message === "broken")) throw error;
    }
  }

  let left = operations;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) await one();
    }),
  );

  const { rows } = await db.execute(sql`
    select (select coalesce(sum(amount), 0)::integer from ledger_entries) as entries,
      (select coalesce(sum(balance), 0)::integer from ledger_accounts) as balances,
      (select count(*)::integer from ledger_accounts where kind = 'customer' and balance < 0) as below,
      (select count(*)::integer from ledger_accounts a where balance <> (select coalesce(sum(amount), 0) from ledger_entries where account_id = a.id)) as apart,
      (select count(*)::integer from (select transfer_id from ledger_entries group by transfer_id having sum(amount) <> 0 or count(*) <> 2)) as uneven`);
  expect(rows).toEqual([{ entries: 0, balances: 0, below: 0, apart: 0, uneven: 0 }]);
  for (const payer of payers) expect(await cashBalance(db, payer)).toBe(expected.get(payer.customerId));
  expect(refused).toBeGreaterThan(0);
});
