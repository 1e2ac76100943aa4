import { eq } from "drizzle-orm";
import { stock } from "../../modules/catalog/tables.ts";
import type { Shopper } from "../samples/shopper.ts";
import { insertStore } from "../samples/store.ts";
import { testApi } from "./test-api.ts";

/** Two stores, of which only the second takes transfers; and what shoppers do who order there. */
export async function checkoutShop() {
  const shop = await testApi();
  const { api, call, database } = shop;
  const { db } = database;
  const delivery = { feeByProvince: { "12": 100, "*": 250 }, freeFrom: 50_000, daysByProvince: { "12": 1 } };
  const payments = [
    { type: "cod" as const, discountPercent: 0 },
    { type: "anakut" as const, discountPercent: 3 },
  ];
  const here = await insertStore(db, { code: "S001", settings: { delivery, payments } });
  const bankAccounts = [{ type: "aba", bank: "ABA", account: "000 111 222", holder: "SHOP" }];
  const transferSettings = {
    delivery,
    payments: [...payments, { type: "bankTransfer" as const, discountPercent: 0 }],
    bankAccounts,
  };
  const elsewhere = await insertStore(db, { code: "S002", settings: transferSettings });
  await api.directory.load();

  const post = (path: string, who: Shopper, body: unknown, key?: string) =>
    call(path, { method: "POST", body, headers: { ...who.headers, ...(key && { "idempotency-key": key }) } });
  const get = async (path: string, who: Shopper) => (await call(path, { headers: who.headers })).body;
  const checkout = (who: Shopper, more: object = {}, key?: string) =>
    post("/checkout", who, { payment_type: "cod", address: who.addressId, ...more }, key);
  const pieces = async (productId: number) => (await db.select().from(stock).where(eq(stock.productId, productId)))[0]!;
  const ordersOf = async (who: Shopper) => (await get("/api/checkout/history", who)).data;

  return { ...shop, db, delivery, payments, here, elsewhere, transferSettings, post, get, checkout, pieces, ordersOf };
}
