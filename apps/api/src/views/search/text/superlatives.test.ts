import { beforeAll, describe, expect, it } from "vitest";
import { sampleProduct } from "../../../testing/samples/catalog.ts";
import { searchShop } from "../../../testing/shops/search-shop.ts";

const { call, openStore } = await searchShop();

const fact = (label: string, value: string) => ({
  key: label.toLowerCase().replaceAll(" ", "_"),
  label: { en: label },
  value,
});
let count = 0;
const phone = (name: string, battery: string, popularity = 0, weight = "") =>
  sampleProduct(`most-${count++}`, {
    name: { en: name },
    brand: "Samsung",
    category: "smartphone",
    popularity,
    specs: [
      fact("Screen", "6.5″"),
      ...(battery === "" ? [] : [fact("Battery", battery)]),
      ...(weight === "" ? [] : [fact("Weight", weight)]),
    ],
  });
const ssd = (name: string, speed: string, capacities: string[], popularity = 0) =>
  sampleProduct(`most-${count++}`, {
    name: { en: name },
    brand: "Noname",
    category: "service",
    popularity,
    specs: [fact("Capacity", capacities[0]!), fact("Read speed", speed)],
    optionGroups: [{ en: "Capacity" }],
    variants: capacities.map((capacity) => ({ sku: `most-${count}-${capacity}`, options: [capacity], price: 50_00 })),
  });

beforeAll(async () => {
  await openStore("S070", [
    phone("Galaxy Small phone", "4000 mAh", 900),
    phone("Galaxy Large phone", "6000 mAh", 1, "150 g"),
    phone("Galaxy Middle phone", "5,000 mAh", 500),
    phone("Galaxy Silent phone", "", 700),
    phone("Galaxy Old phone", "", 0, "120 g"),
    sampleProduct("most-case", {
      name: { en: "Phone case for Galaxy" },
      brand: "Noname",
      category: "service",
      popularity: 999,
    }),
    sampleProduct("most-battery", {
      name: { en: "Battery for a Galaxy phone" },
      brand: "Noname",
      category: "service",
      popularity: 998,
    }),
    ssd("Slow SSD", "550 MB/s", ["500 GB", "4 TB"], 900),
    ssd("Fast SSD", "14 GB/s", ["500 GB", "1 TB"], 1),
    ssd("Usual SSD", "7400 MB/s", ["1 TB", "2 TB"], 500),
  ]);
});

const list = async (text: string, more = "") =>
  (await call(`/api/products?store_code=S070&name=${encodeURIComponent(text)}${more}`)).body;
const found = async (text: string, more = "") =>
  (await list(text, more)).data.map(({ name }: { name: string }) => name);

describe("superlatives", () => {
  it("order by facts, products without the fact last", async () => {
    const byBattery = [
      "Galaxy Large phone",
      "Galaxy Middle phone",
      "Galaxy Small phone",
      "Galaxy Silent phone",
      "Galaxy Old phone",
    ];
    for (const text of ["biggest battery phone", "phone with the biggest battery", "ទូរស័ព្ទថ្មធំជាងគេ", "电池最大的手机"])
      expect(await found(text), text).toEqual(byBattery);
    expect(await found("fastest ssd")).toEqual(["Fast SSD", "Usual SSD", "Slow SSD"]);
    const { products } = (await call("/api/search/suggest?store_code=S070&text=fastest%20ss")).body.data;
    expect(products[0].name).toBe("Fast SSD");
  });

  it("use options too, and different units", async () => {
    expect(await found("largest ssd")).toEqual(["Slow SSD", "Usual SSD", "Fast SSD"]);
    expect((await found("smallest ssd")).at(-1)).toBe("Usual SSD");
  });

  it("keep their order across pages, with a price and filters", async () => {
    expect(await found("fastest ssd", "&row_per_page=1&page=2")).toEqual(["Usual SSD"]);
    expect(await found("biggest battery phone under 5000")).toEqual(await found("biggest battery phone"));
    const { facets } = await list("biggest battery phone", "&facets=true");
    expect((await found("biggest battery phone", `&brand_id=${facets.brands[0].id}`))[0]).toBe("Galaxy Large phone");
  });

  it("are ignored with another chosen order, and if few products have the fact", async () => {
    expect(await found("fastest ssd", "&sort=name")).toEqual(["Fast SSD", "Slow SSD", "Usual SSD"]);
    expect((await found("lightest phone")).slice(0, 5)).toEqual([
      "Galaxy Small phone",
      "Galaxy Silent phone",
      "Galaxy Middle phone",
      "Galaxy Large phone",
      "Galaxy Old phone",
    ]);
  });

  it("mean the part if no goods are named", async () => {
    expect(await found("biggest battery")).toContain("Battery for a Galaxy phone");
  });
});
