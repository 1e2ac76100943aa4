import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { insertCategories } from "@shop/api/testing/samples/catalog";
import { insertStore } from "@shop/api/testing/samples/store";
import { StartError } from "@shop/api/platform/errors/start-error";
import { testDatabase } from "@shop/api/platform/testing/database";
import { upsertProducts } from "@shop/api/modules/catalog/public";
import { importProducts, tallyText, type ImportOptions } from "./import-products.ts";
import { mappings } from "./mappings/all.ts";
import type { Line } from "./read-lines.ts";

const database = await testDatabase();
let storeId: number;
beforeAll(async () => {
  storeId = await insertStore(database.db, { code: "S001" });
  await insertCategories(database.db);
});

async function* lines(fields: Record<string, unknown>[]): AsyncGenerator<Line> {
  yield* fields.map((each, index) => ({ number: index + 1, fields: each }));
}

const refused: string[] = [];
const run = (fields: Record<string, unknown>[], more: Partial<ImportOptions> = {}) => {
  refused.length = 0;
  const onRefused = (line: number, sku: string, reason: string) => void refused.push(`${line} ${sku} ${reason}`);
  return importProducts(database, lines(fields), { mapping: mappings.native, storeIds: [storeId], onRefused, ...more });
};
const listed = async (sku: string) =>
  (
    await database.db.execute<{ price: string; name: string }>(
      sql`select l.price, p.name ->> 'en' as name from products p join listings l on l.product_id = p.id and l.store_id = ${storeId} where p.sku = ${sku}`,
    )
  ).rows[0];
const findable = async (word: string) =>
  (
    await database.db.execute(
      sql`select product_id from search_documents where head @@ ${word}::tsquery and head @@ ${`@s${storeId}`}::tsquery`,
    )
  ).rows.length;

const phones = Array.from({ length: 25 }, (_, index) => ({
  sku: `P-${index}`,
  category: "smartphone",
  brand: "Nokia",
  name: `Gadget ${index}`,
  price: 100 + index,
}));

test("products are imported into catalogue, store and search, in batches", async () => {
  expect(await run(phones, { batchSize: 10 })).toEqual({ lines: 25, added: 25, changed: 0, unchanged: 0, refused: 0 });
  expect(await listed("P-3")).toEqual({ price: "10300", name: "Gadget 3" });
  expect(await findable("gadget")).toBe(25);
});

test("a dry run says what each line would change, and changes nothing", async () => {
  const said: string[] = [];
  const counted = { sku: "C-1", category: "smartphone", name: "Counted", price: 10, stock: 5 };
  const coloured = {
    sku: "C-2",
    category: "smartphone",
    name: "Coloured",
    option_groups: ["Colour"],
    variants: [{ sku: "C-2-R", options: ["Red"], price: 20, stock: 2 }],
  };
  await run([counted, coloured]);
  const all = async () =>
    (await database.pool.query("select product_id, variant_id, on_hand from stock order by 1, 2")).rows;
  const before = await all();
  const changes = [
    { sku: "C-1", price: 12, stock: 3 },
    { sku: "C-2-R", stock: 1 },
    counted,
    { ...counted, sku: "C-3" },
  ];
  const more = { dryRun: true, onChange: (...change: [number, string, string]) => void said.push(change.join(" ")) };
  expect(await run([...changes, { sku: "C-2", warranty_months: 6 }], more)).toEqual({
    lines: 5,
    added: 1,
    changed: 3,
    unchanged: 1,
    refused: 0,
  });
  expect(said).toEqual([
    "1 C-1 price $10.00 → $12.00, stock 5 → 3",
    "2 C-2-R stock 2 → 1",
    "4 C-3 new",
    "5 C-2 neither price nor stock",
  ]);
  expect(await all()).toEqual(before);
  expect(await listed("C-1")).toEqual({ price: "1000", name: "Counted" });
  expect(await findable("c-3")).toBe(0);
});

test("a price that looks like a mistake is refused until it is confirmed", async () => {
  await run([{ sku: "J-1", category: "smartphone", name: "Jump", price: 100 }]);
  const riel = { sku: "J-1", price: 410_000 };
  expect(await run([riel, { sku: "J-1", price: 90 }])).toMatchObject({ changed: 1, refused: 1 });
  expect(refused).toEqual([
    "1 J-1 the price $410,000.00 is less than a third or more than three times that of J-1 now, $100.00: if it is right, import it with --any-price",
  ]);
  expect(await listed("J-1")).toMatchObject({ price: "9000" });
  expect(await run([riel], { anyPrice: true })).toMatchObject({ changed: 1, refused: 0 });
  expect(await listed("J-1")).toMatchObject({ price: "41000000" });
});

test("a second run changes nothing", async () => {
  const xmins = async () =>
    (await database.db.execute(sql`select array_agg(xmin::text order by id) as rows from products`)).rows;
  const before = await xmins();
  expect(await run(phones, { batchSize: 10 })).toEqual({ lines: 25, added: 0, changed: 0, unchanged: 25, refused: 0 });
  expect(await xmins()).toEqual(before);
});

