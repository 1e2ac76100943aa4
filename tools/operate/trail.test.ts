import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { and, desc, eq, gt } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { cambodianDay } from "@shop/kit/date";
import { dayMs } from "@shop/kit/durations";
import { freelancers } from "@shop/api/modules/freelancers/tables";
import { openDatabase, type Database } from "@shop/api/platform/database/database";
import { auditTrail } from "@shop/api/platform/tables";
import { insertCategories, sampleProduct, sell } from "@shop/api/testing/samples/catalog";
import { insertBooking } from "@shop/api/testing/samples/booking";
import { sampleFreelancer } from "@shop/api/testing/samples/freelancer";
import { insertShopper, type Shopper } from "@shop/api/testing/samples/shopper";
import { payableSettings, paymentDesk } from "@shop/api/testing/shops/payment-desk";
import { insertStore } from "@shop/api/testing/samples/store";
import { placeTransfer, type PlacedTransfer } from "@shop/api/testing/shops/place-transfer";
import { testApi } from "@shop/api/testing/shops/test-api";
import { wordsOf } from "./command.ts";
import { commands } from "./commands.ts";
import { commandLine } from "./testing/command-line.ts";
import { contentFile, insertContent } from "./testing/content.ts";

const shop = await testApi();
const { api, database, services } = shop;
const { db } = database;
const ways = ["cod", "bankTransfer", "anakut"] as const;
const store = await insertStore(db, {
  settings: { ...payableSettings, payments: ways.map((type) => ({ type, discountPercent: 0 })) },
});
await api.directory.load();
const desk = paymentDesk(shop);
const run = commandLine(services);

let who: Shopper;
let order: string;
let booking: number;
const claim = "C26-2345-672A";
let atDoor: string;
let paid: PlacedTransfer;
let unpaid: PlacedTransfer;
let reduced: PlacedTransfer;

/** The number of an order of what is in the shopper's cart. */
const orderedBy = async (shopper: Shopper): Promise<string> =>
  (await desk.post("/checkout", shopper, { address: shopper.addressId, payment_type: "cod" })).body.data.order_id;

beforeAll(async () => {
  await insertCategories(db);
  const productId = await database.transaction(
    async (tx) => (await sell(tx, [sampleProduct("CABLE", { price: 1000 })], [store]))[0]!,
  );
  who = await insertShopper(services, store, [{ productId, quantity: 1 }]);
  order = await orderedBy(who);
  atDoor = await orderedBy(await insertShopper(services, store, [{ productId, quantity: 1 }]));
  for (const state of ["confirmed", "packed", "on_the_way", "delivered"]) await run("order", "move", atDoor, state);
  [paid, unpaid] = [await placeTransfer(shop, desk, store), await placeTransfer(shop, desk, store)];
  reduced = await placeTransfer(shop, desk, store);
  await run("payment", "verify", reduced.number);
  mkdirSync(join(services.env.dataDir, "uploads"), { recursive: true });
  writeFileSync(join(services.env.dataDir, "uploads", paid.name), "a receipt");
  await desk.post(`/api/checkout/history/cancel/${paid.number}`, paid.who, { reason: null });
  await db.insert(freelancers).values(sampleFreelancer(1));
  const during = { from: new Date("2099-01-05T08:00:00+07:00"), to: new Date("2099-01-05T10:00:00+07:00") };
  const { customerId } = who;
  booking = await insertBooking(db, order, { storeId: store, customerId, productId, during });
  await insertContent(database, store);
  await database.transaction((tx) => sell(tx, [sampleProduct("SERVICE", { category: "service-camera" })], [store]));
  await database.pool.query(
    "insert into provider_refunds (way, key, payment_id, amount, kind, refunded_at, unsettled) select 'paypal', 'R1', p.id, 1, 'reversal', now(), true from payments p join orders o on o.id = p.order_id where o.number = $1",
    [paid.number],
  );
  await database.pool.query(
    "insert into warranty_claims (store_id, customer_id, number, order_line_id, piece, problem, state, created_at) select $1, $2, $3, l.id, 1, 'Stays dark', 'received', now() from order_lines l join orders o on o.id = l.order_id where o.number = $4",
    [store, customerId, claim, order],
  );
});

