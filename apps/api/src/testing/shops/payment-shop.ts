import { payableSettings, paymentDesk } from "./payment-desk.ts";
import { insertStore } from "../samples/store.ts";
import { testApi } from "./test-api.ts";

/** A shop with one store (`here`) that takes KHQR, PayPal and cash, and what its shoppers do there. */
export async function paymentShop() {
  const shop = await testApi();
  const { db } = shop.database;
  const here = await insertStore(db, { settings: payableSettings });
  await shop.api.directory.load();
  return { ...shop, db, here, desk: paymentDesk(shop) };
}
