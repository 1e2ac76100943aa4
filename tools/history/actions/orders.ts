import type { Tab } from "../tab.ts";
import { ownMark } from "./action.ts";
import { addToCart } from "./cart.ts";
import { checkOut } from "./checkout.ts";

export async function cancelOrder(tab: Tab): Promise<void> {
  const { told } = tab.stage;
  const own = [...told.orders].filter(
    ([number, { customerId }]) => customerId === tab.shopper.customerId && !told.cancelled.has(number),
  );
  if (own.length === 0) return checkOut(tab, { payment_type: "cash" });
  const [number] = tab.chances.pick(own);
  const reply = await tab.twice(`/api/checkout/history/cancel/${number}`, { reason: ownMark(tab) });
  if (reply.ok) told.cancelled.add(number);
}

export async function readOrders(tab: Tab): Promise<void> {
  const { ok, body } = await tab.get("/api/checkout/history");
  if (!ok) return;
  const own = [...tab.stage.told.orders].filter(([, { customerId }]) => customerId === tab.shopper.customerId);
  if (own.length > 0 && body.data.length === 0) tab.violate("orders that were told are not listed", own);
  if (own.length === 0) return;
  const [number, { total }] = tab.chances.pick(own);
  const detail = await tab.get(`/api/checkout/history/detail/${number}`);
  if (!detail.ok || detail.body.order.grand_total !== total)
    tab.violate("an order is not as it was told", { number, total, detail });
}

export async function buyAgain(tab: Tab): Promise<void> {
  const { told } = tab.stage;
  const own = [...told.orders].filter(([, { customerId }]) => customerId === tab.shopper.customerId);
  if (tab.shopper.isCounted || own.length === 0) return addToCart(tab);
  await tab.twice(`/api/checkout/history/again/${tab.chances.pick(own)[0]}`, {});
}
