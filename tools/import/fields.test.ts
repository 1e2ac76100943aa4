import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { insertCategories } from "@shop/api/testing/samples/catalog";
import { insertStore } from "@shop/api/testing/samples/store";
import { testDatabase } from "@shop/api/platform/testing/database";
import { importProducts, tallyText } from "./import-products.ts";
import { mappings } from "./mappings/all.ts";
import { wrongHeading } from "./mappings/native.ts";
import { formatOf, readLines } from "./read-lines.ts";

const database = await testDatabase();
const storeId = await insertStore(database.db, { code: "S001" });
await insertCategories(database.db);
const folder = mkdtempSync(join(tmpdir(), "shop-fields-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Imports a file of the shop's own format; returns the counts and why lines were refused. */
async function importFile(name: string, text: string): Promise<string[]> {
  const path = join(folder, name);
  writeFileSync(path, text);
  const refused: string[] = [];
  const tally = await importProducts(database, readLines(path, formatOf(path), wrongHeading), {
    mapping: mappings.native,
    storeIds: [storeId],
    onRefused: (_line, _sku, reason) => void refused.push(reason),
  });
  return [tallyText(tally), ...refused];
}

const added = ["1 line: 1 added, 0 changed, 0 unchanged, 0 refused"];
const changed = ["1 line: 0 added, 1 changed, 0 unchanged, 0 refused"];
const refusedAs = (reason: string) => ["1 line: 0 added, 0 changed, 0 unchanged, 1 refused", reason];

test("a file with an unknown column, or without one that is needed, is refused as a whole", async () => {
  const price = async () => (await database.pool.query("select price from products where sku = 'A-2'")).rows;
  expect(await importFile("priced.csv", "sku,name,category,price\nA-2,Phone,smartphone,299\n")).toEqual(added);
  await expect(importFile("misspelt.csv", "sku,name,category,Price\nA-2,Phone,smartphone,199\n")).rejects.toThrow(
    'its header row: "Price" is no field of a product: is price meant? Nothing was imported',
  );
  await expect(importFile("without-sku.csv", "name,price\nPhone,199\n")).rejects.toThrow(
    /: its header row: the column sku is missing\. Nothing was imported$/,
  );
  expect(await price()).toEqual([{ price: "29900" }]);
});

test("missing fields stay unchanged, empty fields remove the value", async () => {
  const whole = {
    sku: "A-3",
    name: { en: "Phone", km: "ទូរស័ព្ទ" },
    category: "smartphone",
    brand: "Nokia",
    description: "<p>Good</p>",
    images: ["a.jpg"],
    "spec.ram": "8 GB",
    price: 299,
    option_groups: ["Colour"],
    variants: [{ sku: "A-3-R", options: ["Red"], price: 299, stock: 4 }],
    warranty_months: 12,
    gtin: 36000291452,
  };
  const kept = async () => {
    const { rows } = await database.pool.query(
      "select p.name->>'en' as name, p.name->>'km' as km, b.name as brand, description->>'en' as text, images, price, warranty_months, gtin, (select json_agg(v.sku) from variants v where product_id = p.id) as variants, (select sum(on_hand)::integer from stock where product_id = p.id) as pieces from products p left join brands b on b.id = brand_id where sku = 'A-3'",
    );
    return rows[0];
  };
  expect(await importFile("whole.jsonl", JSON.stringify(whole))).toEqual(added);
  const before = {
    name: "Phone",
    km: "ទូរស័ព្ទ",
    brand: "Nokia",
    text: "<p>Good</p>",
    images: ["a.jpg"],
    price: "29900",
    warranty_months: 12,
    gtin: "036000291452",
    variants: ["A-3-R"],
    pieces: 4,
  };
  expect(await kept()).toEqual(before);
  expect(await importFile("prices.csv", "sku,name,category,price\nA-3,Phone 2,smartphone,199\n")).toEqual(changed);
  expect(await kept()).toEqual({ ...before, name: "Phone 2", price: "19900" });
  expect(
    await importFile("names.csv", "sku,name,name_km,category,brand,images,gtin\nA-3,Phone 2,,smartphone,,,\n"),
  ).toEqual(changed);
  expect(await kept()).toEqual({
    ...before,
    name: "Phone 2",
    km: null,
    brand: null,
    images: [],
    gtin: null,
    price: "19900",
  });
  expect(await importFile("barcode.csv", "sku,gtin\nA-3,3.60003E+10\n")).toEqual(
    refusedAs("gtin is not the number below a barcode"),
  );
  expect(await importFile("promotion.csv", "sku,promo_price\nA-3,99\n")).toEqual(
    refusedAs("price is missing beside the promotion"),
  );
  expect(await importFile("variants.csv", "sku,name,category,variants\nA-3,Phone 2,smartphone,red\n")).toEqual(
    refusedAs("variants is not a list"),
  );
  expect((await kept()).variants).toEqual(["A-3-R"]);
  const inColumn =
    'sku,name,category,option_groups,variants\nA-3,Phone 2,smartphone,"[""Colour""]","[{""sku"":""A-3-B"",""options"":[""Blue""],""price"":199,""stock"":2}]"\n';
  expect(await importFile("column.csv", inColumn)).toEqual(changed);
  expect(await kept()).toMatchObject({ variants: ["A-3-B"], pieces: 2 });
  expect(await importFile("none.csv", "sku,name,category,variants\nA-3,Phone 2,smartphone,\n")).toEqual(changed);
  expect(await kept()).toMatchObject({ variants: null });
});
