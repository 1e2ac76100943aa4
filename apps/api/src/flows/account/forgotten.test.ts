import { existsSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { uploadsDirectory } from "../../platform/data-dir.ts";
import { eventually } from "../../platform/testing/eventually.ts";
import { orders } from "../../modules/orders/tables.ts";
import { cashBalance } from "../../modules/payments/public.ts";
import { payments } from "../../modules/payments/tables.ts";
import { uploads } from "../../modules/uploads/tables.ts";
import { pictureForm } from "../../testing/samples/picture.ts";
import { insertShopper, type Shopper } from "../../testing/samples/shopper.ts";
import { samplePassword } from "../../testing/samples/customer.ts";
import { insertProduct } from "../../testing/samples/product.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { testApi } from "../../testing/shops/test-api.ts";
import { moveOrderForStaff } from "../orders/for-staff/move-order.ts";
import { moveCash } from "../payments/for-staff/move-cash.ts";
import { refundOrder } from "../payments/refunds/refund-order.ts";
import { anonymiseRecords, anonymiseRemovedCustomers } from "./forget-customer.ts";

const { api, call, services, database } = await testApi();
const { db, pool } = database;
const storeId = await insertStore(db, { code: "S001" });
await api.directory.load();
const product = await insertProduct(db, [storeId], { pieces: 100 });

const send = (method: string, path: string, who: Shopper, body?: unknown) =>
  call(path, { method, body, headers: who.headers });
const remove = async (who: Shopper) =>
  expect((await send("POST", "/api/profile/remove", who, { password: samplePassword })).status).toBe(200);

/** Puts something of a customer into a table; every table that says whose a row is has its line here. */
const fillers: Record<string, (who: Shopper) => Promise<unknown>> = {
  sessions: async () => undefined,
  addresses: async () => undefined,
  one_time_codes: (who) =>
    send("POST", "/api/profile/contact", who, { email: "secret-new@example.com", password: samplePassword }),
  cart_lines: (who) => send("POST", "/api/cart/add", who, { product_id: product.id, quantity: 1, note: "secret note" }),
  guest_line_moves: (who) =>
    send("POST", "/api/cart/adopt", who, {
      product_id: product.id,
      quantity: 1,
      line: "0123456789abcdef0123456789abcdef",
    }),
  wishlist_entries: (who) => send("POST", "/api/wishlist/add", who, { product_id: product.id }),
  saved_builds: (who) =>
    pool.query("insert into saved_builds (store_id, customer_id, name, parts) values ($1, $2, 'secret PC', '1')", [
      storeId,
      who.customerId,
    ]),
  chat_messages: (who) =>
    pool.query(
      "insert into chat_messages (store_id, customer_id, sender, language, parts, at) values ($1, $2, 'shopper', 'en', '[\"secret question\"]', now())",
      [storeId, who.customerId],
    ),
  idempotency_keys: (who) =>
    pool.query(
      "insert into idempotency_keys (store_id, customer_id, operation, key, body_hash, result) values ($1, $2, 'x', 'k', 'h', '\"secret\"')",
      [storeId, who.customerId],
    ),
  orders: async (who) => {
    await send("POST", "/api/cart/add", who, { product_id: product.id, quantity: 1, note: "secret engraving" });
    const placed = await send("POST", "/checkout", who, {
      payment_type: "cod",
      address: who.addressId,
      note: "secret note",
    });
    expect((await send("POST", `/api/checkout/history/cancel/${placed.body.data.order_id}`, who, {})).status).toBe(200);
  },
  payments: async () => undefined,
  uploads: (who) => sendPicture(who),
  bookings: async (who) => {
    await pool.query(
      "insert into freelancers (id, name, about, languages, provinces, hourly_price, since_year, weekdays, from_hour, to_hour) values (1, '{}', '{}', '{en}', '{12}', 500, 2020, '{1}', 8, 18) on conflict do nothing",
    );
    await pool.query(
      "insert into bookings (store_id, customer_id, freelancer_id, product_id, during, state, created_at) values ($1, $2, 1, $3, '[2026-01-01 08:00+07,2026-01-01 09:00+07)', 'cancelled', now())",
      [storeId, who.customerId, product.id],
    );
  },
  reviews: (who) =>
    pool.query(
      "insert into reviews select id, store_id, customer_id, freelancer_id, 5, 'secret praise of the street', now() from bookings where customer_id = $1",
      [who.customerId],
    ),
  warranty_claims: async (who) => {
    await pool.query(
      "insert into warranty_claims (store_id, customer_id, number, order_line_id, piece, problem, state, created_at) select $1, $2, 'C26-2345-672A', max(id), 1, 'secret problem', 'closed', now() from order_lines",
      [storeId, who.customerId],
    );
    await pool.query(
      "insert into warranty_claim_events (claim_id, state, note, answer, actor, at) select id, 'in_review', null, 'secret answer', 'customer', now() from warranty_claims where customer_id = $1",
      [who.customerId],
    );
  },
  ledger_accounts: (who) =>
    pool.query(
      "insert into ledger_accounts (store_id, kind, customer_id, currency) values ($1, 'customer', $2, 'USD')",
      [storeId, who.customerId],
    ),
};

/** Rows that stay, each without the person. */
const keptFor: Record<string, string> = {
  sessions: "a token that was signed out is refused by its row, until its time is over",
  addresses: "orders point to them; emptied",
  bookings: "the freelancer's working days; no more than a time",
  reviews: "the freelancer's good name; stars without words",
  orders: "books",
  payments: "books",
  ledger_accounts: "books; no more than a number",
};

/** Where rows are in one's data. */
const exportedAs: Record<string, string> = {
  sessions: "sessions",
  addresses: "addresses",
  cart_lines: "cart",
  wishlist_entries: "wishlist",
  saved_builds: "builds",
  chat_messages: "conversation",
  orders: "orders",
  payments: "payments",
  uploads: "pictures",
  bookings: "bookings",
  reviews: "reviews",
  warranty_claims: "claims",
  ledger_accounts: "store_cash",
};

/** Rows that are not the person's to take along. */
const notTheirs: Record<string, string> = {
  one_time_codes: "a secret of a few minutes",
  guest_line_moves: "a mark that a line was taken over; the line is in the cart",
  idempotency_keys: "answers to calls, for when they are sent again; what they did is in its own table",
};

async function customerTables(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'customer_id' order by 1",
  );
  return rows.map(({ name }) => name);
}

