import { setTimeout as sleep } from "node:timers/promises";
import { decodeKhqr } from "@shop/api/modules/payments/khqr/decode-khqr";
import { samplePassword } from "@shop/api/testing/sample-customer";
import type { Sender } from "./client.ts";
import { webhookHeaders } from "./outside.ts";
import type { Tab } from "./tab.ts";
import { customerMark } from "./world.ts";

export interface Props {
  /** A small picture that is a receipt, and another one each time: the same pays for one order. */
  drawReceipt: () => Promise<Uint8Array<ArrayBuffer>>;
}

type Deed = (tab: Tab, props: Props) => Promise<unknown>;

const anyProduct = ({ chances, stage: { world } }: Tab) => (chances.happens(0.2) ? chances.pick(world.scarce) : chances.pick(world.plenty));
const ownMark = (tab: Tab) => customerMark(tab.shopper.customerId);

async function addToCart(tab: Tab): Promise<void> {
  const { chances, shopper, stage: { told } } = tab;
  const body = { product_id: anyProduct(tab).id, quantity: 1 + chances.below(3), note: `Note ${ownMark(tab)}` };
  const path = chances.happens(0.3) ? "/api/cart/adopt" : "/api/cart/add";
  const reply = chances.happens(0.3) ? await tab.twice(path, body) : await tab.post(path, body, tab.key());
  if (!reply.ok) return;
  told.lines.set(shopper.customerId, reply.body.data.cart_id);
  if (shopper.isCounted) told.add(shopper.customerId, body.product_id, body.quantity);
}

async function showCart(tab: Tab): Promise<{ cart_id: number }[]> {
  const { body, ok } = await tab.get("/api/cart");
  const lines = ok ? (body.data as { cart_id: number; product_id: number; variant_option_id: number | null }[]) : [];
  if (new Set(lines.map((line) => `${line.product_id}/${line.variant_option_id}`)).size < lines.length) tab.violate("a cart line twice", lines);
  return lines;
}

async function changeCart(tab: Tab): Promise<void> {
  if (tab.shopper.isCounted) return addToCart(tab);
  const lines = await showCart(tab);
  if (lines.length === 0) return addToCart(tab);
  const { cart_id } = tab.chances.pick(lines);
  const what = tab.chances.below(3);
  if (what === 0) await tab.send(`/api/cart/remove/${cart_id}`, { method: "DELETE" });
  else await tab.send(`/api/cart/update/${cart_id}`, { method: "PUT", body: what === 1 ? { set: 1 + tab.chances.below(5) } : { quantity: tab.chances.pick([1, -1]) } });
}

async function wish(tab: Tab): Promise<void> {
  const { shopper, stage, number, chances } = tab;
  // A product of this tab's own, so that it knows what must be there.
  const { id } = stage.world.plenty[number]!;
  const key = `${shopper.customerId}/${id}`;
  const listed = (await tab.get("/api/wishlist")).body.data as { wishlist_id: number; product_id: number }[] | null;
  const entry = listed?.find(({ product_id }) => product_id === id);
  if (listed && Boolean(entry) !== (stage.told.wishes.get(key) ?? false)) tab.violate("the wishlist forgot", { key, listed });
  if (entry && chances.happens(0.5)) {
    await tab.send(`/api/wishlist/remove/${entry.wishlist_id}`, { method: "DELETE" });
    stage.told.wishes.set(key, false);
  } else if ((await tab.twice("/api/wishlist/add", { product_id: id })).ok) stage.told.wishes.set(key, true);
}

async function keepAddress(tab: Tab): Promise<void> {
  const { chances, stage: { told } } = tab;
  const description = `House ${chances.below(1000)}, ${ownMark(tab)}`;
  const added = await tab.twice("/api/profile/location/add", { name: "Work", lat: 11.55, long: 104.92, description });
  if (!added.ok) return;
  const { id } = added.body.data as { id: number };
  told.addresses.set(id, description);
  if (chances.happens(0.4)) {
    const changed = `Changed ${description}`;
    const updated = await tab.send(`/api/profile/location/update/${id}`, { method: "PUT", body: { description: changed } });
    if (updated.ok) told.addresses.set(id, changed);
  }
  if (chances.happens(0.4)) {
    await tab.send(`/api/profile/location/remove/${id}`, { method: "DELETE" });
    told.addresses.set(id, null);
  }
}