test("a changed line changes its product, which is found by its new name only", async () => {
  expect(await run([{ ...phones[3]!, name: "Renamed thing" }])).toMatchObject({ changed: 1 });
  expect([await findable("renamed"), await findable("gadget")]).toEqual([1, 24]);
});

test("of two lines with the same SKU the later one counts", async () => {
  expect(
    await run([
      { ...phones[4]!, price: 101 },
      { ...phones[4]!, price: 102 },
    ]),
  ).toMatchObject({ changed: 2, refused: 0 });
  expect((await listed("P-4"))!.price).toBe("10200");
});

test("each picture of a product is reported once", async () => {
  const pictures: string[] = [];
  await run(
    [
      {
        ...phones[5]!,
        images: ["https://pictures.example/a.jpg", "goods/b.jpg"],
        option_groups: ["Colour"],
        variants: [
          { sku: "P-5-red", options: ["Red"], price: 1, image: "goods/red.jpg" },
          { sku: "P-5-blue", options: ["Blue"], price: 1, image: "goods/b.jpg" },
        ],
      },
    ],
    { onPicture: (picture) => pictures.push(picture) },
  );
  expect(pictures).toEqual(["https://pictures.example/a.jpg", "goods/b.jpg", "goods/red.jpg"]);
});

test("an SKU used by a product and its own variant is refused, and existing variants stay", async () => {
  const product = { sku: "P-6", category: "smartphone", name: "Gadget 6", price: 106, option_groups: ["Colour"] };
  await run([{ ...product, variants: [{ sku: "P-6-red", options: ["Red"], price: 106 }] }]);
  expect(await run([{ ...product, variants: [{ sku: "P-6", options: ["Red"], price: 106 }] }])).toMatchObject({
    changed: 0,
    refused: 1,
  });
  expect(refused).toEqual(["1 P-6 variants have the product's own SKU: each needs one of its own"]);
  expect(
    (
      await database.db.execute(
        sql`select v.sku from variants v join products p on p.id = v.product_id where p.sku = 'P-6'`,
      )
    ).rows,
  ).toEqual([{ sku: "P-6-red" }]);
});

test("refused lines are reported with line, SKU and reason, and the others are imported", async () => {
  const tally = await run([
    { sku: "bad-1", name: "No category" },
    { sku: "bad-2", category: "nowhere", name: "x", price: 1 },
    { sku: "bad-3", category: "smartphone", name: "x", price: 1, promo_price: 2 },
    { sku: "good", category: "smartphone", name: "Good", price: 1 },
  ]);
  expect(tally).toMatchObject({ lines: 4, added: 1, refused: 3 });
  expect(refused).toEqual([
    "1 bad-1 category is missing, and there is no such product yet",
    "2 bad-2 category: there is no category nowhere",
    "3 bad-3 promo_price is not below the price",
  ]);
  expect(tallyText(tally)).toBe("4 lines: 1 added, 0 changed, 0 unchanged, 3 refused");
  expect(tallyText({ ...tally, lines: 1 })).toMatch(/^1 line: /);
});

test("without a store only products of the catalogue are changed, and no store lists them anew", async () => {
  await database.transaction((tx) =>
    upsertProducts(tx, [{ sku: "UNSOLD", category: "smartphone", name: { en: "Unsold" }, price: 100 }], {
      at: new Date(),
    }),
  );
  const lines = [
    { sku: "UNSOLD", price: 2 },
    { sku: "UNKNOWN", category: "smartphone", name: "x" },
  ];
  expect(await run(lines, { storeIds: [] })).toMatchObject({ changed: 1, refused: 1 });
  expect(refused).toEqual(["2 UNKNOWN there is no such product; to add it, import it with --store"]);
  expect(await listed("UNSOLD")).toBeUndefined();
});

test("of a file that is cut off, everything read until then is imported and found", async () => {
  async function* broken(): AsyncGenerator<Line> {
    yield { number: 1, fields: { sku: "BROKEN-1", name: "Zumbrella", category: "smartphone", price: 5 } };
    throw new StartError("the file breaks off");
  }
  await expect(importProducts(database, broken(), { mapping: mappings.native, storeIds: [storeId] })).rejects.toThrow(
    "the file breaks off. Imported until then: 1 line: 1 added, 0 changed",
  );
  expect(await findable("zumbrella")).toBe(1);
});

test("entities in names are decoded, and descriptions sanitised", async () => {
  await run([
    {
      sku: "html",
      category: "smartphone",
      name: "AC &amp; DC",
      description: '<p onclick="x()">Good<script>alert(1)</script></p>',
      price: 1,
    },
  ]);
  const { rows } = await database.db.execute<{ name: string; description: string }>(
    sql`select name ->> 'en' as name, description ->> 'en' as description from products where sku = 'html'`,
  );
  expect(rows).toEqual([{ name: "AC & DC", description: "<p>Good</p>" }]);
});

test('goods of other sources without a matching category become "Other goods"', async () => {
  expect(
    await run([{ id: "9", title: "HP LaserJet printer", price_cents: 100 }], { mapping: mappings.icecat }),
  ).toMatchObject({ added: 1 });
  const { rows } = await database.db.execute(
    sql`select c.key from products p join categories c on c.id = p.category_id where p.sku = 'ICE-9'`,
  );
  expect(rows).toEqual([{ key: "other" }]);
});
