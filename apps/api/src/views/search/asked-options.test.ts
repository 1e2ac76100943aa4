import { beforeAll, expect, it } from "vitest";
import { sampleProduct } from "../../testing/samples/catalog.ts";
import { searchShop } from "../../testing/shops/search-shop.ts";

const { call, openStore } = await searchShop();

const option = (
  sku: string,
  colour: { en: string; km?: string; zh?: string },
  storage: string,
  price: number,
  more = {},
) => ({ sku, options: [colour, { en: storage }], price, stock: 1, ...more });
const [black, blue] = [{ en: "Black" }, { en: "Icy Blue", km: "ខៀវ", zh: "蓝色" }];
beforeAll(async () => {
  await openStore("S086", [
    sampleProduct("asked", {
      name: { en: "Samsung Wave", km: "សាមសុង Wave", zh: "三星 Wave" },
      optionGroups: [{ en: "Colour" }, { en: "Storage" }],
      specs: [{ key: "storage", label: { en: "Storage" }, value: "256 GB", filter: true }],
      variants: [
        option("a-1", black, "256 GB", 60_000),
        option("a-2", black, "1 TB", 90_000),
        option("a-3", blue, "256 GB", 65_000, { image: "demo/blue.svg" }),
        option("a-4", blue, "1 TB", 95_000, { stock: 0, image: "demo/blue.svg" }),
      ],
    }),
    sampleProduct("asked-max", {
      name: { en: "Big Samsung Wave" },
      optionGroups: [{ en: "Storage" }],
      specs: [{ key: "storage", label: { en: "Storage" }, value: "1 TB", filter: true }],
      popularity: 0,
      variants: [
        { sku: "m-1", options: [{ en: "512 GB" }], price: 61_000, stock: 1 },
        { sku: "m-2", options: [{ en: "1 TB" }], price: 150_000, stock: 1 },
      ],
    }),
  ]);
});

const card = async (query: string) => (await call(`/api/products?store_code=S086&${encodeURI(query)}`)).body.data[0];
const usual = { price: 600, price_from: true };

it.each([
  ["name=wave 1tb", { asked_options: ["1 TB"], price: 900, price_from: false, in_stock: true }],
  ["name=wave blue", { asked_options: ["Icy Blue"], price: 650, price_from: false, image: "/media/demo/blue.svg" }],
  ["name=blue wave 1tb", { asked_options: ["Icy Blue", "1 TB"], price: 950, price_from: false, in_stock: false }],
  ["name=wave 蓝色&lang=zh", { asked_options: ["蓝色"], price: 650 }],
  ["name=wave&filter=storage:1 TB", { asked_options: ["1 TB"], price: 900 }],
  ["filter=storage:1 TB", { asked_options: ["1 TB"], price: 900 }],
])("a list filtered by options shows the variants that have them: %s", async (query, wanted) => {
  const shown = await card(query);
  expect(shown).toMatchObject(wanted);
  const { body } = await call(`/api/product/${shown.id}?store_code=S086&lang=${query.includes("zh") ? "zh" : "en"}`);
  const { options } = body.data.variants.find(
    ({ variant_option_id: id }: { variant_option_id: number }) => id === shown.variant_option_id,
  );
  expect(options).toEqual(expect.arrayContaining(shown.asked_options));
});

it.each([
  ["name=wave 1tb&sort=price_asc", [900, 1_500]],
  ["name=wave 1t&sort=price_desc", [1_500, 900]],
  ["name=cheapest wave 1tb", [900, 1_500]],
  ["name=wave 1tb&price_max=1000", [900]],
  ["name=wave 1tb under 1000", [900]],
  ["name=wave 1tb under 800", []],
  ["name=wave 256gb under 800", [600]],
  ["filter=storage:1 TB&sort=price_asc", [900, 1_500]],
  ["name=wave 1tb&sort=price_asc&row_per_page=1&page=2", [1_500]],
])("a list by price uses the prices of the requested options: %s", async (query, prices) => {
  const { body } = await call(`/api/products?store_code=S086&${encodeURI(query)}`);
  expect(body.data.map(({ price }: { price: number }) => price)).toEqual(prices);
});

it.each([
  // What costs so much is a variant that nobody sees first.
  ["name=wave 1tb&price_min=1000", [1_500]],
  ["name=wave 1tb over 1000", [1_500]],
  ["filter=storage:1 TB&price_min=1000", [1_500]],
  // The blue one of 1 TB is sold out, others are not.
  ["name=blue wave 1tb&in_stock=true", []],
])("price and stock beside it are those of the requested options: %s", async (query, prices) => {
  const { body } = await call(`/api/products?store_code=S086&facets=true&${encodeURI(query)}`);
  expect(body.data.map(({ price }: { price: number }) => price)).toEqual(prices);
  expect(body.facets.categories.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(
    prices.length,
  );
});

it("counts and price ranges are those of the requested options", async () => {
  const { body } = await call(`/api/products?store_code=S086&facets=true&${encodeURI("name=wave 1tb&price_max=1000")}`);
  expect([body.facets.in_stock, body.facets.price]).toEqual([{ count: 1 }, { min: 900, max: 1_500 }]);
});

it.each([
  "name=wave&sort=price_asc",
  "name=wave",
  "name=wave&filter=storage:256 GB&filter=storage:1 TB",
  "name=wave&price_max=2000",
])("a list with no options, or all, shows the cheapest variant: %s", async (query) => {
  const shown = await card(query);
  expect(shown).toMatchObject(usual);
  expect(shown.asked_options).toBeUndefined();
});

it("a suggestion shows the variant that is typed", async () => {
  const { body } = await call(`/api/search/suggest?store_code=S086&text=${encodeURIComponent("wave 1tb")}`);
  expect(body.data.products[0]).toMatchObject({ asked_options: ["1 TB"], price: 900 });
});

it("a product whose variant that is asked for is out of stock comes after an equal one that has it", async () => {
  const towers = (sku: string, popularity: number, stock: number) =>
    sampleProduct(sku, {
      name: { en: `Contoso Tower ${sku}` },
      popularity,
      optionGroups: [{ en: "Colour" }],
      variants: [
        { sku: `${sku}-b`, options: [{ en: "Black" }], price: 9_000, stock: 3 },
        { sku: `${sku}-w`, options: [{ en: "White" }], price: 9_000, stock },
      ],
    });
  await openStore("S152", [towers("first", 20, 0), towers("second", 10, 2)]);
  const found = async (text: string) =>
    (await call(`/api/products?store_code=S152&name=${encodeURIComponent(text)}`)).body.data.map(
      ({ name }: { name: string }) => name,
    );
  expect(await found("contoso tower white")).toEqual(["Contoso Tower second", "Contoso Tower first"]);
  expect(await found("contoso tower black")).toEqual(["Contoso Tower first", "Contoso Tower second"]);
});