const wholeCart = (tab: Tab) => ({ address: tab.shopper.addressId, note: ownMark(tab) });

/** What is bought: the cart, or one thing at once. */
function choice(tab: Tab, isOnline = false): Record<string, unknown> {
  const address = wholeCart(tab);
  // A code is for the cart as it was: the pieces of a counted cart could not be told apart.
  if (tab.chances.happens(0.6) && !(isOnline && tab.shopper.isCounted)) return address;
  return { ...address, checkout_type: "buy_now", product_id: anyProduct(tab).id, quantity: 1 + tab.chances.below(3) };
}

/** A refused cart is filled, so that the next checkout buys something. */
async function checkOut(tab: Tab, payment: object, isCart = false): Promise<void> {
  const reply = await tab.twice("/checkout", { ...(isCart ? wholeCart(tab) : choice(tab)), ...payment });
  if (reply.ok) noteOrder(tab, reply.body.data);
  else if (reply.status === 409) await addToCart(tab);
}

function noteOrder(tab: Tab, { order_number, grand_total }: { order_number: string; grand_total: number }): void {
  const { orders } = tab.stage.told;
  if (orders.has(order_number)) tab.violate("two checkouts, one order", { order_number });
  orders.set(order_number, { customerId: tab.shopper.customerId, storeCode: tab.shopper.store.code, total: grand_total });
}

async function payByTransfer(tab: Tab, { drawReceipt }: Props): Promise<void> {
  const receipt = await drawReceipt();
  const uploaded = await tab.send("/upload", {
    method: "POST",
    form: () => {
      const form = new FormData();
      form.set("file", new Blob([receipt], { type: "image/png" }), "receipt.png");
      return form;
    },
  });
  if (uploaded.ok) await checkOut(tab, { payment_type: "bankTransfer", payment_method: "phone", image_url: uploaded.body.data.image_url });
}

/** How shoppers and banks treat a KHQR code; most pay it as they should. */
const manners = ["right", "right", "right", "right", "slowly told", "never", "wrong amount", "late", "to another", "another way", "two codes"] as const;

async function payByKhqr(tab: Tab): Promise<void> {
  const manner = tab.chances.pick(manners);
  const wanted = choice(tab, true);
  if (!(await scanCode(tab, wanted, manner))) return;
  if (manner === "two codes") await scanCode(tab, wanted, "right");
  // The same wish after all, by cash: what was paid meanwhile must not become a second order.
  if (manner === "another way") {
    const reply = await tab.post("/checkout", { ...wanted, payment_type: "cod" }, tab.key());
    if (reply.ok) noteOrder(tab, reply.body.data);
  }
}

async function scanCode(tab: Tab, wanted: object, manner: (typeof manners)[number]): Promise<boolean> {
  const { stage: { outside, told }, shopper, chances } = tab;
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
    currency,
    at: manner === "late" ? Date.parse(expires_at) + 60_000 : now,
    toldFrom: manner === "slowly told" ? now + 4000 : now,
  });
  // Most close the browser here; the server places the order without them.
  if (chances.happens(0.4)) await askForPayment(tab, payment_id);
  return true;
}

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

async function payByPayPal(tab: Tab): Promise<void> {
  const { stage: { client, outside, told }, shopper, chances, sender } = tab;
  const opened = await tab.twice("/payment/generate", { ...choice(tab, true), payment_method: "paypal", success_url: "/payment/success", cancel_url: "/payment/cancel" });
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
  // PayPal tells of it as well: once, twice or never.
  const event = { event_type: "CHECKOUT.ORDER.APPROVED", resource: { id } };
  for (let times = chances.below(3); times > 0; times--) {
    tab.sent++;
    await client.open({ ...sender, token: null }, "/webhooks/paypal", { method: "POST", body: event, headers: webhookHeaders, server: tab.server() });
  }
}

async function cancelOrder(tab: Tab): Promise<void> {
  const { told } = tab.stage;
  const own = [...told.orders].filter(([number, { customerId }]) => customerId === tab.shopper.customerId && !told.cancelled.has(number));
  if (own.length === 0) return checkOut(tab, { payment_type: "cash" });
  const [number] = tab.chances.pick(own);
  const reply = await tab.twice(`/api/checkout/history/cancel/${number}`, { reason: ownMark(tab) });
  if (reply.ok) told.cancelled.add(number);
}