/** The arguments of a command, and what the trail says afterwards; `reads` if it changes nothing. */
type Case = [words: string, does: string, values: () => string[]];

const reads = "reads";

/** A sheet on which one piece more is counted than there should be. */
function countedSheet(): string {
  const file = join(services.env.dataDir, "counted.csv");
  writeFileSync(file, "sku,stock_of,sheet,expected,counted\nCABLE,pool,test,7,8\n");
  return file;
}

const tomorrow = () => cambodianDay(new Date(Date.now() + dayMs));

/** Every command, after those that it builds on. */
const cases: Case[] = [
  ["today", reads, () => []],
  ["store list", reads, () => []],
  ["trail list", reads, () => ["--entity", "store", "--store", "S001"]],
  ["store show", reads, () => ["S001"]],
  ["store set", "set-store-field", () => ["S001", "price-percent", "5"]],
  ["content show", reads, () => ["--store", "S001"]],
  ["content save", "set-store-content", () => [contentFile("store.json"), "--store", "S001"]],
  ["store add", "add-store", () => ["S020", "New Shop", "new.example"]],
  ["host add", "add-host", () => ["second.example", "--store", "S020"]],
  ["host remove", "remove-host", () => ["second.example", "--store", "S020"]],
  ["holiday add", "add-holiday", () => ["2099-04-14", "2099-04-16", "Closed", "បិទ", "放假", "--store", "S001"]],
  ["holiday list", reads, () => ["--store", "S001"]],
  ["holiday remove", "remove-holiday", () => ["2099-04-14", "--store", "S001"]],
  ["account list", reads, () => ["--store", "S001"]],
  ["account set", "set-account", () => ["aba", "ABA Bank", "000 123 456", "DARA SOK", "--store", "S001"]],
  ["account remove", "remove-account", () => ["aba", "--store", "S001"]],
  ["khqr set", "set-khqr", () => ["lotus@wing", "Lotus", "Phnom Penh", "--store", "S001"]],
  ["khqr remove", "remove-khqr", () => ["--store", "S001"]],
  ["order list", reads, () => []],
  ["order export", reads, () => [join(services.env.dataDir, "orders.csv"), "--store", "S001"]],
  ["order show", reads, () => [order]],
  ["sales days", reads, () => []],
  ["sales products", reads, () => []],
  ["sales export", reads, () => [join(services.env.dataDir, "accounts.csv")]],
  ["order move", "move", () => [order, "confirmed"]],
  ["order courier", "set-courier", () => [order, "Vanna"]],
  ["order place", "set-place", () => [order, "11.55", "104.92"]],
  ["payment list", reads, () => []],
  ["payment verify", "verify-transfer", () => [paid.number]],
  ["payment refuse", "refuse-transfer", () => [unpaid.number, "No money came"]],
  ["payment short", "short-cash", () => [atDoor, "1", "No change"]],
  ["refund amount", "refund-part", () => [reduced.number, "1", "A scratch"]],
  ["refund lines", "refund-part", () => [reduced.number, "1:1", "One is missing", "--to", "sent"]],
  ["payment settle", "settle-refund", () => [paid.number]],
  ["refund owed", "refund", () => [paid.number]],
  ["cash top-up", "top-up", () => [who.phone, "5", "--store", "S001"]],
  ["cash pay-out", "pay-out", () => [who.phone, "5", "--store", "S001"]],
  ["assortment remove", "unlist-product", () => ["CABLE", "--store", "S001"]],
  ["assortment add", "list-product", () => ["CABLE", "--store", "S001"]],
  ["product list", reads, () => ["CABLE"]],
  ["product export", reads, () => [join(services.env.dataDir, "products.csv")]],
  ["product index", "index-catalogue", () => []],
  ["category show", reads, () => []],
  ["category save", "save-category", () => [contentFile("categories.json")]],
  ["category companion", "set-companion", () => ["phone", "on"]],
  ["price set", "set-price", () => ["CABLE", "12", "--store", "S001"]],
  ["price clear", "clear-price", () => ["CABLE", "--store", "S001"]],
  ["stock set", "set-stock", () => ["CABLE", "7"]],
  ["stock sheet", reads, () => [join(services.env.dataDir, "sheet.csv")]],
  ["stock count", "count-stock", () => [countedSheet(), "--save", "yes"]],
  ["serial add", "add-serial", () => [order, "CABLE", "SN 1234567"]],
  ["serial remove", "remove-serial", () => ["SN 1234567", "--store", "S001"]],
  ["claim list", reads, () => []],
  ["claim show", reads, () => [claim]],
  ["claim move", "move-claim", () => [claim, "approved"]],
  ["claim picture", "show-on-claim", () => [claim, contentFile("device.png")]],
  ["check list", reads, () => ["--store", "S001"]],
  ["check show", reads, () => ["CHECK001", "--store", "S001"]],
  ["check save", "save-check", () => [contentFile("check.json"), "--store", "S001", "--report", "CHECK001"]],
  ["check picture", "picture-check", () => ["CHECK001", contentFile("device.png"), "--store", "S001"]],
  ["check unpublish", "unpublish-check", () => ["CHECK001", "--store", "S001"]],
  ["check publish", "publish-check", () => ["CHECK001", "--store", "S001"]],
  ["article list", reads, () => []],
  ["article category", "save-help-category", () => ["delivery", "Delivery", "ដឹកជញ្ជូន", "配送"]],
  ["article save", "save-article", () => ["delivery", contentFile("."), "--id", "1"]],
  ["article unpublish", "unpublish-article", () => ["1"]],
  ["article publish", "publish-article", () => ["1"]],
  ["news list", reads, () => []],
  ["news save", "save-news", () => [contentFile("."), "--id", "1"]],
  ["news publish", "publish-news", () => ["1"]],
  ["news unpublish", "unpublish-news", () => ["1"]],
  ["policy list", reads, () => []],
  ["policy save", "save-policy", () => ["returns", contentFile("."), "--store", "S001"]],
  ["policy publish", "publish-policy", () => ["returns", "--store", "S001"]],
  ["policy unpublish", "unpublish-policy", () => ["returns", "--store", "S001"]],
  ["freelancer list", reads, () => []],
  ["freelancer show", reads, () => ["1"]],
  ["freelancer save", "save-freelancer", () => [contentFile("freelancer.json"), "--id", "1"]],
  ["freelancer bookings", reads, () => ["1"]],
  ["booking move", "move", () => [String(booking), `${tomorrow()}T09:00`]],
  ["freelancer hours", "set-hours", () => ["1", "6,7", "9", "12"]],
  ["freelancer day-off", "day-off", () => ["1", "2099-01-10"]],
  ["freelancer day-on", "day-on", () => ["1", "2099-01-10"]],
  ["service hours", "set-service-hours", () => ["SERVICE", "2"]],
  ["booking done", "finish", () => [String(booking)]],
  ["budget list", reads, () => []],
];

