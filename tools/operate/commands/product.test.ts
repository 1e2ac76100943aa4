import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { beforeAll, expect, test } from "vitest";
import { insertCategories, sampleProduct, sell } from "@shop/api/testing/samples/catalog";
import { insertStore } from "@shop/api/testing/samples/store";
import { testApi } from "@shop/api/testing/shops/test-api";
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
      { sku: "PHONE-R", options: ["Red"], price: 30_00, stock: 9 },
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

test("products and variants are listed with price and pieces, found by SKU or by name in any language", async () => {
  expect(await list("cable_")).toEqual(["CABLE_1 | $5.00 | 4 | Cable"]);
  expect(await list("គីយ៉ា")).toEqual([red, blue]);
  expect(await list("phone-b")).toEqual([blue]);
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
  expect(rows.filter(({ sku }) => sku!.startsWith("PHONE") || sku === "UNSOLD")).toEqual([
    { sku: "PHONE-R", name: "Nokia 105, Red", currency: "USD", price: "30", promo_price: "", for_sale: "9" },
    { sku: "PHONE-B", name: "Nokia 105, Blue", currency: "USD", price: "30", promo_price: "25", for_sale: "2" },
    { sku: "UNSOLD", name: "Phone UNSOLD", currency: "USD", price: "", promo_price: "", for_sale: "5" },
  ]);
  const few = join(services.env.dataDir, "few.csv");
  expect(await run("product", "export", few, "--store", "S001", "--below", "3")).toBe(
    `2 products and variants in ${few}`,
  );
});