async function readOrders(tab: Tab): Promise<void> {
  const { ok, body } = await tab.get("/api/checkout/history");
  if (!ok) return;
  const own = [...tab.stage.told.orders].filter(([, { customerId }]) => customerId === tab.shopper.customerId);
  if (own.length > 0 && body.data.length === 0) tab.violate("orders that were told are not listed", own);
  if (own.length === 0) return;
  const [number, { total }] = tab.chances.pick(own);
  const detail = await tab.get(`/api/checkout/history/detail/${number}`);
  if (!detail.ok || detail.body.order.grand_total !== total) tab.violate("an order is not as it was told", { number, total, detail });
}

async function buyAgain(tab: Tab): Promise<void> {
  const { told } = tab.stage;
  const own = [...told.orders].filter(([, { customerId }]) => customerId === tab.shopper.customerId);
  if (tab.shopper.isCounted || own.length === 0) return addToCart(tab);
  await tab.twice(`/api/checkout/history/again/${tab.chances.pick(own)[0]}`, {});
}

/** Books a person's time with the cart, moves it, or gives it up. */
async function book(tab: Tab): Promise<void> {
  const { stage: { told, world }, chances, shopper } = tab;
  if (shopper.isCounted) return addToCart(tab);
  const times = await tab.get(`/api/freelancers/${chances.pick(world.people)}/times?product_id=${world.service}`);
  const free = times.ok ? (times.body.data.days as { times: string[] }[]).flatMap((day) => day.times) : [];
  const listed = await tab.get("/api/bookings");
  const booked = listed.ok ? (listed.body.data as { id: number; state: string; movable: boolean; cancellable: boolean }[]) : [];
  for (const { id, state } of booked) if (told.givenUp.has(id) && state !== "cancelled") tab.violate("a time that was given up is not", { id, state });
  const movable = booked.filter(({ state, movable: may }) => state === "booked" && may);
  if (movable.length > 0 && chances.happens(0.5)) {
    const { id, cancellable } = chances.pick(movable);
    if (cancellable && chances.happens(0.5)) {
      if ((await tab.twice(`/api/bookings/${id}/cancel`, {})).ok) told.givenUp.add(id);
    } else if (free.length > 0) await tab.twice(`/api/bookings/${id}/move`, { starts_at: chances.pick(free) });
    return;
  }
  if (free.length === 0) return;
  // The first hours are everybody's wish.
  const starts_at = chances.happens(0.5) ? free[0] : chances.pick(free);
  const held = await tab.twice("/api/bookings", { freelancer_id: chances.pick(world.people), product_id: world.service, starts_at });
  if (held.ok && chances.happens(0.7)) await checkOut(tab, { payment_type: "cash" }, true);
}

/** Tries what is another's: everything must be refused. */
async function pry(tab: Tab): Promise<void> {
  const { stage: { told, world }, chances, shopper } = tab;
  const other = chances.pick(world.shoppers.filter(({ customerId }) => customerId !== shopper.customerId));
  const order = [...told.orders].find(([, { customerId }]) => customerId === other.customerId)?.[0];
  const payment = [...told.payments].find(([, { customerId }]) => customerId === other.customerId)?.[0];
  const line = told.lines.get(other.customerId);
  const tries: [path: string, what: { method?: string; body?: object }][] = [
    [`/api/profile/location/remove/${other.addressId}`, { method: "DELETE" }],
    ["/checkout/quote", { method: "POST", body: { address: other.addressId, checkout_type: "buy_now", product_id: world.plenty[0]!.id, quantity: 1 } }],
    ["/checkout", { method: "POST", body: { address: other.addressId, payment_type: "cod", checkout_type: "buy_now", product_id: world.plenty[0]!.id, quantity: 1 } }],
  ];
  if (order) tries.push([`/api/checkout/history/detail/${order}`, {}], [`/api/checkout/history/cancel/${order}`, { method: "POST", body: {} }]);
  if (payment) tries.push(["/payment/check_payment_status", { method: "POST", body: { payment_id: payment } }]);
  if (line) tries.push([`/api/cart/update/${line}`, { method: "PUT", body: { set: 7 } }], [`/api/cart/remove/${line}`, { method: "DELETE" }]);
  const [path, what] = chances.pick(tries);
  const reply = await tab.send(path, what);
  if (reply.ok) tab.violate("another's thing was given", { path, what, reply });
  // The own token at another store is nobody's.
  const elsewhere = world.stores.find(({ id }) => id !== shopper.store.id)!;
  const foreign = await tab.send("/api/profile", {}, { ...tab.sender, store: elsewhere });
  if (foreign.status !== 401) tab.violate("a token of another store was taken", foreign);
}

