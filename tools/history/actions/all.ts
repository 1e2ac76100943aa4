import type { Tab } from "../tab.ts";
import { anyProduct, type Action, type Props } from "./action.ts";
import { book } from "./booking.ts";
import { addToCart, changeCart, showCart } from "./cart.ts";
import { checkOut, payByTransfer } from "./checkout.ts";
import { payByKhqr, payByPayPal } from "./online-payments.ts";
import { buyAgain, cancelOrder, readOrders } from "./orders.ts";
import { keepAddress, wish } from "./profile.ts";
import { pry } from "./pry.ts";
import { register } from "./register.ts";

async function browse(tab: Tab): Promise<void> {
  const guest = { ...tab.sender, customerId: null, token: null };
  const { id } = anyProduct(tab);
  await tab.send(
    tab.chances.pick([
      `/api/product/${id}`,
      "/api/products?sort=price_asc",
      "/api/home",
      "/api/vendor/info",
      "/api/search/suggest?text=product",
    ]),
    {},
    guest,
  );
  await tab.get("/api/profile");
}

/** Everything that shoppers do; the weights say how often. */
const actions: readonly (readonly [weight: number, action: Action])[] = [
  [22, addToCart],
  [8, showCart],
  [10, changeCart],
  [6, wish],
  [4, keepAddress],
  [12, (tab) => checkOut(tab, { payment_type: tab.chances.pick(["cash", "cod"]) })],
  [5, (tab) => checkOut(tab, { payment_type: "anakut" })],
  [4, payByTransfer],
  [8, payByKhqr],
  [4, payByPayPal],
  [4, cancelOrder],
  [5, readOrders],
  [2, buyAgain],
  [3, pry],
  [4, book],
  [2, register],
  [4, browse],
];

const total = actions.reduce((sum, [weight]) => sum + weight, 0);

/** Does one of the actions, chosen by chance. */
export async function doAction(tab: Tab, props: Props): Promise<void> {
  let left = tab.chances.below(total);
  for (const [weight, action] of actions) {
    if (left < weight) return void (await action(tab, props));
    left -= weight;
  }
}