/** Orders come first: claims are about them. */
async function fillTables(who: Shopper, tables: string[]): Promise<void> {
  for (const table of tables) {
    if (!fillers[table]) throw new Error(`${table} has a customer: fill it here, and forget it in remove-account.ts`);
  }
  for (const fill of ["orders", ...tables.filter((table) => table !== "orders")]) await fillers[fill]!(who);
}

async function sendPicture({ headers }: Shopper): Promise<string> {
  return (await call("/upload", { method: "POST", body: pictureForm(), headers })).body.data.image_url;
}

const pictureFile = (name: string) => join(uploadsDirectory(services.env.dataDir), name);

test("a removed account leaves no personal data in any table that belongs to customers", async () => {
  const tables = await customerTables();
  const who = await insertShopper(services, storeId);
  await pool.query("update addresses set description = 'secret street' where customer_id = $1", [who.customerId]);
  await fillTables(who, tables);
  const rowsOf = async (table: string) =>
    (
      await pool.query<{ row: string }>(`select t::text as row from ${table} t where customer_id = $1`, [
        who.customerId,
      ])
    ).rows.map(({ row }) => row);
  for (const table of tables) expect(await rowsOf(table), table).not.toEqual([]);
  const picture = (await db.select().from(uploads).where(eq(uploads.customerId, who.customerId)))[0]!.name;
  expect(existsSync(pictureFile(picture))).toBe(true);

  await remove(who);
  for (const table of tables) {
    const left = await rowsOf(table);
    if (!keptFor[table]) expect(left, table).toEqual([]);
    expect(left.join("\n"), table).not.toMatch(/secret|\+855|street|104\.9|@example/i);
  }
  const { rows: lines } = await pool.query<{ note: string | null }>(
    "select l.note from order_lines l join orders o on o.id = l.order_id where o.customer_id = $1",
    [who.customerId],
  );
  expect(lines).toEqual([{ note: null }]);
  expect((await call("/api/freelancers/1/reviews")).body.data).toMatchObject([{ stars: 5, text: "", by: "" }]);
  const { rows } = await pool.query<{ row: string }>("select m::text as row from messages m where recipient = $1", [
    who.phone,
  ]);
  expect(rows).toEqual([]);
  await eventually(() => expect(existsSync(pictureFile(picture))).toBe(false));
});

