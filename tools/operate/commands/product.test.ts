import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { beforeAll, expect, test } from "vitest";
import { insertCategories, sampleProduct, sell } from "@shop/api/testing/samples/catalog";
import { insertStore } from "@shop/api/testing/samples/store";
import { testApi } from "@shop/api/testing/shops/test-api";
import { importProducts, tallyText } from "../../import/import-products.ts";
import { native, wrongHeading } from "../../import/mappings/native.ts";
import { readLines } from "../../import/read-lines.ts";
import { commandLine } from "../testing/command-line.ts";

const { api, database, services } = await testApi();
const run = commandLine(services);

beforeAll(async () => {
  const store = await insertStore(database.db, { code: "S001" });
  await api.directory.load();
  await insertCategories(database.db);
  const phone = sampleProduct("PHONE", {
    name: { en: "Nokia 105", km: "ណូគីយ៉ា" },
    optionGroups: [{ en: "Colour" }],
    variants: [
      { sku: "PHONE-R", options: ["Red"], price: 30_00, stock: 9, gtin: "036000291452" },
      { sku: "PHONE-B", options: ["Blue"], price: 30_00, promoPrice: 25_00, stock: 2 },
    ],
  });
  const cable = sampleProduct("CABLE_1", { name: { en: "Cable" }, price: 5_00, promoPrice: null, stock: 4 });
  await database.transaction((tx) => sell(tx, [phone, cable], [store]));
  await database.transaction((tx) => sell(tx, [sampleProduct("UNSOLD", { price: null })], []));
});

const list = async (...more: string[]) =>
  (await run("product", "list", ...more)).split("\n").map((line) => line.trim().replace(/ {2,}/g, " | "));

const red = "PHONE-R | $30.00 | 9 | Nokia 105, Red";
const blue = "PHONE-B | $30.00 | 2 | Nokia 105, Blue | promotion $25.00";

test("products and variants are listed with price and pieces, found by SKU, by name in any language, or by the number below a barcode", async () => {
  expect(await list("cable_")).toEqual(["CABLE_1 | $5.00 | 4 | Cable"]);
  expect(await list("គីយ៉ា")).toEqual([red, blue]);
  expect(await list("phone-b")).toEqual([blue]);
  expect(await list("0036000291452")).toEqual([red]);
  expect(await list("UNSOLD")).toEqual(["UNSOLD | on request | 5 | Phone UNSOLD"]);
  expect(await list("P%NE")).toEqual(["no products"]);
});

test("of a store, with its own prices and stock; and those of which few are left", async () => {
  expect(await list("--store", "S001", "UNSOLD")).toEqual(["no products"]);
  expect(await list("--below", "5", "--store", "S001")).toEqual(["CABLE_1 | $5.00 | 4 | Cable", blue]);
  await run("price", "set", "PHONE-R", "28", "--store", "S001");
  await run("stock", "set", "PHONE-R", "1", "--store", "S001");
  expect(await list("PHONE-R", "--store", "S001")).toEqual(["PHONE-R | $28.00 | 1 | Nokia 105, Red"]);
  expect(await list("PHONE-R")).toEqual([red]);
});

test("an export has all of them, with more than a list shows", async () => {
  const all = join(services.env.dataDir, "all.csv");
  const many = Array.from({ length: 600 }, (_, index) => sampleProduct(`MANY-${index}`));
  await database.transaction((tx) => sell(tx, many, []));
  expect(await run("product", "export", all)).toBe(`604 products and variants in ${all}`);
  const rows = parse(readFileSync(all, "utf8"), { bom: true, columns: true }) as Record<string, string>[];
  expect(new Set(rows.map(({ sku }) => sku)).size).toBe(604);
  expect(rows.find(({ sku }) => sku === "PHONE-B")).toEqual({
    sku: "PHONE-B",
    "(name)": "Nokia 105, Blue",
    "(name_km)": "ណូគីយ៉ា",
    "(name_zh)": "",
    price: "30",
    promo_price: "25",
    promo_ends_at: "",
    stock: "",
    "(for_sale)": "2",
  });
  const few = join(services.env.dataDir, "few.csv");
  expect(await run("product", "export", few, "--store", "S001", "--below", "3")).toBe(
    `2 products and variants in ${few}`,
  );
  await expect(imported(few), "prices of a store are not the catalogue's").rejects.toThrow(
    '"store_price" is no field of a product',
  );
});

/** Imports a file as `catalog:import` does; returns the counts, and why lines were refused. */
async function imported(file: string): Promise<string[]> {
  const refused: string[] = [];
  const tally = await importProducts(database, readLines(file, "csv", wrongHeading), {
    mapping: native,
    storeIds: [],
    onRefused: (_line, sku, reason) => void refused.push(`${sku}: ${reason}`),
  });
  return [tallyText(tally), ...refused];
}

test("an export that is imported again changes nothing, and then only the price that was edited", async () => {
  const ends = new Date("2030-01-31T23:59:59.123+07:00");
  const lamp = sampleProduct("-LAMP", { price: 20_00, promoPrice: 15_50, promoEndsAt: ends, stock: 6 });
  await database.transaction((tx) => sell(tx, [lamp], []));
  await run("stock", "set", "PHONE-R", "7");
  const state = async () => {
    const { rows } = await database.pool.query<{ sku: string }>(
      `select p.*, p.updated_at is null as updated_at, v.sku as variant, v.price as variant_price, v.promo_price as variant_promo, k.on_hand, k.counted
       from products p left join variants v on v.product_id = p.id left join stock k on k.product_id = p.id and k.variant_id = coalesce(v.id, 0) and k.store_id = 0
       where p.sku not like 'MANY%' order by p.sku, v.sku`,
    );
    return rows;
  };
  const before = await state();
  const file = join(services.env.dataDir, "again.csv");
  const count = /^\d+/.exec(await run("product", "export", file))![0];
  expect(await imported(file)).toEqual([`${count} lines: 0 added, 0 changed, ${count} unchanged, 0 refused`]);
  expect(await state()).toEqual(before);

  const text = readFileSync(file, "utf8");
  const edited = text.replace(/(?<=^'-LAMP,.*,)20(?=,15\.5,)/m, "19.9").replace(/(?<=^PHONE-B,.*,)30(?=,25,)/m, "29");
  writeFileSync(file, edited);
  expect(await imported(file), "not the other variant").toEqual([
    `${count} lines: 0 added, 2 changed, ${Number(count) - 2} unchanged, 0 refused`,
  ]);
  expect(await state()).toEqual(
    before.map((row) => ({
      ...row,
      ...(row.sku === "-LAMP" && { price: "1990" }),
      ...("variant" in row && row.variant === "PHONE-B" && { variant_price: "2900" }),
    })),
  );
});
