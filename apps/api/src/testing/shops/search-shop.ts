import { beforeAll, expect } from "vitest";
import { calls } from "@shop/contract/calls";
import type { ProductRecord } from "../../modules/catalog/public.ts";
import { insertCategories, sampleProduct, sell } from "../samples/catalog.ts";
import { insertStore } from "../samples/store.ts";
import { testApi } from "./test-api.ts";

const storage = (value: string) => ({
  key: "storage",
  label: { en: "Storage", km: "ទំហំផ្ទុក", zh: "存储容量" },
  value,
  filter: true,
});
const panel = (value: { en: string; zh?: string }) => ({ key: "panel", label: { en: "Panel" }, value, filter: true });

/** An API with two stores and a handful of products, for tests of what is found: products are known by their `sku`, calls are those of S001. */
export async function searchShop() {
  const opened = await testApi();
  const { api, call, database } = opened;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    const here = await insertStore(database.db, { code: "S001" });
    const other = await insertStore(database.db, { code: "S002" });
    await api.directory.load();
    await insertCategories(database.db);
    await database.transaction(async (tx) => {
      const save = async (sku: string, more: Parameters<typeof sampleProduct>[1], stores = [here]) =>
        (ids[sku] = (await sell(tx, [sampleProduct(sku, more)], stores))[0]!);
      await save("galaxy", {
        name: { en: "Samsung Galaxy S25 Ultra", km: "សាមសុង Galaxy S25 Ultra", zh: "三星 Galaxy S25 Ultra" },
        brand: "Samsung",
        price: 119_900,
        popularity: 90,
        specs: [storage("256 GB"), panel({ en: "Flat", zh: "直屏" })],
      });
      await save("iphone", {
        name: { en: "Apple iPhone 15", km: "អាយហ្វូន 15", zh: "苹果 iPhone 15" },
        brand: "Apple",
        price: 79_900,
        popularity: 80,
        specs: [storage("128 GB"), panel({ en: "Flat" })],
      });
      await save("old", {
        name: { en: "Apple iPhone 11" },
        brand: "Apple",
        price: 39_900,
        popularity: 5,
        stock: 0,
        specs: [storage("64 GB")],
      });
      await save("case", {
        name: { en: "Rugged case for iPhone 15", km: "ស្រោមសម្រាប់ iPhone 15", zh: "适用于 iPhone 15 的手机壳" },
        brand: "Spigen",
        price: 1_990,
        promoPrice: 1_500,
        popularity: 300,
        category: "computer",
      });
      await save("bullet", {
        name: {
          en: "Hikvision DS-2CD1043G2-LIU 4 MP Bullet Camera",
          km: "កាមេរ៉ារាងបំពង់ Hikvision",
          zh: "海康威视 枪型摄像机",
        },
        model: "DS-2CD1043G2-LIU",
        brand: "Hikvision",
        category: "dome",
        price: 4_900,
        popularity: 20,
        description: { en: "<p>Made for the seaside.</p>" },
      });
      await save("dome", {
        name: { en: "Hikvision DS-2CD1143G2-LIU 4 MP Dome Camera", km: "កាមេរ៉ារាងកោះ Hikvision" },
        model: "DS-2CD1143G2-LIU",
        brand: "Hikvision",
        category: "dome",
        price: 5_900,
        popularity: 10,
      });
      await save("elsewhere", { name: { en: "Samsung Galaxy A07" }, brand: "Samsung", price: 9_900 }, [other]);
    });
  });

  /** Opens another store, which sells these products; returns its id. */
  const openStore = async (code: string, products: ProductRecord[]): Promise<number> => {
    const store = await insertStore(database.db, { code });
    await database.transaction((tx) => sell(tx, products, [store]));
    await api.directory.load();
    return store;
  };

  /** Opens a store of these products; returns what it finds for a text, by names, best first. */
  const shopOf = async (code: string, products: ProductRecord[]) => {
    await openStore(code, products);
    return async (text: string): Promise<string[]> => {
      const { body } = await call(`/api/products?store_code=${code}&row_per_page=50&name=${encodeURIComponent(text)}`);
      return body.data.map((card: { name: string }) => card.name);
    };
  };

  const name = (id: number) => Object.entries(ids).find(([, each]) => each === id)?.[0];
  const names = (cards: { id: number }[]) => cards.map(({ id }) => name(id));
  const list = async (query: string, lang = "en") => {
    const { status, body } = await call(`/api/products?store_code=S001&lang=${lang}&${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    calls["products.list"].data.parse(body.data);
    calls["products.list"].beside.parse(body);
    return body;
  };
  const search = async (text: string, more = "") => names((await list(`name=${encodeURIComponent(text)}${more}`)).data);
  const suggest = async (text: string, lang = "en") => {
    const { status, body } = await call(
      `/api/search/suggest?store_code=S001&lang=${lang}&text=${encodeURIComponent(text)}`,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    calls["search.suggest"].data.parse(body.data);
    return body.data;
  };

  /** The names that a text finds in a store, those that its list is continued with, and whether not all words are in them. */
  const looselyFound = async (text: string, store: string) => {
    const { body } = await call(`/api/products?store_code=${store}&near=1&name=${encodeURIComponent(text)}`);
    const namesOf = (cards: { name: string }[]) => cards.map((card) => card.name);
    return { list: namesOf(body.data), near: namesOf(body.near), loose: body.loose };
  };

  return { ...opened, openStore, shopOf, ids, name, names, list, search, suggest, looselyFound };
}

let count = 0;
/** A product to be found by its name. */
export const named = (name: string, more: Partial<ProductRecord> = {}): ProductRecord =>
  sampleProduct(`named-${count++}`, { name: { en: name }, brand: "Noname", category: "ipad", ...more });
