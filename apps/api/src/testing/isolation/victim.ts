import { sql } from "drizzle-orm";
import type { SignedIn } from "../../platform/context.ts";
import { authenticate } from "../../modules/auth/public.ts";
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

/** A real picture of one pixel. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A form with a picture, as a shopper sends it. */
export function pictureForm(): FormData {
  const form = new FormData();
  form.append("file", new File([png], "receipt.png", { type: "image/png" }));
  return form;
}

/** Puts a shopper with one of everything into a store, through the calls that shoppers make. */
export async function insertVictim(
  shop: TestApi,
  storeId: number,
  productIds: [ordered: number, inCart: number],
): Promise<Victim> {
  const { services, database, call } = shop;
  const who = await insertShopper(services, storeId, [{ productId: productIds[0], quantity: 1 }]);
  const desk = paymentDesk(shop);
  // What the API says is taken as it comes.
  // oxlint-disable-next-line no-explicit-any
  async function made(path: string, body: unknown, method = "POST"): Promise<any> {
    const reply = await call(path, { method, body, host: "s001.localhost", headers: who.headers });
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    return reply.body.data;
  }
  /** A claim with a picture of a piece that was delivered just now; the order is as it was afterwards. */
  async function claimOf(lineId: number): Promise<string> {
    await database.pool.query("update order_lines set warranty_months = 12 where id = $1", [lineId]);
    const { rows: delivered } = await database.pool.query<{ id: number }>(
      "insert into order_events (order_id, at, state, actor) select order_id, now(), 'delivered', 'test' from order_lines where id = $1 returning id",
      [lineId],
    );
    const { image_url } = await made("/upload?purpose=claim", pictureForm());
    const { number } = await made("/api/warranty/claims", {
      line_id: lineId,
      problem: marked.problem,
      pictures: [image_url],
    });
    await database.pool.query("delete from order_events where id = $1", [delivered[0]!.id]);
    return number;
  }
  await made("/api/profile", { name: marked.person }, "PUT");
  await made(
    `/api/profile/location/update/${who.addressId}`,
    { name: marked.place, description: marked.street },
    "PUT",
  );
  const { order_number: orderNumber } = await made("/checkout", {
    address: who.addressId,
    payment_type: "cod",
    note: marked.note,
  });
  // A service that was done keeps its order from being cancelled: it has one of its own.
  const { order_number: served } = await made("/checkout", {
    address: who.addressId,
    payment_type: "cod",
    checkout_type: "buy_now",
    product_id: productIds[0],
    quantity: 1,
  });
  const { cart_id: cartLineId } = await made("/api/cart/add", {
    product_id: productIds[1],
    quantity: 1,
    note: marked.note,
  });
  const { wishlist_id: wishlistId } = await made("/api/wishlist/add", { product_id: productIds[1] });
  const { id: buildId } = await made("/api/builder/saved", { name: marked.build, parts: "2" });
  const { rows } = await database.pool.query<{ id: number }>(
    `with person as (
       insert into freelancers (name, about, languages, provinces, hourly_price, since_year, weekdays, from_hour, to_hour)
       values ('{"en":"Dara"}', '{"en":"Careful."}', '{km}', '{12}', 800, 2016, '{1,2,3,4,5,6,7}', 8, 18) returning id
     )
     insert into bookings (store_id, customer_id, freelancer_id, product_id, during, state, order_id, created_at)
     select $1, $2, person.id, $3, tstzrange(now() + interval '1 hour', now() + interval '2 hours'), 'done', orders.id, now()
     from person, orders where orders.number = $4 and orders.store_id = $1 returning id`,
    [storeId, who.customerId, productIds[0], served],
  );
  const { id: orderLineId } = (await made(`/api/checkout/history/detail/${orderNumber}`, undefined, "GET"))[0];
  const claimNumber = await claimOf(orderLineId);
  const { payment_id: paymentId } = (await desk.khqr(who)).body.data;
  const { image_url: picture } = await made("/upload", pictureForm());
  const visitor = "0123456789abcdef0123456789abcdef";
  await made("/api/chat", { text: marked.question });
  await call("/api/chat", { method: "POST", body: { text: marked.question, visitor }, host: "s001.localhost" });
  const session = await authenticate(services, who.token);
  await database.db.execute(sql`update customers set email = 'only-hers@example.com' where id = ${who.customerId}`);
  return {
    ...who,
    session: session!,
    cartLineId,
    wishlistId,
    buildId,
    bookingId: rows[0]!.id,
    orderNumber,
    orderLineId,
    claimNumber,
    paymentId,
    picture,
    visitor,
    secrets: [...Object.values(marked), "only-hers@example.com", who.phone, who.phone.replace("+855", "0")],
  };
}

/**
 * Everything that the database keeps about a customer, in all tables that name one: equal texts,
 * nothing changed. When the shop itself asks the bank again (`next_check_at`) is no part of it.
 */
export async function stateOf({ database }: TestApi, { customerId }: Shopper): Promise<Record<string, string>> {
  const rowsOf = (table: string, where: string) =>
    database.pool
      .query<{ rows: string }>(
        `select coalesce(json_agg(to_jsonb(t) - 'next_check_at' order by t::text), '[]')::text as rows from ${table} t where ${where}`,
      )
      .then(({ rows }) => rows[0]!.rows);
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'customer_id' order by 1`,
  );
  const state: Record<string, string> = { customers: await rowsOf("customers", `id = ${customerId}`) };
  for (const { name } of tables) state[name] = await rowsOf(name, `customer_id = ${customerId}`);
  for (const child of ["order_lines", "order_events"])
    state[child] = await rowsOf(child, `order_id in (select id from orders where customer_id = ${customerId})`);
  state["payment_events"] = await rowsOf(
    "payment_events",
    `payment_id in (select id from payments where customer_id = ${customerId})`,
  );
  return state;
}
