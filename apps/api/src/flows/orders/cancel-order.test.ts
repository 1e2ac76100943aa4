import { expect, test } from "vitest";
import { insertProduct } from "../../testing/samples/product.ts";
import { insertShopper } from "../../testing/samples/shopper.ts";
import { checkoutShop } from "../../testing/shops/checkout-shop.ts";
import { textsTo } from "../../testing/shops/sent-messages.ts";
import { changeState, lockOrder } from "../../modules/orders/public.ts";

const { services, database, db, here, post, get, checkout, pieces, ordersOf } = await checkoutShop();

test("a cancelled order returns its stock, tells the shopper, and cannot be cancelled twice", async () => {
  const product = await insertProduct(db, [here], { pieces: 4 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 4 }]);
  const id = (await checkout(who)).body.data.order_id;
  expect(await pieces(product.id)).toMatchObject({ onHand: 0 });
  const cancel = (key?: string) => post(`/api/checkout/history/cancel/${id}`, who, { reason: null }, key);
  const replies = await Promise.all([cancel("c"), cancel("c"), cancel()]);
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(await pieces(product.id)).toMatchObject({ onHand: 4 });
  expect(await cancel()).toMatchObject({ status: 409, body: { error: "order_not_cancellable" } });
  expect(await textsTo(services, who.phone)).toContainEqual(expect.stringContaining("cancelled"));
  expect(await ordersOf(who)).toMatchObject([{ state: "cancelled" }]);
});

test("a shopper can cancel a confirmed order, but none that is packed", async () => {
  const product = await insertProduct(db, [here], { pieces: 4 });
  const who = await insertShopper(services, here);
  for (const [states, status] of [
    [["confirmed"], 200],
    [["confirmed", "packed"], 409],
  ] as const) {
    const bought = { checkout_type: "buy_now", product_id: product.id, quantity: 1 };
    const number: string = (await checkout(who, bought)).body.data.order_id;
    for (const state of states)
      await database.transaction(async (tx) =>
        changeState(tx, await lockOrder(tx, { ...who, number }), state, { actor: "staff:test", at: services.now() }),
      );
    const { order } = await get(`/api/checkout/history/detail/${number}`, who);
    expect(order).toMatchObject({ state: states.at(-1), cancellable: status === 200 });
    expect((await post(`/api/checkout/history/cancel/${number}`, who, {})).status).toBe(status);
  }
  expect(await pieces(product.id)).toMatchObject({ onHand: 3 });
});
