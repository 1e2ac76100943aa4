import { sql } from "drizzle-orm";
import type { SignedIn } from "../../platform/context.ts";
import { authenticate } from "../../modules/auth/public.ts";
import { pictureForm } from "../samples/picture.ts";
import { insertShopper, type Shopper } from "../samples/shopper.ts";
import { paymentDesk } from "../shops/payment-desk.ts";
import type { TestApi } from "../shops/test-api.ts";

/** A shopper who has one of everything that a shopper can have, and what only this shopper may read. */
export interface Victim extends Shopper {
  session: SignedIn;
  cartLineId: number;
  wishlistId: number;
  buildId: number;
  bookingId: number;
  orderNumber: string;
  orderLineId: number;
  claimNumber: string;
  paymentId: string;
  /** Path of a private picture. */
  picture: string;
  /** Name of a guest's conversation in the browser. */
  visitor: string;
  /** Texts that no answer to anybody else may hold. */
  secrets: string[];
}

const marked = {
  person: "Bopha Only-Hers",
  place: "Villa Only-Hers",
  street: "Street 271 Only-Hers",
  build: "Build Only-Hers",
  note: "ring twice Only-Hers",
  problem: "The screen stays dark Only-Hers",
  question: "Where is the parcel Only-Hers?",
};

const email = "only-hers@example.com";
const host = "s001.localhost";

/** Puts a shopper with one of everything into a store, through the calls that shoppers make. */
export async function insertVictim(
  shop: TestApi,
  storeId: number,
  [ordered, inCart]: [ordered: number, inCart: number],
): Promise<Victim> {
  const { services, database } = shop;
  const who = await insertShopper(services, storeId, [{ productId: ordered, quantity: 1 }]);
  const make = makerFor(shop, who);
  await make("/api/profile", { name: marked.person }, "PUT");
  const place = { name: marked.place, description: marked.street };
  await make(`/api/profile/location/update/${who.addressId}`, place, "PUT");
  const cod = { address: who.addressId, payment_type: "cod" };
  const { order_number: orderNumber } = await make("/checkout", { ...cod, note: marked.note });
  // A service that was done keeps its order from being cancelled: it has one of its own.
  const one = { checkout_type: "buy_now", product_id: ordered, quantity: 1 };
  const { order_number: served } = await make("/checkout", { ...cod, ...one });
  const line = { product_id: inCart, quantity: 1, note: marked.note };
  const { cart_id: cartLineId } = await make("/api/cart/add", line);
  const { wishlist_id: wishlistId } = await make("/api/wishlist/add", { product_id: inCart });
  const { id: buildId } = await make("/api/builder/saved", { name: marked.build, parts: "2" });
  const bookingId = await insertDoneBooking(shop, who, { storeId, productId: ordered, orderNumber: served });
  const { id: orderLineId } = (await make(`/api/checkout/history/detail/${orderNumber}`, undefined, "GET"))[0];
  const claimNumber = await insertClaim(shop, make, orderLineId);
  const { payment_id: paymentId } = (await paymentDesk(shop).khqr(who)).body.data;
  const { image_url: picture } = await make("/upload", pictureForm());
  const visitor = "0123456789abcdef0123456789abcdef";
  await make("/api/chat", { text: marked.question });
  await shop.call("/api/chat", { method: "POST", body: { text: marked.question, visitor }, host });
  const session = await authenticate(services, who.token);
  await database.db.execute(sql`update customers set email = ${email} where id = ${who.customerId}`);
  return {
    ...who,
    session: session!,
    cartLineId,
    wishlistId,
    buildId,
    bookingId,
    orderNumber,
    orderLineId,
    claimNumber,
    paymentId,
    picture,
    visitor,
    secrets: [...Object.values(marked), email, who.phone, who.phone.replace("+855", "0")],
  };
}

/** Makes a call that has to succeed. Its data is taken as it comes. */
// oxlint-disable-next-line no-explicit-any
type Make = (path: string, body: unknown, method?: string) => Promise<any>;

function makerFor({ call }: TestApi, { headers }: Shopper): Make {
  return async (path, body, method = "POST") => {
    const reply = await call(path, { method, body, host, headers });
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    return reply.body.data;
  };
}

/** A claim with a picture of a piece that was delivered just now; the order is as it was afterwards. */
async function insertClaim({ database }: TestApi, make: Make, lineId: number): Promise<string> {
  await database.pool.query("update order_lines set warranty_months = 12 where id = $1", [lineId]);
  const { rows: delivered } = await database.pool.query<{ id: number }>(
    "insert into order_events (order_id, at, state, actor) select order_id, now(), 'delivered', 'test' from order_lines where id = $1 returning id",
    [lineId],
  );
  const { image_url } = await make("/upload?purpose=claim", pictureForm());
  const claim = { line_id: lineId, problem: marked.problem, pictures: [image_url] };
  const { number } = await make("/api/warranty/claims", claim);
  await database.pool.query("delete from order_events where id = $1", [delivered[0]!.id]);
  return number;
}

/** A service that was done, of an order. */
async function insertDoneBooking(
  { database }: TestApi,
  { customerId }: Shopper,
  { storeId, productId, orderNumber }: { storeId: number; productId: number; orderNumber: string },
): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `with person as (
       insert into freelancers (name, about, languages, provinces, hourly_price, since_year, weekdays, from_hour, to_hour)
       values ('{"en":"Dara"}', '{"en":"Careful."}', '{km}', '{12}', 800, 2016, '{1,2,3,4,5,6,7}', 8, 18) returning id
     )
     insert into bookings (store_id, customer_id, freelancer_id, product_id, during, state, order_id, created_at)
     select $1, $2, person.id, $3, tstzrange(now() + interval '1 hour', now() + interval '2 hours'), 'done', orders.id, now()
     from person, orders where orders.number = $4 and orders.store_id = $1 returning id`,
    [storeId, customerId, productId, orderNumber],
  );
  return rows[0]!.id;
}
