import { beforeAll, expect } from "vitest";
import { calls } from "@shop/contract/calls";
import type { CallName } from "@shop/contract/paths";
import { dayMs } from "@shop/kit/durations";
import { insertCategories, sampleProduct, sell } from "../samples/catalog.ts";
import { insertStore } from "../samples/store.ts";
import { testApi } from "./test-api.ts";

/** An API with four stores and a few products that are known by their `sku`, for tests of what the catalogue's calls answer; they are those of S001. */
export async function catalogShop() {
  const opened = await testApi({ DEFAULT_STORE: "NONE" });
  const { api, call, database } = opened;
  const ids: Record<string, number> = {};
  const ago = (days: number) => new Date(Date.now() - days * dayMs);
  const inAnHour = new Date(Date.now() + 3600_000);

  beforeAll(async () => {
    const here = await insertStore(database.db, { code: "S001" });
    const other = await insertStore(database.db, { code: "S002", settings: { priceAdjustPercent: 10 } });
    await insertStore(database.db, { code: "S003" });
    const riel = await insertStore(database.db, { code: "S004", currency: "KHR", rielRate: 4100 });
    await api.directory.load();
    await insertCategories(database.db);
    await database.transaction(async (tx) => {
      const save = async (sku: string, more: Parameters<typeof sampleProduct>[1], stores = [here]) =>
        (ids[sku] = (await sell(tx, [sampleProduct(sku, more)], stores))[0]!);
      await save("cheap", {
        price: 5_000,
        popularity: 10,
        createdAt: ago(3),
        images: ["demo/cheap.svg", "https://cdn.example/b.png"],
      });
      await save("dear", { price: 90_000, popularity: 30, createdAt: ago(2), brand: "Apple", stock: 3 });
      await save("sale", {
        price: 20_000,
        promoPrice: 15_000,
        promoEndsAt: inAnHour,
        popularity: 20,
        createdAt: ago(1),
        stock: 0,
      });
      await save("asked", { price: null, popularity: 1, createdAt: ago(9), brand: null });
      await save("ipad", { price: 40_000, category: "ipad", brand: "Apple", popularity: 40, createdAt: ago(8) });
      await save("dome", { price: 3_000, category: "dome", brand: "Hikvision", popularity: 5, createdAt: ago(7) }, [
        here,
        other,
      ]);
      await save("fix", { price: 1_000, category: "service", brand: "Service Team", popularity: 2, createdAt: ago(6) });
      await save("elsewhere", { price: 10_000, brand: "Nokia" }, [other]);
      await save(
        "colours",
        {
          price: 60_000,
          popularity: 25,
          createdAt: ago(4),
          category: "foldable",
          optionGroups: [
            { en: "Colour", km: "ពណ៌", zh: "颜色" },
            { en: "Storage", specs: ["disk"] },
          ],
          variants: [
            { sku: "c-1", options: ["Black", "256 GB"], price: 70_000, stock: 2 },
            { sku: "c-2", options: ["Black", "128 GB"], price: 60_000, promoPrice: 55_000, stock: 0 },
            {
              sku: "c-3",
              options: [{ en: "White", km: "ស", zh: "白色" }, "128 GB"],
              price: 60_000,
              promoPrice: 55_000,
              stock: 9,
              image: "demo/white.svg",
            },
          ],
          specs: [
            { key: "ram", label: { en: "Memory", zh: "内存" }, value: { en: "8 GB", zh: "8 吉" }, filter: true },
            { key: "net", label: { en: "Network" }, value: "5G" },
            { key: "disk", label: { en: "Built-in disk" }, value: "256 GB" },
          ],
          description: { en: "<p>Folds.</p>", zh: "<p>折叠。</p>" },
          model: "FOLD-1",
          gtin: "0761345750011",
          warrantyMonths: 12,
        },
        [here, riel],
      );
    });
  });

  async function get<Name extends CallName>(name: Name, path: string, options?: Parameters<typeof call>[1]) {
    const reply = await call(path, { host: "s001.localhost", ...options });
    expect(reply.body, JSON.stringify(reply.body)).toMatchObject({ code: 0 });
    calls[name].data.parse(reply.body.data);
    return reply.body;
  }
  const skus = (cards: { id: number }[]) =>
    cards.map(({ id }) => Object.entries(ids).find(([, each]) => each === id)?.[0]);
  const list = async (query: string) => get("products.list", `/api/products?${query}`);

  return { ...opened, ids, inAnHour, get, skus, list };
}
