import type { Tab } from "../tab.ts";
import { anyProduct, ownMark, type Props } from "./action.ts";
import { addToCart } from "./cart.ts";

const wholeCart = (tab: Tab) => ({ address: tab.shopper.addressId, note: ownMark(tab) });

/** What to buy: the cart, or a single product ("buy now"). */
export function choice(tab: Tab, isOnline = false): Record<string, unknown> {
  const address = wholeCart(tab);
  // An online payment is for the cart as it was when it was opened. Pieces that a counted cart got since could not be told apart from those.
  if (tab.chances.happens(0.6) && !(isOnline && tab.shopper.isCounted)) return address;
  return { ...address, checkout_type: "buy_now", product_id: anyProduct(tab).id, quantity: 1 + tab.chances.below(3) };
}

/** Checks out. Where that is refused, because the cart is empty or something is sold out, it puts something into the cart for the next time. */
export async function checkOut(tab: Tab, payment: object, isCart = false): Promise<void> {
  const reply = await tab.twice("/checkout", { ...(isCart ? wholeCart(tab) : choice(tab)), ...payment });
  if (reply.ok) noteOrder(tab, reply.body.data);
  else if (reply.status === 409) await addToCart(tab);
}

export function noteOrder(
  tab: Tab,
  { order_number, grand_total }: { order_number: string; grand_total: number },
): void {
  const { orders } = tab.stage.told;
  if (orders.has(order_number)) tab.violate("two checkouts, one order", { order_number });
  orders.set(order_number, {
    customerId: tab.shopper.customerId,
    storeCode: tab.shopper.store.code,
    total: grand_total,
  });
}

export async function payByTransfer(tab: Tab, { drawReceipt }: Props): Promise<void> {
  const receipt = await drawReceipt();
  const uploaded = await tab.send("/upload", {
    method: "POST",
    form: () => {
      const form = new FormData();
      form.set("file", new Blob([receipt], { type: "image/png" }), "receipt.png");
      return form;
    },
  });
  if (uploaded.ok)
    await checkOut(tab, {
      payment_type: "bankTransfer",
      payment_method: "phone",
      image_url: uploaded.body.data.image_url,
    });
}