test("an order in progress keeps its recipient and payment until it is finished", async () => {
  const who = await insertShopper(services, storeId, [{ productId: product.id, quantity: 1 }]);
  expect((await send("POST", "/checkout", who, { payment_type: "cod", address: who.addressId })).status).toBe(200);
  const name = (await sendPicture(who)).split("/").at(-1)!;
  await db
    .update(payments)
    .set({ receipt: `/media/private/${name}` })
    .where(eq(payments.customerId, who.customerId));
  await remove(who);
  const kept = async () =>
    (
      await pool.query<{ row: string }>(
        "select o.delivery::text || p.priced::text || coalesce(p.receipt, '') as row from orders o join payments p on p.order_id = o.id where o.customer_id = $1",
        [who.customerId],
      )
    ).rows[0]!.row;
  expect(await kept()).toContain(who.phone);
  expect(await kept()).toContain(name);
  expect(existsSync(pictureFile(name))).toBe(true);

  await db.update(orders).set({ state: "delivered" }).where(eq(orders.customerId, who.customerId));
  await db.update(payments).set({ state: "paid" }).where(eq(payments.customerId, who.customerId));
  await database.transaction((tx) => anonymiseRecords(services, tx, who));
  expect(await kept()).not.toMatch(/\+855|Street|webp/);
  const [paid] = await db.select().from(payments).where(eq(payments.customerId, who.customerId));
  expect(paid).toMatchObject({
    way: "cod",
    state: "paid",
    amount: expect.any(Number),
    priced: {
      number: expect.any(String),
      grandTotal: expect.any(Number),
      note: null,
      delivery: { recipient: "", phone: null, provinceCode: "12" },
    },
  });
  await eventually(() => expect(existsSync(pictureFile(name))).toBe(false));
});

test.each([
  ["whose money goes back", { state: "refund_due", reason: "cancelled" }, { state: "refunded" }],
  ["whose transfer nobody has looked for", { way: "bankTransfer", state: "pending" }, { state: "failed" }],
] as const)("a cancelled order %s keeps its contact until that is settled", async (_, open, settled) => {
  const who = await insertShopper(services, storeId, [{ productId: product.id, quantity: 1 }]);
  const { order_number: number } = (
    await send("POST", "/checkout", who, { payment_type: "cod", address: who.addressId })
  ).body.data;
  await send("POST", `/api/checkout/history/cancel/${number}`, who, {});
  const set = (change: Partial<typeof payments.$inferInsert>) =>
    db.update(payments).set(change).where(eq(payments.customerId, who.customerId));
  await set(open);
  await remove(who);
  const phone = async () =>
    (await db.select().from(orders).where(eq(orders.customerId, who.customerId)))[0]!.delivery.phone;
  expect(await phone()).toBe(who.phone);
  await set(settled);
  await anonymiseRemovedCustomers(services);
  expect(await phone()).toBeNull();
  // Every night again: rows from which nothing is left to take stay as they are.
  const rows = async () =>
    (
      await pool.query(
        "select id, xmin::text from orders union all select order_id, xmin::text from order_lines union all select id, xmin::text from payments order by 1, 2",
      )
    ).rows;
  const before = await rows();
  await anonymiseRemovedCustomers(services);
  expect(await rows()).toEqual(before);
});

