import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { parse } from "csv-parse/sync";
import { beforeEach, expect, test } from "vitest";
import { takeStock } from "@shop/api/modules/catalog/public";
import { insertCustomer } from "@shop/api/testing/samples/customer";
import { placeSampleOrder } from "@shop/api/testing/samples/order";
import { twoStores } from "../testing/two-stores.ts";

const { db, database, here, cable, run, services, listing } = await twoStores();

beforeEach(async () => {
  await db.execute(sql`update stock set held = 0`);
  await run("stock", "set", "CABLE", "10");
  await run("stock", "set", "PHONE-White", "4");
  await run("stock", "set", "PHONE-Black", "2");
});

let sheets = 0;
const newFile = () => join(services.env.dataDir, `sheet-${sheets++}.csv`);
const rowsOf = (file: string) =>
  parse(readFileSync(file, "utf8"), { bom: true, columns: true, delimiter: [",", ";"] }) as Record<string, string>[];

/** A new sheet, with what was counted of some articles. */
async function countedSheet(counted: Record<string, string>, ...options: string[]): Promise<string> {
  const file = newFile();
  await run("stock", "sheet", file, ...options);
  fillIn(file, counted);
  return file;
}

function fillIn(file: string, counted: Record<string, string>): void {
  const rows = rowsOf(file).map((row) => ({ ...row, counted: counted[row.sku!] ?? row.counted! }));
  const line = (values: string[]) => values.map((value) => `"${value}"`).join(";");
  writeFileSync(file, [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))].map(line).join("\n"));
}

const sellCable = (quantity: number) =>
  database.transaction((tx) => takeStock(tx, [{ productId: cable, variantId: 0, stockStoreId: 0, quantity }]));
const piecesOf = async (...words: string[]) => Number((await run("product", "list", ...words)).split(/ {2,}/)[2]);

test("a count says its differences, and corrects the stock by them once it is saved", async () => {
  const file = await countedSheet({ CABLE: "8", "PHONE-White": "4" });
  const difference = "CABLE: 8 counted, 10 expected; stock 10 → 8";
  expect(await run("stock", "count", file)).toBe(
    `${difference}\n2 counted: 1 to correct, 1 unchanged; 1 not counted\nNothing was changed: add --save yes to correct the stock`,
  );
  expect(await piecesOf("CABLE")).toBe(10);
  expect(await run("stock", "count", file, "--save", "yes")).toBe(
    `${difference}\n2 counted: 1 corrected, 1 unchanged; 1 not counted`,
  );
  expect(await piecesOf("CABLE")).toBe(8);
});

test("what is sold between the sheet and the count stays sold, and what is reserved lies on the shelf", async () => {
  await db.execute(sql`update stock set held = 2 where product_id = ${cable}`);
  const file = await countedSheet({ CABLE: "8" });
  expect(rowsOf(file)).toMatchObject([{ sku: "CABLE", expected: "10" }, {}, {}]);
  await sellCable(3);
  expect(await run("stock", "count", file, "--save", "yes")).toContain("CABLE: 8 counted, 10 expected; stock 7 → 5");
});

test("the same sheet again counts what is new on it, and nothing twice", async () => {
  const file = await countedSheet({ CABLE: "8" });
  await run("stock", "count", file, "--save", "yes");
  fillIn(file, { "PHONE-White": "5" });
  expect(await run("stock", "count", file, "--save", "yes")).toBe(
    "PHONE-White: 5 counted, 4 expected; stock 4 → 5\n2 counted: 1 corrected, 1 unchanged; 1 not counted",
  );
  expect(await piecesOf("CABLE")).toBe(8);
  fillIn(file, { CABLE: "9" });
  await expect(run("stock", "count", file, "--save", "yes")).rejects.toThrow(
    /line \d: 8 of CABLE were counted with sheet .* before: to count again, write a new sheet/,
  );
});

test("two counts of one sheet at the same time count once", async () => {
  const file = await countedSheet({ CABLE: "8" });
  await Promise.all([run("stock", "count", file, "--save", "yes"), run("stock", "count", file, "--save", "yes")]);
  expect(await piecesOf("CABLE")).toBe(8);
});

