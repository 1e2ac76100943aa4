import { insertReceipt } from "../samples/receipt.ts";
import { insertShopper, type Shopper } from "../samples/shopper.ts";
import type { paymentDesk } from "./payment-desk.ts";
import { insertProduct, type InsertedProduct } from "../samples/product.ts";
import type { TestApi } from "./test-api.ts";

let receipts = 0;

export interface PlacedTransfer {
  product: InsertedProduct;
  who: Shopper;
  number: string;
  /** The file of the receipt. */
  name: string;
}

/** An order of two pieces of five, for $20, by bank transfer and with a receipt of its own. The store takes `bankTransfer`. */
export async function placeTransfer(
  { database, services }: Pick<TestApi, "database" | "services">,
  desk: ReturnType<typeof paymentDesk>,
  storeId: number,
): Promise<PlacedTransfer> {
  const product = await insertProduct(database.db, [storeId], { price: 1000, pieces: 5 });
  const who = await insertShopper(services, storeId, [{ productId: product.id, quantity: 2 }]);
  const name = `${(++receipts).toString(16).padStart(32, "0")}.webp`;
  await insertReceipt(database.db, { name, storeId, customerId: who.customerId, createdAt: services.now() });
  const reply = await desk.post("/checkout", who, {
    address: who.addressId,
    payment_type: "bankTransfer",
    payment_method: "phone",
    image_url: `/media-private/${name}`,
  });
  return { product, who, number: reply.body.data.order_id, name };
}