test("a refund is not paid into the store cash of a removed account", async () => {
  const who = await insertShopper(services, storeId, [{ productId: product.id, quantity: 1 }]);
  const { order_number: number } = (
    await send("POST", "/checkout", who, { payment_type: "cod", address: who.addressId })
  ).body.data;
  // As if it had been paid of store cash.
  await db.update(payments).set({ way: "anakut", state: "paid" }).where(eq(payments.customerId, who.customerId));
  await remove(who);
  const actor = "staff:sokha";
  await moveOrderForStaff(services, { number, state: "cancelled", note: null, actor });
  const state = async () => (await db.select().from(payments).where(eq(payments.customerId, who.customerId)))[0]!.state;
  expect([await state(), await cashBalance(db, who)]).toEqual(["refund_due", 0]);
  await expect(refundOrder(services, { number, actor, to: "store-cash" })).rejects.toThrow("has removed the account");
  await refundOrder(services, { number, actor, to: "sent" });
  expect([await state(), await cashBalance(db, who)]).toEqual(["refunded", 0]);
});

test("a customer whose data cannot be deleted does not stop the others, and is reported", async () => {
  const people = [
    await insertShopper(services, storeId, [{ productId: product.id, quantity: 1 }]),
    await insertShopper(services, storeId, [{ productId: product.id, quantity: 1 }]),
  ] as const;
  for (const who of people) {
    expect((await send("POST", "/checkout", who, { payment_type: "cod", address: who.addressId })).status).toBe(200);
    await remove(who);
    await db.update(orders).set({ state: "delivered" }).where(eq(orders.customerId, who.customerId));
    await db.update(payments).set({ state: "paid" }).where(eq(payments.customerId, who.customerId));
  }
  const [stuck, next] = people;
  await pool.query(
    "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$",
  );
  await pool.query(
    `create trigger refuse before update on orders for each row when (old.customer_id = ${stuck.customerId}) execute function refuse()`,
  );
  await expect(anonymiseRemovedCustomers(services)).rejects.toThrow("could not be forgotten: 1");
  const deliveredTo = async (who: Shopper) =>
    (
      await pool.query<{ row: string }>("select delivery::text as row from orders where customer_id = $1", [
        who.customerId,
      ])
    ).rows[0]!.row;
  expect(await deliveredTo(stuck)).toContain(stuck.phone);
  expect(await deliveredTo(next)).not.toContain(next.phone);
  await pool.query("drop trigger refuse on orders");
  await anonymiseRemovedCustomers(services);
  expect(await deliveredTo(stuck)).not.toContain(stuck.phone);
});

test("the export covers every table with customers' data, or it is listed as not theirs", async () => {
  const tables = await customerTables();
  expect([...Object.keys(exportedAs), ...Object.keys(notTheirs)].toSorted()).toEqual(tables);
  const [who, other] = [await insertShopper(services, storeId), await insertShopper(services, storeId)];
  await fillTables(who, tables);
  await moveCash(services, {
    kind: "top_up",
    store: { id: storeId, currency: "USD" },
    phone: who.phone,
    amount: 700,
    actor: "staff:test",
  });
  const readData = async (of: Shopper) => (await send("GET", "/api/profile/export", of)).body.data;
  const data = await readData(who);
  for (const [table, name] of Object.entries(exportedAs)) expect(data[name]?.length, table).toBeGreaterThan(0);
  expect(data).toMatchObject({
    builds: [{ name: "secret PC", parts: "1" }],
    pictures: [{ image_url: expect.stringMatching(/^\/media-private\/\w+\.webp$/), purpose: "receipt" }],
    bookings: [
      {
        freelancer_id: 1,
        product_id: product.id,
        state: "cancelled",
        starts_at: "2026-01-01T01:00:00.000Z",
        ends_at: "2026-01-01T02:00:00.000Z",
      },
    ],
    reviews: [{ freelancer_id: 1, stars: 5, text: "secret praise of the street" }],
    claims: [{ problem: "secret problem", answers: [{ text: "secret answer" }] }],
    store_cash: [{ currency: "USD", balance: 700, moves: [{ kind: "top_up", amount: 700 }] }],
  });
  expect(JSON.stringify(await readData(other))).not.toMatch(/secret|top_up/);
});
