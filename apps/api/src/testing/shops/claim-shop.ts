import { moveOrderForStaff } from "../../flows/orders/for-staff/move-order.ts";
import { moveClaimForStaff } from "../../flows/warranty/for-staff/move-claim.ts";
import { pictureForm, samplePicture } from "../samples/picture.ts";
import { insertProduct } from "../samples/product.ts";
import { insertShopper, type Shopper } from "../samples/shopper.ts";
import { insertStore } from "../samples/store.ts";
import { textsTo } from "./sent-messages.ts";
import { testApi } from "./test-api.ts";

interface Bought {
  who: Shopper;
  order: string;
  line: number;
}

/** Two stores, of which the first sells a camera with a warranty of a year, and what its shoppers do with their claims. */
export async function claimShop() {
  const shop = await testApi();
  const { api, call, services } = shop;
  const { db, pool } = shop.database;
  const store = await insertStore(db, { code: "S001" });
  await insertStore(db, { code: "S002" });
  await api.directory.load();
  const product = await insertProduct(db, [store], { name: "Camera", pieces: 1000 });
  await pool.query("update products set warranty_months = 12 where id = $1", [product.id]);

  const post = (who: Shopper, path: string, body: object = {}, headers: Record<string, string> = {}) =>
    call(path, { method: "POST", body, headers: { ...who.headers, ...headers } });
  return {
    ...shop,
    db,
    pool,
    store,
    product,
    /** A delivered order of so many cameras. */
    async buy({ quantity = 1, delivered = true } = {}): Promise<Bought> {
      const who = await insertShopper(services, store, [{ productId: product.id, quantity }]);
      const { body } = await post(who, "/checkout", { payment_type: "cod", address: who.addressId });
      const order: string = body.data.order_number;
      for (const state of delivered ? ["confirmed", "packed", "on_the_way", "delivered"] : [])
        await moveOrderForStaff(services, { number: order, state, note: null, actor: "staff:test" });
      const detail = await call(`/api/checkout/history/detail/${order}`, { headers: who.headers });
      return { who, order, line: detail.body.data[0].id };
    },
    async sendPicture(who: Shopper, purpose = "claim"): Promise<string> {
      return (await post(who, `/upload?purpose=${purpose}`, pictureForm(await samplePicture()))).body.data.image_url;
    },
    make: (who: Shopper, body: object, headers: Record<string, string> = {}) =>
      post(who, "/api/warranty/claims", { problem: "Stays dark", ...body }, headers),
    answer: (who: Shopper, number: string, body: object, headers: Record<string, string> = {}) =>
      post(who, `/api/warranty/claims/${number}/answer`, body, headers),
    withdraw: (who: Shopper, number: string) => post(who, `/api/warranty/claims/${number}/withdraw`),
    read: (who: Shopper, number: string) => call(`/api/warranty/claims/${number}`, { headers: who.headers }),
    /** As a guest, who knows the number and the end of the phone. */
    follow: (claim: string, phone: string, { ip = "203.0.113.1", code = "S001" } = {}) =>
      call(`/api/warranty/claim?${new URLSearchParams({ store_code: code, claim, phone })}`, { ip }),
    move: (number: string, state: string, note: string | null = null) =>
      moveClaimForStaff(services, { number, state, note, actor: "staff:sokha" }),
    /** A message that leaves the queue meanwhile is read there and in the outbox. */
    messagesTo: async (phone: string) => [...new Set(await textsTo(services, phone))],
  };
}
