import { insertCustomer, type SignedInCustomer } from "../samples/customer.ts";
import { insertStore } from "../samples/store.ts";
import { testApi } from "./test-api.ts";

type Who = Pick<SignedInCustomer, "headers">;

/** A store with fees for delivery, and what its customers do with their carts. */
export async function cartShop() {
  const shop = await testApi();
  const { api, call, services, database } = shop;
  const here = await insertStore(database.db, {
    code: "S001",
    settings: { delivery: { feeByProvince: { "12": 100, "*": 250 }, freeFrom: 50_000, daysByProvince: {} } },
  });
  await api.directory.load();

  const send = (method: string, path: string, who: Who, body?: unknown, key?: string) =>
    call(path, { method, body, headers: { ...who.headers, ...(key && { "idempotency-key": key }) } });
  const cart = async (who: Who, query = "") => (await call(`/api/cart${query}`, { headers: who.headers })).body;
  return {
    ...shop,
    here,
    shopper: () => insertCustomer(services, here),
    send,
    add: (who: Who, body: object, key?: string) => send("POST", "/api/cart/add", who, body, key),
    update: (who: Who, id: number, body: object) => send("PUT", `/api/cart/update/${id}`, who, body),
    cart,
    /** Product and quantity of each line. */
    quantities: async (who: Who) =>
      (await cart(who)).data.map((line: { product_id: number; quantity: number }) => [line.product_id, line.quantity]),
  };
}
