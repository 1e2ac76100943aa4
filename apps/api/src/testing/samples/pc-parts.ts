import { categories as demoCategories } from "@shop/demo/categories";
import { products as demoProducts } from "@shop/demo/catalog";
import type { ProductRecord } from "../../modules/catalog/public.ts";
import { categories } from "../../modules/catalog/tables.ts";
import type { Database } from "../../platform/database/database.ts";
import { sell } from "./catalog.ts";

const pcpart = demoCategories.find(({ key }) => key === "pcpart")!;
const subcategories = new Set(pcpart.groups.flatMap(({ subcategories }) => subcategories.map(({ key }) => key)));

/** The demo's PC parts as records of the catalogue, all of them in stock. */
export const pcPartRecords = demoProducts
  .filter(({ subcategory }) => subcategories.has(subcategory))
  .map(({ id, sku, subcategory, brand, name, price, specs, optionGroups = [], variants = [] }) => ({
    id,
    sku,
    category: subcategory,
    brand,
    name,
    price,
    description: { en: "" },
    specs,
    optionGroups,
    stock: variants.length > 0 ? undefined : 9,
    variants: variants.map((variant) => ({
      id: variant.id,
      sku: `${sku}-${variant.id}`,
      options: variant.options,
      price: variant.price,
      stock: 9,
    })),
  })) satisfies ProductRecord[];

/** The categories of PC parts, with the demo's parts sold in the stores. */
export async function sellPcParts(database: Database, storeIds: number[]): Promise<void> {
  const at =
    (level: number, parentId: number | null) =>
    ({ id, key, name }: { id: number; key: string; name: { en: string } }, index: number) => ({
      id,
      parentId,
      level,
      key,
      name,
      sequence: index,
    });
  await database.db
    .insert(categories)
    .values([
      at(1, null)(pcpart, 6),
      ...pcpart.groups.map(at(2, pcpart.id)),
      ...pcpart.groups.flatMap((group) => group.subcategories.map(at(3, group.id))),
    ]);
  await database.transaction((tx) => sell(tx, pcPartRecords, storeIds));
}
