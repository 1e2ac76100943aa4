import { randomUUID } from "node:crypto";
import { newCustomer } from "../fixtures/customer.ts";
import { change } from "../fixtures/database.ts";
import { send } from "../fixtures/shop.ts";

/** A signed-in shopper of a store, without a browser. */
export interface Shopper {
  store: string;
  phone: string;
  token: string;
}

/** A shopper who has one of everything that pages show, and the texts that only this shopper may read. */
export interface Victim extends Shopper {
  addressId: number;
  productId: number;
  orderNumber: string;
  orderLineId: number;
  claimNumber: string;
  paymentId: string;
  buildId: number;
  /** Texts that must not appear on anybody else's page. */
  secrets: string[];
}

const marked = {
  person: "Bopha Only-Hers",
  place: "Villa Only-Hers",
  street: "Street 271 Only-Hers",
  note: "ring twice Only-Hers",
  build: "Build Only-Hers",
  question: "Where is the parcel Only-Hers?",
  problem: "It hums Only-Hers",
};

/** Calls the store API as a shopper; throws if it is refused. */
async function made(
  { store, token }: Pick<Shopper, "store" | "token">,
  method: string,
  path: string,
  body?: object,
  // Answers are used untyped.
  // oxlint-disable-next-line no-explicit-any
): Promise<any> {
  const headers = {
    "content-type": "application/json",
    "idempotency-key": randomUUID(),
    authorization: `Bearer ${token}`,
  };
  const { status, text } = await send(store, `/rest${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = JSON.parse(text) as { data: unknown };
  if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${text}`);
  return answer;
}

export const signUp = async (store: string, name: string): Promise<Shopper> => ({
  store,
  ...(await newCustomer(store, name)),
});

/** A product without variants and with plenty of stock; from the end of the list, since other tests buy from its beginning. */
async function plentyOf(who: Shopper): Promise<number> {
  const { data } = await made(who, "GET", "/api/products?in_stock=1&price_max=50&row_per_page=40");
  for (const { id, variant_option_id: variant } of (
    data as { id: number; variant_option_id: number | null }[]
  ).toReversed()) {
    if (variant === null && (await made(who, "GET", `/api/product/${id}`)).data.few_left === null) return id;
  }
  throw new Error("every product of the store is sold out");
}

export async function makeVictim(store: string): Promise<Victim> {
  const who = await signUp(store, marked.person);
  const act = (method: string, path: string, body?: object) => made(who, method, path, body);
  const address = await act("POST", "/api/profile/location/add", {
    name: marked.place,
    lat: 11.55,
    long: 104.92,
    description: marked.street,
  });
  const addressId: number = address.data.id;
  const productId = await plentyOf(who);
  const wish = { checkout_type: "buy_now", product_id: productId, quantity: 1, address: addressId, note: marked.note };
  const { data: order } = await act("POST", "/checkout", { ...wish, payment_type: "cod" });
  await act("POST", "/api/cart/add", { product_id: productId, quantity: 1, note: marked.note });
  await act("POST", "/api/wishlist/add", { product_id: productId });
  const { data: build } = await act("POST", "/api/builder/saved", { name: marked.build, parts: "1" });
  const { data: payment } = await act("POST", "/payment/generate_khqr", {
    ...wish,
    payment_type: "khqr",
    payment_method: "wing",
    type: "khqr",
  });
  await act("POST", "/api/chat", { text: marked.question });
  const detail = await act("GET", `/api/checkout/history/detail/${order.order_number}`);
  const orderLineId: number = detail.data[0].id;
  // A claim needs a delivery, which is done by staff.
  await change("update order_lines set warranty_months = 12 where id = $1", [orderLineId]);
  await change(
    "insert into order_events (order_id, at, state, actor) select order_id, now(), 'delivered', 'e2e' from order_lines where id = $1",
    [orderLineId],
  );
  const { data: claim } = await act("POST", "/api/warranty/claims", {
    line_id: orderLineId,
    problem: marked.problem,
    pictures: [],
  });
  return {
    ...who,
    addressId,
    productId,
    orderNumber: order.order_number,
    orderLineId,
    claimNumber: claim.number,
    paymentId: payment.payment_id,
    buildId: build.id,
    secrets: [...Object.values(marked), who.phone, who.phone.slice(1)],
  };
}

/** Everything that the shop tells the victim; equal texts mean that nothing was changed. */
export async function stateOf(victim: Victim): Promise<string[]> {
  const paths = [
    "/api/profile",
    "/api/profile/location",
    "/api/cart",
    "/api/wishlist",
    "/api/checkout/history",
    `/api/checkout/history/detail/${victim.orderNumber}`,
    "/api/builder/saved",
    "/api/bookings",
    "/api/warranty/claims",
  ];
  return Promise.all(paths.map(async (path) => JSON.stringify(await made(victim, "GET", path))));
}
