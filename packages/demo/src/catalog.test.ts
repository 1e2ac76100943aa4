import { expect, test } from "vitest";
import { brands } from "./brands.ts";
import { products } from "./catalog.ts";
import { categories } from "./categories.ts";
import { drawingKinds } from "./draw.ts";

const subcategories = categories.flatMap((category) => category.groups.flatMap((group) => group.subcategories));
const unique = (values: (string | number)[]) => new Set(values).size;

test("the demo has enough products and makers for a shop", () => {
  expect(products.length).toBeGreaterThanOrEqual(650);
  expect(brands.length).toBeGreaterThanOrEqual(60);
});

test("ids, stock keeping units and names are unique", () => {
  expect(unique(products.map((product) => product.id))).toBe(products.length);
  expect(unique(products.map((product) => product.sku))).toBe(products.length);
  expect(unique(products.map((product) => product.name.en))).toBe(products.length);
  const variants = products.flatMap((product) => product.variants ?? []);
  expect(unique(variants.map((variant) => variant.id))).toBe(variants.length);
  expect(Math.max(...variants.map((variant) => variant.id))).toBeLessThan(2 ** 31);
  for (const product of products) {
    expect(product.id).toBeGreaterThan(0);
    expect(product.id).toBeLessThan(100_000);
    expect(product.sku).toMatch(/^[A-Z0-9]+-[A-Z0-9]+$/);
  }
});

test("every key refers to something and nothing is empty", () => {
  const keys = new Set(subcategories.map((subcategory) => subcategory.key));
  const makers = new Set(brands.map((brand) => brand.name));
  for (const product of products) {
    expect(keys, product.sku).toContain(product.subcategory);
    expect(makers, product.sku).toContain(product.brand);
    expect(drawingKinds, product.sku).toContain(product.drawing.kind);
  }
  for (const key of keys) expect(products.some((product) => product.subcategory === key), key).toBe(true);
  for (const maker of makers) expect(products.some((product) => product.brand === maker), maker).toBe(true);
});

test("categories have an order, ids and names in three languages", () => {
  expect(categories.map((category) => category.key)).toEqual(["phone", "camera", "smarthome", "sparepart", "computer", "pcpart", "accessory", "service"]);
  const groups = categories.flatMap((category) => category.groups);
  const all = [...categories, ...groups, ...subcategories];
  expect(unique(all.map((each) => each.id))).toBe(all.length);
  for (const each of all) for (const language of ["en", "km", "zh"] as const) expect(each.name[language], each.key).toBeTruthy();
  for (const drawn of [...categories, ...subcategories]) expect(drawingKinds, drawn.key).toContain(drawn.drawing);
  expect(categories.at(-1)?.name.en).toContain("Service");
});

test("prices are whole cents and promotions cost less", () => {
  for (const product of products) {
    for (const { price, promoPrice } of [product, ...(product.variants ?? [])]) {
      const cents = [price, promoPrice].filter((each) => each !== null && each !== undefined);
      expect(cents.every((each) => Number.isInteger(each) && each > 0), product.sku).toBe(true);
      expect(promoPrice === undefined || promoPrice < price!, product.sku).toBe(true);
    }
  }
  const promoted = products.filter((product) => product.promoPrice !== undefined);
  expect(promoted.length / products.length).toBeGreaterThan(0.1);
  expect(promoted.length / products.length).toBeLessThan(0.2);
  expect(promoted.some((product) => product.promoDays === undefined)).toBe(true);
  expect(promoted.some((product) => product.promoDays !== undefined)).toBe(true);
});

test("variants agree with their product", () => {
  for (const product of products.filter((each) => !each.variants)) expect(product.optionGroups, product.sku).toBeUndefined();
  for (const product of products) {
    const variants = product.variants;
    if (!variants) continue;
    const options = variants.map((variant) => variant.options);
    for (const { en, km, zh } of options.flat()) if (/^[A-Z][a-z]/.test(en) && !(km && zh)) throw new Error(`${en} has no name in Khmer or Chinese`);
    const right =
      variants.length > 1 &&
      ["en", "km", "zh"].every((language) => unique(options.map((each) => each.map((option) => option[language as "en"] ?? option.en).join("/"))) === variants.length) &&
      options.every((each) => each.length === product.optionGroups?.length) &&
      product.optionGroups!.flatMap(({ specs = [] }) => specs).every((key) => product.specs.some((spec) => spec.key === key)) &&
      Math.min(...variants.map((variant) => variant.price)) === product.price &&
      variants.reduce((sum, variant) => sum + variant.stock, 0) === product.stock;
    if (!right) throw new Error(`${product.sku} has variants that do not agree with it`);
  }
});

test("every product has a description in three languages, in safe HTML, without placeholders", () => {
  for (const product of products) {
    for (const language of ["en", "km", "zh"] as const) {
      const text = product.description[language] ?? "";
      expect(text, product.sku).toMatch(/^<p>[^<{}]{10,}<\/p>$/);
    }
    expect(product.description.km, product.sku).toMatch(/\p{Script=Khmer}/u);
    expect(product.description.zh, product.sku).toMatch(/\p{Script=Han}/u);
    expect(product.name.en, product.sku).not.toMatch(/[{}]/);
    for (const { label } of product.specs) expect(label.km && label.zh, product.sku).toBeTruthy();
    expect(unique(product.specs.map((spec) => spec.key)), product.sku).toBe(product.specs.length);
  }
});

test("PC parts have the facts that compatibility checks need", () => {
  const needed: Record<string, string[]> = {
    cpu: ["socket", "tdp", "memoryType"],
    mainboard: ["socket", "chipset", "memoryType", "memorySlots", "formFactor", "m2Slots", "sataPorts"],
    ram: ["memoryType", "capacity", "modules", "formFactor"],
    gpu: ["length", "tdp", "recommendedPsu"],
    psu: ["wattage", "psuForm", "powerConnectors"],
    "pc-case": ["mainboardSizes", "maxGpuLength", "maxCoolerHeight", "psuForm"],
    "cooler-air": ["sockets", "height"],
    "cooler-water": ["sockets", "radiator"],
    "ssd-m2": ["interface", "capacity", "formFactor"],
  };
  for (const [subcategory, keys] of Object.entries(needed)) {
    for (const product of products.filter((each) => each.subcategory === subcategory)) {
      const known = product.specs.map((spec) => spec.key);
      for (const key of keys) expect(known, product.sku).toContain(key);
    }
  }
});
