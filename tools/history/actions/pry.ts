import type { Tab } from "../tab.ts";

/** Tries to use an address, order, payment or cart line of another shopper, which must be refused. */
export async function pry(tab: Tab): Promise<void> {
  const {
    stage: { told, world },
    chances,
    shopper,
  } = tab;
  const other = chances.pick(world.shoppers.filter(({ customerId }) => customerId !== shopper.customerId));
  const order = [...told.orders].find(([, { customerId }]) => customerId === other.customerId)?.[0];
  const payment = [...told.payments].find(([, { customerId }]) => customerId === other.customerId)?.[0];
  const line = told.lines.get(other.customerId);
  const tries: [path: string, what: { method?: string; body?: object }][] = [
    [`/api/profile/location/remove/${other.addressId}`, { method: "DELETE" }],
    [
      "/checkout/quote",
      {
        method: "POST",
        body: { address: other.addressId, checkout_type: "buy_now", product_id: world.plenty[0]!.id, quantity: 1 },
      },
    ],
    [
      "/checkout",
      {
        method: "POST",
        body: {
          address: other.addressId,
          payment_type: "cod",
          checkout_type: "buy_now",
          product_id: world.plenty[0]!.id,
          quantity: 1,
        },
      },
    ],
  ];
  if (order)
    tries.push(
      [`/api/checkout/history/detail/${order}`, {}],
      [`/api/checkout/history/cancel/${order}`, { method: "POST", body: {} }],
    );
  if (payment) tries.push(["/payment/check_payment_status", { method: "POST", body: { payment_id: payment } }]);
  if (line)
    tries.push(
      [`/api/cart/update/${line}`, { method: "PUT", body: { set: 7 } }],
      [`/api/cart/remove/${line}`, { method: "DELETE" }],
    );
  const [path, what] = chances.pick(tries);
  const reply = await tab.send(path, what);
  if (reply.ok) tab.violate("another's thing was given", { path, what, reply });
  // A token is valid at its own store only.
  const elsewhere = world.stores.find(({ id }) => id !== shopper.store.id)!;
  const foreign = await tab.send("/api/profile", {}, { ...tab.sender, store: elsewhere });
  if (foreign.status !== 401) tab.violate("a token of another store was taken", foreign);
}
