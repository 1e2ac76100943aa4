import type { Tab } from "../tab.ts";
import { anyProduct, ownMark } from "./action.ts";

export async function addToCart(tab: Tab): Promise<void> {
  const {
    chances,
    shopper,
    stage: { told },
  } = tab;
  const body = { product_id: anyProduct(tab).id, quantity: 1 + chances.below(3), note: `Note ${ownMark(tab)}` };
  const path = chances.happens(0.3) ? "/api/cart/adopt" : "/api/cart/add";
  const reply = chances.happens(0.3) ? await tab.twice(path, body) : await tab.post(path, body, tab.key());
  if (!reply.ok) return;
  told.lines.set(shopper.customerId, reply.body.data.cart_id);
  if (shopper.isCounted) told.add(shopper.customerId, body.product_id, body.quantity);
}

export async function showCart(tab: Tab): Promise<{ cart_id: number }[]> {
  const { body, ok } = await tab.get("/api/cart");
  const lines = ok ? (body.data as { cart_id: number; product_id: number; variant_option_id: number | null }[]) : [];
  if (new Set(lines.map((line) => `${line.product_id}/${line.variant_option_id}`)).size < lines.length)
    tab.violate("a cart line twice", lines);
  return lines;
}

export async function changeCart(tab: Tab): Promise<void> {
  if (tab.shopper.isCounted) return addToCart(tab);
  const lines = await showCart(tab);
  if (lines.length === 0) return addToCart(tab);
  const { cart_id } = tab.chances.pick(lines);
  const what = tab.chances.below(3);
  if (what === 0) await tab.send(`/api/cart/remove/${cart_id}`, { method: "DELETE" });
  else
    await tab.send(`/api/cart/update/${cart_id}`, {
      method: "PUT",
      body: what === 1 ? { set: 1 + tab.chances.below(5) } : { quantity: tab.chances.pick([1, -1]) },
    });
}
