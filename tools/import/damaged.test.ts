import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertCategories } from "@shop/api/testing/samples/catalog";
import { insertStore } from "@shop/api/testing/samples/store";
import { testDatabase } from "@shop/api/platform/testing/database";
import { importProducts, type ImportOptions, type Tally } from "./import-products.ts";
import { mappings } from "./mappings/all.ts";
import { formatOf, readLines } from "./read-lines.ts";

const rounds = process.env["FULL"] ? 60 : 3;

const database = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), "damaged-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let storeId: number;
beforeAll(async () => {
  storeId = await insertStore(database.db, { code: "S001" });
  await insertCategories(database.db);
});

/** Random numbers, the same for the same seed: https://en.wikipedia.org/wiki/Lehmer_random_number_generator. */
function randomOf(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761) % 2_147_483_647 || 1;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

const products = Array.from({ length: 12 }, (_, index) => ({
  sku: `D-${index}`,
  category: "smartphone",
  name: { en: `Phone ${index}`, km: "ទូរស័ព្ទ", zh: "手机" },
  description: "<p>Good &amp; cheap</p>",
  price: 100 + index,
  specs: [{ key: "storage", value: "256 GB", filter: true }],
}));
const jsonl = Buffer.from(products.map((product) => JSON.stringify(product)).join("\n"));
const csv = Buffer.from(
  [
    "sku,category,name,name_km,price,spec.storage",
    ...products.map(({ sku, name, price }) => `${sku},smartphone,"${name.en}, new",${name.km},${price},256 GB`),
  ].join("\n"),
);

type Random = (below: number) => number;
type Damage = (bytes: Buffer, random: Random) => Buffer;
const changed = (bytes: Buffer, random: Random, times: number, byte: () => number) => {
  const copy = Buffer.from(bytes);
  for (let time = 0; time < times; time++) copy[random(copy.length)] = byte();
  return copy;
};
const inserted = (bytes: Buffer, at: number, more: Buffer | string) =>
  Buffer.concat([bytes.subarray(0, at), Buffer.from(more), bytes.subarray(at)]);

const damages: Record<string, Damage> = {
  "cut off": (bytes, random) => bytes.subarray(0, random(bytes.length)),
  "with bits turned": (bytes, random) => changed(bytes, random, 20, () => random(256)),
  "with NULs": (bytes, random) => changed(bytes, random, 5, () => 0),
  "with quotes and braces where none belong": (bytes, random) =>
    changed(bytes, random, 8, () => '"{}[],\\'.charCodeAt(random(7))),
  "with a piece twice": (bytes, random) =>
    inserted(bytes, random(bytes.length), bytes.subarray(0, random(bytes.length))),
  "with an endless line": (bytes, random) => inserted(bytes, random(bytes.length), "x".repeat(2_500_000)),
  "with deep nesting": (bytes, random) => inserted(bytes, random(bytes.length), "[".repeat(50_000)),
  "with escapes that are no signs": (bytes, random) => inserted(bytes, random(bytes.length), "\\u0000\\ud800"),
  "in UTF-16": (bytes) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(bytes.toString(), "utf16le")]),
  "cut off inside its gzip": (bytes, random) => gzipSync(bytes).subarray(0, 20 + random(100)),
  "with a broken gzip": (bytes, random) => {
    const zipped = gzipSync(bytes);
    zipped[12 + random(zipped.length - 20)]! ^= 0xff;
    return zipped;
  },
  "of nothing": () => Buffer.alloc(0),
  "of noise": (_, random) => Buffer.from(Array.from({ length: 5000 }, () => random(256))),
};

const load = (name: string, bytes: Buffer | string, onRefused?: ImportOptions["onRefused"]): Promise<Tally> => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return importProducts(database, readLines(path, formatOf(path)), {
    mapping: mappings.native,
    storeIds: [storeId],
    onRefused,
  });
};

test.each(Object.entries(damages))(
  `a file %s is reported line by line or refused as a whole, and breaks nothing (${rounds} rounds)`,
  async (_, damage) => {
    for (let round = 1; round <= rounds; round++) {
      for (const [name, good] of [
        ["products.jsonl", jsonl],
        ["products.csv", csv],
      ] as const) {
        const outcome = await load(name, damage(good, randomOf(round))).catch((error: unknown) => error);
        if (outcome instanceof Error) {
          // Only errors of the file: the database must not refuse anything, nor the program fail.
          expect(`${outcome.name}: ${outcome.message}`, `round ${round} of ${name}`).toMatch(
            /^StartError: \S+(?: cannot be read to its end)?: \S/,
          );
          continue;
        }
        const { lines, added, changed: renewed, unchanged, refused } = outcome as Tally;
        expect(added + renewed + unchanged + refused, `round ${round} of ${name}`).toBe(lines);
      }
    }
  },
);

test.each([
  [
    "one too many, of a comma in a price",
    "F-1,Phone X,smartphone,1,299.00,5",
    "the row has 6 fields, the header row has 5",
  ],
  [
    "one too many, with nothing in it",
    "F-1,Phone X,smartphone,299.00,5,",
    "the row has 6 fields, the header row has 5",
  ],
  ["one too few", "F-1,Phone X,smartphone,299.00", "the row has 4 fields, the header row has 5"],
  ["all but one too few", "F-1", "the row has 1 field, the header row has 5"],
])("a CSV row with fields %s is refused, and all others are imported", async (_, row, reason) => {
  const [heading, ...good] = [
    "sku,name,category,price,stock",
    "F-0,Phone W,smartphone,1299.00,5",
    "F-1,Phone X,smartphone,1299.00,5",
  ];
  await load("fields.csv", [heading, ...good].join("\n"));
  const refused: unknown[] = [];
  const tally = await load(
    "fields.csv",
    [heading, good[0], row, "F-2,Phone Y,smartphone,1299.00,5"].join("\n"),
    (...line) => void refused.push(line),
  );
  expect(refused).toEqual([[3, "", reason]]);
  expect(tally).toMatchObject({ lines: 3, changed: 0, refused: 1 });
  const { rows } = await database.db.execute<{ sku: string; price: string }>(
    sql`select p.sku, l.price from products p join listings l on l.product_id = p.id where p.sku like 'F-%' order by p.sku`,
  );
  expect(rows).toEqual(["F-0", "F-1", "F-2"].map((sku) => ({ sku, price: "129900" })));
});

test("afterwards the undamaged file is imported completely", async () => {
  await load("products.jsonl", jsonl);
  const { rows } = await database.db.execute<{ sku: string; name: unknown; price: string }>(sql`
    select p.sku, p.name, l.price from products p join listings l on l.product_id = p.id and l.store_id = ${storeId}
    where p.sku = any(${sql.param(products.map(({ sku }) => sku))}) order by p.id`);
  expect(new Map(rows.map(({ sku, name, price }) => [sku, { name, price: Number(price) }]))).toEqual(
    new Map(products.map(({ sku, name, price }) => [sku, { name, price: price * 100 }])),
  );
});
