import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { eventually } from "../../../platform/testing/eventually.ts";
import { payments } from "../../../modules/payments/tables.ts";
import { checkAllSoon } from "../../../modules/payments/watch.ts";
import { insertShopper } from "../../../testing/samples/shopper.ts";
import { payableSettings, paymentDesk } from "../../../testing/shops/payment-desk.ts";
import { insertProduct } from "../../../testing/samples/product.ts";
import { insertStore } from "../../../testing/samples/store.ts";
import { testApi } from "../../../testing/shops/test-api.ts";

const shop = await testApi();
const { api, services, database, wait } = shop;
const { db } = database;
const here = await insertStore(db, { settings: payableSettings });
await api.directory.load();

/** Reference of a payment that is open. */
async function opened(): Promise<string> {
  const { id } = await insertProduct(db, [here], { price: 1000, pieces: 10 });
  const who = await insertShopper(services, here, [{ productId: id, quantity: 1 }]);
  return (await paymentDesk(shop).khqr(who)).body.data.payment_id as string;
}

test("a starting server asks about every open payment at once, and waits for none that is being asked about", async () => {
  const [asked, waiting] = [await opened(), await opened()];
  const far = new Date(services.now().getTime() + 3_600_000);
  const at = async (id: string) =>
    (await db.select().from(payments).where(eq(payments.reference, id)))[0]!.nextCheckAt!;
  await db.update(payments).set({ nextCheckAt: far });
  await db.transaction(async (held) => {
    await held.select().from(payments).where(eq(payments.reference, asked)).for("update");
    await checkAllSoon(db, "khqr", services.now());
    expect(await at(asked)).toEqual(far);
    expect((await at(waiting)).getTime()).toBeLessThan(far.getTime());
  });
});

test("a clock that is set back delays no payment check", async () => {
  const hour = 3_600_000;
  wait(hour);
  const id = await opened();
  const nextCheck = async () =>
    (await db.select().from(payments).where(eq(payments.reference, id)))[0]!.nextCheckAt!.getTime();
  const first = await nextCheck();
  wait(3000);
  await eventually(async () => expect(await nextCheck()).not.toBe(first));
  wait(-hour);
  await eventually(async () => expect((await nextCheck()) - services.now().getTime()).toBeLessThan(60_000));
});