/** A message whose server was killed while it was handed over is another's after a minute; the gateway may be away then as well. */
const codeMs = 180_000;

/** Types the code that came; a registration that was sent again made the first code void, and a lost answer may have been a yes. */
async function enter(tab: Tab, visitor: Sender, { phone, number, secret }: { phone: string; number: string; secret: string }): Promise<string | null> {
  const { outside } = tab.stage;
  let tried: string | undefined;
  for (const until = Date.now() + codeMs; Date.now() < until; await sleep(300)) {
    const otp = outside.codeFor(number);
    if (!otp || otp === tried) continue;
    tried = otp;
    const verified = await tab.send("/api/verify", { method: "POST", body: { phone, otp, secret } }, visitor);
    if (verified.ok) return verified.body.data.token;
    const entered = await tab.send("/api/auth/login", { method: "POST", body: { phone, password: samplePassword } }, visitor);
    if (entered.ok) return entered.body.data.token;
  }
  return null;
}

/** A guest registers, brings the guest's cart along, buys and signs out. */
async function register(tab: Tab): Promise<void> {
  const { stage: { told, world, seed }, chances, sender } = tab;
  const serial = told.registered.size + 1;
  const phone = `016${String((seed * 7919 + tab.shopper.customerId * 977 + tab.number * 331 + tab.sent * 13) % 1_000_000).padStart(6, "0")}`;
  const visitor: Sender = { ...sender, name: `guest ${tab.key()}`, customerId: null, token: null, ip: `100.${65 + (serial % 60)}.${serial % 250}.${1 + chances.below(250)}` };
  const registered = await tab.send("/api/auth/register", { method: "POST", body: { name: "Guest", phone, password: samplePassword } }, visitor);
  if (!registered.ok) return;
  const number = `+855${phone.slice(1)}`;
  visitor.token = await enter(tab, visitor, { phone, number, secret: registered.body.data.secret });
  if (!visitor.token) return tab.violate("registered, and no way in", { number });
  const { customer } = (await tab.send("/api/auth/session", {}, visitor)).body.data as { customer: { id: number } };
  visitor.customerId = customer.id;
  told.registered.set(customer.id, number);
  const product_id = chances.pick(world.plenty).id;
  const key = tab.key();
  // Two tabs see the sign-in and bring the same line along.
  const body = { product_id, quantity: 2 };
  const adopted = await Promise.all([0, 1].map(() => tab.send("/api/cart/adopt", { method: "POST", body, key }, visitor)));
  const cart = (await tab.send("/api/cart", {}, visitor)).body.data as { quantity: number }[];
  if (adopted.some(({ ok }) => ok) && (cart.length !== 1 || cart[0]!.quantity !== 2)) tab.violate("a guest's cart was not brought along once", cart);
  await tab.send("/api/auth/logout", { method: "POST", body: {} }, visitor);
  const after = await tab.send("/api/profile", {}, visitor);
  if (after.status !== 401) tab.violate("signed out, and still in", after);
}

async function browse(tab: Tab): Promise<void> {
  const guest = { ...tab.sender, customerId: null, token: null };
  const { id } = anyProduct(tab);
  await tab.send(tab.chances.pick([`/api/product/${id}`, "/api/products?sort=price_asc", "/api/home", "/api/vendor/info", "/api/search/suggest?text=product"]), {}, guest);
  await tab.get("/api/profile");
}

/** Everything a shopper does, and how often of a hundred times. */
const deeds: readonly (readonly [weight: number, deed: Deed])[] = [
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

const total = deeds.reduce((sum, [weight]) => sum + weight, 0);

/** Does the next thing. */
export async function doSomething(tab: Tab, props: Props): Promise<void> {
  let left = tab.chances.below(total);
  for (const [weight, deed] of deeds) {
    if (left < weight) return void (await deed(tab, props));
    left -= weight;
  }
}
