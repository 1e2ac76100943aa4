import { asc, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../../platform/testing/database.ts";
import { insertCategories, sampleProduct, sell } from "../../../testing/samples/catalog.ts";
import { insertStore } from "../../../testing/samples/store.ts";
import { takeStock } from "../stock/move-stock.ts";
import type { ProductRecord } from "./product-record.ts";
import { setStock } from "../stock/set-stock.ts";
import { brands, listings, products, stock, variants } from "../tables.ts";
import { upsertProducts } from "./upsert-products.ts";

const database = await testDatabase();
const at = new Date();
const upsert = (records: ProductRecord[]) => database.transaction((tx) => upsertProducts(tx, records, { at }));
const productOf = async (sku: string) => (await database.db.select().from(products).where(eq(products.sku, sku)))[0];
const phone: ProductRecord = sampleProduct("PHONE", {
  optionGroups: [{ en: "Colour" }, { en: "Storage" }],
  variants: [
    { sku: "PHONE-B", options: ["Black", "128 GB"], price: 10_000, promoPrice: 9_000, stock: 3 },
    { sku: "PHONE-W", options: ["White", "256 GB"], price: 12_000, stock: 4 },
  ],
});

beforeAll(() => insertCategories(database.db));

test("a new product is added with its category, brand, variants and stock", async () => {
  const [outcome] = await upsert([phone]);
  expect(outcome).toEqual({ sku: "PHONE", outcome: "added", id: expect.any(Number) });
  const product = await productOf("PHONE");
  expect(product).toMatchObject({
    categoryId: 1,
    groupId: 101,
    subcategoryId: 1001,
    optionGroups: [{ en: "Colour" }, { en: "Storage" }],
    price: 10_000,
  });
  const kept = await database.db
    .select()
    .from(variants)
    .where(eq(variants.productId, product!.id))
    .orderBy(asc(variants.sequence));
  expect(kept).toMatchObject([
    { sku: "PHONE-B", options: ["Black", "128 GB"], promoPrice: 9_000 },
    { sku: "PHONE-W", price: 12_000 },
  ]);
  expect(
    await database.db.select().from(stock).where(eq(stock.productId, product!.id)).orderBy(asc(stock.variantId)),
  ).toMatchObject(kept.map(({ id }, index) => ({ variantId: id, storeId: 0, onHand: 3 + index, held: 0 })));
});

test("a second run changes nothing and writes nothing", async () => {
  const records = [phone, sampleProduct("SAME", { promoEndsAt: new Date("2027-01-01T00:00:00Z"), promoPrice: 9_500 })];
  await upsert(records);
  const rows = () =>
    database.db.execute(
      sql`select sku, xmin from products union all select sku, xmin from variants union all select product_id::text, xmin from stock order by 1`,
    );
  const before = (await rows()).rows;
  expect((await upsert(records)).map(({ outcome }) => outcome)).toEqual(["unchanged", "unchanged"]);
  expect((await rows()).rows).toEqual(before);
});

test.each<[string, Partial<ProductRecord>]>([
  ["a name", { name: { en: "New name" } }],
  ["a price", { price: 11_000 }],
  ["a spec", { specs: [{ key: "ram", label: { en: "RAM" }, value: "8 GB", filter: true }] }],
  ["stock", { stock: 6 }],
  ["a category", { category: "dome" }],
  ["a brand", { brand: "Nokia" }],
])("a product with another %s is changed, and keeps its id and creation time", async (_, more) => {
  const sku = `CHANGE-${JSON.stringify(more)}`.slice(0, 60);
  const [first] = await upsert([sampleProduct(sku, { createdAt: new Date("2026-01-01T00:00:00Z") })]);
  const [second] = await upsert([sampleProduct(sku, { ...more, createdAt: new Date() })]);
  expect(second).toEqual({ ...first, outcome: "changed" });
  expect((await productOf(sku))!.createdAt).toEqual(new Date("2026-01-01T00:00:00Z"));
});

test("removed variants are deleted, reordered ones keep their ids", async () => {
  const record = (variantsOf: ProductRecord["variants"]) =>
    sampleProduct("SWAP", { optionGroups: [{ en: "Colour" }], variants: variantsOf! });
  await upsert([
    record([
      { sku: "S-1", options: ["Red"], price: 1, stock: 1 },
      { sku: "S-2", options: ["Blue"], price: 1, stock: 1 },
      { sku: "S-3", options: ["Green"], price: 1, stock: 1 },
    ]),
  ]);
  const id = (await productOf("SWAP"))!.id;
  const ids = async () =>
    Object.fromEntries(
      (await database.db.select().from(variants).where(eq(variants.productId, id))).map((row) => [row.sku, row.id]),
    );
  const before = await ids();
  await upsert([
    record([
      { sku: "S-1", options: ["Blue"], price: 1 },
      { sku: "S-2", options: ["Red"], price: 1 },
    ]),
  ]);
  expect(await ids()).toEqual({ "S-1": before["S-1"], "S-2": before["S-2"] });
  expect(await database.db.select().from(stock).where(eq(stock.productId, id))).toHaveLength(2);
});

test("names of options are stored with them, and updated", async () => {
  const record = (option: string | { en: string; km: string }) =>
    sampleProduct("NAMED", {
      optionGroups: [{ en: "Colour" }],
      variants: [{ sku: "N-1", options: [option], price: 1 }],
    });
  const kept = async () => (await database.db.select().from(variants).where(eq(variants.sku, "N-1")))[0];
  await upsert([record("Red")]);
  expect(await kept()).toMatchObject({ options: ["Red"], optionNames: null });
  expect(await upsert([record({ en: "Red", km: "ក្រហម" })])).toMatchObject([{ outcome: "changed" }]);
  expect(await kept()).toMatchObject({ options: ["Red"], optionNames: [{ en: "Red", km: "ក្រហម" }] });
  expect(await upsert([record({ en: "Red", km: "ក្រហម" })])).toMatchObject([{ outcome: "unchanged" }]);
});

test("a record of a known product may have nothing but what it changes", async () => {
  const { id } = (await upsert([sampleProduct("PART", { stock: 2, images: ["a.jpg"] })]))[0] as { id: number };
  const before = await productOf("PART");
  expect(await upsert([{ sku: "PART", price: 77_00 }])).toEqual([{ sku: "PART", outcome: "changed", id }]);
  expect(await upsert([{ sku: "PART", name: { km: "ផ្នែក" } }])).toMatchObject([{ outcome: "changed" }]);
  expect(await upsert([{ sku: "PART", stock: 5 }])).toMatchObject([{ outcome: "changed" }]);
  expect(await upsert([{ sku: "PART", stock: 5 }])).toMatchObject([{ outcome: "unchanged" }]);
  expect(await productOf("PART")).toEqual({
    ...before,
    price: 77_00,
    promoPrice: null,
    promoEndsAt: null,
    name: { ...before!.name, km: "ផ្នែក" },
    updatedAt: expect.any(Date),
  });
  expect(await database.db.select().from(stock).where(eq(stock.productId, id))).toMatchObject([{ onHand: 5 }]);
  expect(
    await upsert([
      { sku: "PART-2", stock: 5 },
      { sku: "PART-3", name: { en: "x" } },
    ]),
  ).toMatchObject([
    { reason: "name is missing, and there is no such product yet" },
    { reason: "category is missing, and there is no such product yet" },
  ]);
});

test("a record with the SKU of a variant changes its price and stock alone", async () => {
  const optionGroups = [{ en: "Colour" }];
  const owner = sampleProduct("SINGLE", {
    optionGroups,
    variants: [
      { sku: "SINGLE-R", options: ["Red"], price: 100, stock: 1 },
      { sku: "SINGLE-B", options: ["Blue"], price: 100, promoPrice: 90, stock: 1 },
    ],
  });
  const [added] = await upsert([owner]);
  const changes = [
    { sku: "SINGLE-R", price: 120, stock: 6 },
    { sku: "SINGLE-B", stock: 7 },
  ];
  const id = (added as { id: number }).id;
  expect(await upsert(changes)).toEqual(changes.map(({ sku }) => ({ sku, id, outcome: "changed" })));
  expect(await upsert(changes)).toMatchObject([{ outcome: "unchanged" }, { outcome: "unchanged" }]);
  const rows = await database.db
    .select({ sku: variants.sku, price: variants.price, promo: variants.promoPrice, pieces: stock.onHand })
    .from(variants)
    .innerJoin(stock, eq(stock.variantId, variants.id))
    .where(eq(variants.productId, id))
    .orderBy(asc(variants.sequence));
  expect(rows).toEqual([
    { sku: "SINGLE-R", price: 120, promo: null, pieces: 6 },
    { sku: "SINGLE-B", price: 100, promo: 90, pieces: 7 },
  ]);
  expect(await upsert([{ sku: "SINGLE-R", price: 130, images: ["r.jpg"] }])).toMatchObject([
    { reason: "sku: SINGLE-R is a variant, whose own line can change only its price, promo_price and stock" },
  ]);
  expect(await upsert([{ sku: "SINGLE-R", price: 100, promoPrice: 110 }])).toMatchObject([
    { reason: "promo_price is not below the price" },
  ]);
  expect(await upsert([{ sku: "SINGLE", stock: 3 }])).toMatchObject([
    { reason: "stock: SINGLE has variants, which have the stock: write a line with the SKU of each" },
  ]);
  expect(await upsert([{ sku: "SINGLE", stock: 3, variants: [] }])).toMatchObject([{ outcome: "changed" }]);
});

test("stock reserved by open payments is not counted away, and missing stock changes nothing", async () => {
  await upsert([sampleProduct("HELD", { stock: 9 })]);
  const { id } = (await productOf("HELD"))!;
  await database.db.update(stock).set({ held: 4 }).where(eq(stock.productId, id));
  await upsert([sampleProduct("HELD", { stock: 1 })]);
  expect(await database.db.select().from(stock).where(eq(stock.productId, id))).toMatchObject([{ onHand: 4, held: 4 }]);
  expect(await upsert([sampleProduct("HELD", { stock: undefined })])).toMatchObject([{ outcome: "unchanged" }]);
});

describe("the stock after a second import", () => {
  const piecesOf = async (sku: string) =>
    (
      await database.db
        .select()
        .from(stock)
        .where(eq(stock.productId, (await productOf(sku))!.id))
    )[0]!;
  const count = async (sku: string, pieces: number) =>
    (await upsert([sampleProduct(sku, { stock: pieces })]))[0]!.outcome;
  const sellPieces = async (sku: string, quantity: number) => {
    const { id } = (await productOf(sku))!;
    await database.transaction((tx) => takeStock(tx, [{ productId: id, variantId: 0, stockStoreId: 0, quantity }]));
  };
  const setByStaff = (sku: string, pieces: number) =>
    database.transaction((tx) => setStock(tx, { sku, storeId: 0, pieces, actor: "test" }));

  test("stays as it is if the file has the same count, and becomes the new count otherwise", async () => {
    expect(await count("SOLD", 12)).toBe("added");
    await sellPieces("SOLD", 5);
    expect(await count("SOLD", 12)).toBe("unchanged");
    expect(await piecesOf("SOLD")).toMatchObject({ onHand: 7 });
    expect(await count("SOLD", 20)).toBe("changed");
    expect(await piecesOf("SOLD")).toMatchObject({ onHand: 20 });
  });

  test("stays as staff set it, until the file's count changes", async () => {
    await count("STAFF", 12);
    await setByStaff("STAFF", 30);
    await count("STAFF", 12);
    expect(await piecesOf("STAFF")).toMatchObject({ onHand: 30 });
    await count("STAFF", 10);
    expect(await piecesOf("STAFF")).toMatchObject({ onHand: 10 });
    await upsert([sampleProduct("FIRST", { stock: undefined })]);
    await setByStaff("FIRST", 3);
    await count("FIRST", 40);
    expect(await piecesOf("FIRST")).toMatchObject({ onHand: 40 });
  });

  test("is never more than is left if the first count is unknown", async () => {
    await count("OLD", 12);
    await sellPieces("OLD", 5);
    const forget = () =>
      database.db
        .update(stock)
        .set({ counted: null })
        .where(eq(stock.productId, sql`(select id from products where sku = 'OLD')`));
    await forget();
    await count("OLD", 12);
    expect(await piecesOf("OLD")).toMatchObject({ onHand: 7, counted: 12 });
    await count("OLD", 13);
    expect(await piecesOf("OLD")).toMatchObject({ onHand: 13 });
    await forget();
    await count("OLD", 4);
    expect(await piecesOf("OLD")).toMatchObject({ onHand: 4 });
  });
});

test("brands are compared without case", async () => {
  await upsert([
    sampleProduct("BRAND-1", { brand: "Keychron" }),
    sampleProduct("BRAND-2", { brand: "KEYCHRON" }),
    sampleProduct("BRAND-3", { brand: null }),
  ]);
  expect(
    await database.db
      .select()
      .from(brands)
      .where(sql`lower(name) = 'keychron'`),
  ).toHaveLength(1);
  expect((await productOf("BRAND-3"))!.brandId).toBeNull();
});

test("texts are cleaned: safe HTML, names without escapes", async () => {
  await upsert([
    sampleProduct("TEXT", {
      name: { en: "AC &amp; DC <meter>" },
      description: { en: "<p onclick=x>Hi<script>alert(1)</script></p>" },
    }),
  ]);
  expect(await productOf("TEXT")).toMatchObject({ name: { en: "AC & DC <meter>" }, description: { en: "<p>Hi</p>" } });
});

test("an invalid record is refused with a reason, and the others are saved", async () => {
  const refusals: [ProductRecord, RegExp][] = [
    [sampleProduct("BAD-1", { category: "nowhere" }), /there is no category nowhere/],
    [sampleProduct("BAD-2", { price: -1 }), /^price is less than 1$/],
    [sampleProduct("BAD-3", { price: 10.5 }), /^price is not right: /],
    [sampleProduct("BAD-4", { promoPrice: 10_000 }), /^promo_price is not below the price$/],
    [sampleProduct("BAD-5", { name: { en: " " } }), /^name.en is empty$/],
    [sampleProduct("BAD-5B", { name: { en: "\u200b \u2060" } }), /^name.en is empty$/],
    [sampleProduct(" "), /^sku is empty$/],
    [sampleProduct("GOOD-1"), /sku: GOOD-1 stands twice/],
    [
      sampleProduct("BAD-6", {
        optionGroups: [{ en: "Colour" }],
        variants: [{ sku: "V1", options: ["a", "b"], price: 1 }],
      }),
      /one option for each/,
    ],
    [
      sampleProduct("BAD-7", {
        optionGroups: [{ en: "Colour" }],
        variants: [
          { sku: "V1", options: ["a"], price: 1 },
          { sku: "V2", options: ["a"], price: 1 },
        ],
      }),
      /same options twice/,
    ],
    [sampleProduct("BAD-8", { variants: [{ sku: "V1", options: ["a"], price: 1 }] }), /^option_groups are missing/],
    [
      sampleProduct("BAD-9", {
        optionGroups: [{ en: "Colour" }],
        variants: [{ sku: "PHONE-B", options: ["a"], price: 1 }],
      }),
      /PHONE-B belongs to another product/,
    ],
    [sampleProduct("PHONE-W"), /PHONE-W belongs to another product/],
    [
      sampleProduct("BAD-9B", {
        optionGroups: [{ en: "Colour" }],
        variants: [{ sku: "PHONE", options: ["a"], price: 1 }],
      }),
      /PHONE belongs to another product/,
    ],
    [{ ...sampleProduct("BAD-10"), price: "12" as unknown as number }, /^price is not right: /],
    [null as unknown as ProductRecord, /^the record is not right: /],
    [sampleProduct("BAD-11", { stock: -3 }), /^stock is less than 0$/],
    [sampleProduct("BAD-12", { stock: 1e12 }), /^stock is too large$/],
    [sampleProduct("BAD-12B", { gtin: "4006381333932" }), /^gtin is not the number below a barcode$/],
    [sampleProduct("BAD-13", { model: "x".repeat(81) }), /^model is longer than 80 characters$/],
    [
      sampleProduct("BAD-14", {
        optionGroups: [{ en: "Colour" }],
        variants: [{ sku: "V1", options: ["a"], price: 1, stock: -1 }],
      }),
      /^variants.0.stock is less than 0$/,
    ],
    [
      sampleProduct("BAD-15", { images: Array.from({ length: 31 }, () => "a.jpg") }),
      /^images has more than 30 entries$/,
    ],
  ];
  const outcomes = await upsert([
    sampleProduct("GOOD-1"),
    ...refusals.map(([record]) => record),
    sampleProduct("GOOD-2"),
  ]);
  expect([outcomes.at(0)!.outcome, outcomes.at(-1)!.outcome]).toEqual(["added", "added"]);
  outcomes.slice(1, -1).forEach((outcome, index) => {
    expect(outcome).toEqual({
      sku: expect.any(String),
      outcome: "refused",
      reason: expect.stringMatching(refusals[index]![1]),
    });
  });
  expect(await productOf("BAD-1")).toBeUndefined();
});

test("listings follow the catalogue in every store", async () => {
  const storeId = await insertStore(database.db, { settings: { priceAdjustPercent: 10 } });
  const [id] = await database.transaction((tx) =>
    sell(tx, [sampleProduct("FOLLOW", { price: 10_000 })], [storeId], at),
  );
  await upsert([sampleProduct("FOLLOW", { price: 20_000, category: "dome", stock: 0 })]);
  expect(await database.db.select().from(listings).where(eq(listings.productId, id!))).toMatchObject([
    { price: 22_000, sortPrice: 22_000, categoryId: 2, subcategoryId: 1011, inStock: false },
  ]);
});

test("five thousand products are imported, and compared again, within seconds of the processor's time", async () => {
  const records = Array.from({ length: 5_000 }, (_, index) =>
    sampleProduct(`BULK-${index}`, { brand: `Maker ${index % 50}` }),
  );
  // Not the time that passes, which says more about what else the machine does.
  const start = process.cpuUsage();
  expect((await upsert(records)).every(({ outcome }) => outcome === "added")).toBe(true);
  expect((await upsert(records)).every(({ outcome }) => outcome === "unchanged")).toBe(true);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(5);
});