test("orders lie on the shelf until they are packed, but for pieces that were refunded", async () => {
  const expected = async () => {
    const file = newFile();
    await run("stock", "sheet", file, "CABLE");
    return rowsOf(file)[0]!.expected;
  };
  const { customerId } = await insertCustomer(services, here);
  const lines = [{ productId: cable, quantity: 3 }];
  const order = await database.transaction((tx) =>
    placeSampleOrder(tx, { storeId: here, customerId, at: new Date(), lines }),
  );
  expect(await expected()).toBe("13");
  await db.execute(sql`
    with paid as (
      insert into payments (reference, store_id, customer_id, way, state, amount, currency, priced, wish, attempt, order_id, created_at)
      values (gen_random_uuid(), ${here}, ${customerId}, 'cod', 'paid', 1100, 'USD', '{}', 'cart', gen_random_uuid(), ${order.id}, now()) returning id)
    insert into provider_refunds (way, key, payment_id, amount, kind, refunded_at, unsettled, lines)
    select 'cod', 'R1', paid.id, 300, 'refund', now(), false, jsonb_build_array(jsonb_build_object('lineId', l.id, 'quantity', 1))
    from paid, order_lines l where l.order_id = ${order.id}`);
  expect(await expected()).toBe("12");
  await run("order", "move", order.number, "confirmed");
  expect(await expected()).toBe("12");
  await run("order", "move", order.number, "packed");
  expect(await expected()).toBe("10");
});

test("a store's sheet counts its own stock, and the pool where it has none", async () => {
  await run("stock", "set", "CABLE", "3", "--store", "S001");
  const file = await countedSheet({ CABLE: "2", "PHONE-Black": "0" }, "--store", "S001");
  expect(rowsOf(file).map(({ sku, stock_of, expected }) => [sku, stock_of, expected])).toEqual([
    ["CABLE", "S001", "3"],
    ["PHONE-Black", "pool", "2"],
    ["PHONE-White", "pool", "4"],
  ]);
  await run("stock", "count", file, "--save", "yes");
  expect([await piecesOf("CABLE", "--store", "S001"), await piecesOf("CABLE"), await piecesOf("PHONE-Black")]).toEqual([
    2, 10, 0,
  ]);
  await run("stock", "set", "CABLE", "-", "--store", "S001");
  await expect(run("stock", "count", file)).rejects.toThrow(
    "line 2: the store has no stock of its own of CABLE any more",
  );
});

test("what is counted as gone is sold out for shoppers at once", async () => {
  await run("stock", "count", await countedSheet({ CABLE: "0" }), "--save", "yes");
  expect((await listing(here, cable))!.inStock).toBe(false);
});

test("if lines are wrong, each is named and nothing is changed", async () => {
  const file = newFile();
  const head = "sku,stock_of,sheet,expected,counted";
  writeFileSync(
    file,
    [
      head,
      "CABLE,pool,s1,10,9",
      "PHONE-White,pool,s1,4,four",
      "PHONE,pool,s1,4,4",
      "CABLE,pool,s1,10,9",
      "NONE,pool,s1,1,1",
      "PHONE-Black,pool,s1,9,1",
    ].join("\n"),
  );
  await expect(run("stock", "count", file, "--save", "yes")).rejects.toThrow(
    [
      "Nothing was changed:",
      '  line 3: "four" is not a whole number from 0 to 99999999',
      "  line 5: CABLE is on line 2 too",
      "  line 4: PHONE has variants: their SKUs are counted",
      "  line 6: There is no product NONE",
      "  line 7: too few of PHONE-Black are there for what was sold since: -6 would be left, of which open payments reserve 0",
    ].join("\n"),
  );
  expect(await piecesOf("CABLE")).toBe(10);
});

test.each([
  [
    "sku,counted\nCABLE,1\n",
    "its header row: has no stock_of, sheet, expected; `stock sheet` writes a file to count in",
  ],
  [undefined, "There is no file"],
])("a file that is no sheet is refused in a line", async (text, why) => {
  const file = newFile();
  if (text !== undefined) writeFileSync(file, text);
  await expect(run("stock", "count", file)).rejects.toThrow(why);
});
