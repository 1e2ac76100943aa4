import { setTimeout as sleep } from "node:timers/promises";
import { decodeKhqr } from "@shop/api/modules/payments/khqr/decode-khqr";
import { webhookHeaders } from "../outside.ts";
import type { Tab } from "../tab.ts";
import { addToCart } from "./cart.ts";
import { choice, noteOrder } from "./checkout.ts";

/** How a KHQR code is paid, or not; mostly in the right way. */
const manners = [
  "right",
  "right",
  "right",
  "right",
  "slowly told",
  "never",
  "wrong amount",
  "wrong currency",
  "late",
  "to another",
  "another way",
  "two codes",
] as const;

export async function payByKhqr(tab: Tab): Promise<void> {
  const manner = tab.chances.pick(manners);
  const wanted = choice(tab, true);
  if (!(await scanCode(tab, wanted, manner))) return;
  if (manner === "two codes") await scanCode(tab, wanted, "right");
  // Orders the same with cash after all. The code, which was paid too, must not become a second order.
  if (manner === "another way") {
    const reply = await tab.post("/checkout", { ...wanted, payment_type: "cod" }, tab.key());
    if (reply.ok) noteOrder(tab, reply.body.data);
  }
}

async function scanCode(tab: Tab, wanted: object, manner: (typeof manners)[number]): Promise<boolean> {
  const {
    stage: { outside, told },
    shopper,
    chances,
  } = tab;
  const opened = await tab.twice("/payment/generate_khqr", { ...wanted, payment_method: "wing", type: "khqr" });
  if (!opened.ok) {
    if (opened.status === 409) await addToCart(tab);
    return false;
  }
  const { payment_id, qr_string, md5, amount, currency, expires_at } = opened.body.data;
  const { account } = decodeKhqr(qr_string)!;
  told.payments.set(payment_id, { customerId: shopper.customerId, key: md5 });
  if (manner === "never") return true;
  const now = Date.now();
  outside.pay({
    key: md5,
    account: manner === "to another" ? "somebody@else" : account,
    amount: manner === "wrong amount" ? amount + 1 : amount,
    currency: manner === "wrong currency" ? other(currency) : currency,
    at: manner === "late" ? Date.parse(expires_at) + 60_000 : now,
    toldFrom: manner === "slowly told" ? now + 4000 : now,
  });
  // Most shoppers close the browser here. The server has to place the order without them.
  if (chances.happens(0.4)) await askForPayment(tab, payment_id);
  return true;
}

const other = (currency: string) => (currency === "USD" ? "KHR" : "USD");

async function askForPayment(tab: Tab, payment_id: string): Promise<void> {
  for (let asked = 0; asked < 3; asked++) {
    const { ok, body } = await tab.post("/payment/check_payment_status", { payment_id });
    if (!ok) return;
    const { payment_status, order_number } = body.data;
    if (payment_status === "paid" && !order_number) tab.violate("paid, and no order", body);
    if (payment_status !== "created" && payment_status !== "pending") return;
    await sleep(400);
  }
}

export async function payByPayPal(tab: Tab): Promise<void> {
  const {
    stage: { client, outside, told },
    shopper,
    chances,
    sender,
  } = tab;
  const opened = await tab.twice("/payment/generate", {
    ...choice(tab, true),
    payment_method: "paypal",
    success_url: "/payment/success",
    cancel_url: "/payment/cancel",
  });
  if (!opened.ok) {
    if (opened.status === 409) await addToCart(tab);
    return;
  }
  const { payment_id, link_url } = opened.body.data;
  const id = new URL(link_url).searchParams.get("token")!;
  told.payments.set(payment_id, { customerId: shopper.customerId, key: id });
  if (chances.happens(0.2)) return;
  outside.approve(id);
  if (chances.happens(0.6)) await askForPayment(tab, payment_id);
  // PayPal sends its webhook never, once or twice.
  const event = { event_type: "CHECKOUT.ORDER.APPROVED", resource: { id } };
  for (let times = chances.below(3); times > 0; times--) {
    tab.sent++;
    await client.open({ ...sender, token: null }, "/webhooks/paypal", {
      method: "POST",
      body: event,
      headers: webhookHeaders,
      server: tab.server(),
    });
  }
}