test("this list says of every command whether it changes anything", () => {
  expect(cases.map(([words]) => words).sort()).toEqual(commands.map((command) => wordsOf(command).join(" ")).sort());
});

test.each(cases.filter(([, does]) => does !== reads))(
  "%s leaves %s of who did it in the trail",
  async (words, action, values) => {
    const [newest] = await db.select({ id: auditTrail.id }).from(auditTrail).orderBy(desc(auditTrail.id)).limit(1);
    await run(...words.split(" "), ...values());
    const left = await db
      .select()
      .from(auditTrail)
      .where(and(gt(auditTrail.id, newest?.id ?? 0), eq(auditTrail.actor, "staff:sokha")));
    expect(left.map((entry) => entry.action)).toContain(action);
  },
);

/** The same database, but it refuses all writes. */
function readOnly(): Database {
  const url = new URL(database.url);
  url.searchParams.set("options", "-c default_transaction_read_only=on");
  return openDatabase(url.href, { poolSize: 2 });
}

test("commands that only read work on a read-only database", async () => {
  const guarded = readOnly();
  try {
    const look = commandLine({ ...services, database: guarded });
    for (const [words, does, values] of cases) if (does === reads) await look(...words.split(" "), ...values());
    await expect(look("stock", "set", "CABLE", "1")).rejects.toMatchObject({ cause: { code: "25006" } });
  } finally {
    await guarded.close();
  }
});
