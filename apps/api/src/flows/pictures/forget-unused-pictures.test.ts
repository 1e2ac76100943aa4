import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { payments } from "../../modules/payments/tables.ts";
import { privatePath } from "../../modules/uploads/public.ts";
import { uploads } from "../../modules/uploads/tables.ts";
import type { Tx } from "../../platform/database/database.ts";
import { insertReceipt } from "../../testing/samples/receipt.ts";
import { insertShopper } from "../../testing/samples/shopper.ts";
import { insertProduct } from "../../testing/samples/product.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { testApi } from "../../testing/shops/test-api.ts";
import { forgetUnusedPictures } from "./forget-unused-pictures.ts";

const { api, call, services, database } = await testApi();
const { db, pool } = database;
const storeId = await insertStore(db, { code: "S001" });
await api.directory.load();

/** A shopper with an order. */
async function buyer() {
  const product = await insertProduct(db, [storeId]);
  const who = await insertShopper(services, storeId, [{ productId: product.id, quantity: 1 }]);
  await call("/checkout", {
    method: "POST",
    body: { payment_type: "cod", address: who.addressId },
    headers: who.headers,
  });
  return who;
}

/** A picture that a shopper uploaded so many days ago, by its name. */
async function upload(customerId: number, sign: string, days: number): Promise<string> {
  const name = `${sign.repeat(32)}.webp`;
  const createdAt = new Date(services.now().getTime() - days * 86_400_000);
  await insertReceipt(db, { name, storeId, customerId, createdAt });
  return name;
}

test("an unused picture is deleted after a week; one of a payment or a claim stays", async () => {
  const who = await buyer();
  const picture = (sign: string, days: number) => upload(who.customerId, sign, days);
  await picture("a", 8);
  const [young, paid, claimed] = [await picture("b", 6), await picture("c", 300), await picture("d", 300)];
  await db.update(payments).set({ receipt: privatePath + paid });
  await pool.query(
    "insert into warranty_claims (store_id, customer_id, number, order_line_id, piece, problem, state, created_at) select $1, $2, 'C26-2345-672A', max(id), 1, 'broken', 'closed', now() from order_lines",
    [storeId, who.customerId],
  );
  await pool.query(
    "insert into warranty_claim_pictures (claim_id, place, name) select id, 1, $1 from warranty_claims",
    [claimed],
  );
  // A picture in use is nobody's to lock: its shopper may be checking out with it.
  await database.transaction(async (tx) => {
    await tx.select().from(uploads).where(eq(uploads.name, paid)).for("key share");
    await forgetUnusedPictures(services);
  });
  expect((await db.select({ name: uploads.name }).from(uploads)).map(({ name }) => name).sort()).toEqual([
    young,
    paid,
    claimed,
  ]);
  const { rows } = await pool.query("select data->>'name' as name from pgboss.job where name = 'delete-picture'");
  expect(rows).toEqual([{ name: `${"a".repeat(32)}.webp` }]);
});

test("a picture that comes into use while it is about to be deleted stays", async () => {
  const { customerId } = await buyer();
  const name = await upload(customerId, "e", 8);
  const late = {
    ...database,
    transaction: async <Result>(work: (tx: Tx) => Promise<Result>) => {
      await db
        .update(payments)
        .set({ receipt: privatePath + name })
        .where(eq(payments.customerId, customerId));
      return database.transaction(work);
    },
  };
  await forgetUnusedPictures({ ...services, database: late });
  expect(await db.$count(uploads, eq(uploads.name, name))).toBe(1);
});
