import type { Queryable, Tx } from "../../platform/database/database.ts";
import { saveProducts } from "../../flows/catalog/save-products.ts";
import type { ProductRecord } from "../../modules/catalog/public.ts";
import { categories } from "../../modules/catalog/tables.ts";

type CategoryRow = typeof categories.$inferInsert;

const tree: CategoryRow[] = [
  {
    id: 1,
    level: 1,
    key: "phone",
    name: { en: "Phone Tablet", km: "ទូរស័ព្ទ", zh: "手机平板" },
    sequence: 1,
    image: "categories/phone.svg",
  },
  { id: 2, level: 1, key: "camera", name: { en: "Camera", km: "កាមេរ៉ា", zh: "摄像头" }, sequence: 2 },
  { id: 5, level: 1, key: "computer", name: { en: "Computer", km: "កុំព្យូទ័រ", zh: "电脑" }, sequence: 5 },
  { id: 8, level: 1, key: "service", name: { en: "Services", km: "សេវាកម្ម", zh: "服务" }, sequence: 8 },
  { id: 101, parentId: 1, level: 2, key: "phones", name: { en: "Phones", km: "ទូរស័ព្ទ", zh: "手机" }, sequence: 1 },
  { id: 102, parentId: 1, level: 2, key: "tablets", name: { en: "Tablets", km: "ថេប្លេត", zh: "平板" }, sequence: 2 },
  { id: 111, parentId: 2, level: 2, key: "cameras", name: { en: "Cameras" }, sequence: 1 },
  {
    id: 1001,
    parentId: 101,
    level: 3,
    key: "smartphone",
    name: { en: "Smartphones", km: "ស្មាតហ្វូន", zh: "智能手机" },
    sequence: 1,
  },
  { id: 1002, parentId: 101, level: 3, key: "foldable", name: { en: "Foldable phones" }, sequence: 2 },
  { id: 1004, parentId: 102, level: 3, key: "ipad", name: { en: "iPad" }, sequence: 1 },
  { id: 1011, parentId: 111, level: 3, key: "dome", name: { en: "Dome cameras" }, sequence: 1 },
];

/** A small tree of categories, for tests. */
export async function insertCategories(db: Queryable): Promise<void> {
  await db.insert(categories).values(tree);
}

/** A product that is right in every way; a test says what matters to it. */
export function sampleProduct(sku: string, more: Partial<ProductRecord> = {}): ProductRecord {
  return {
    sku,
    category: "smartphone",
    brand: "Samsung",
    name: { en: `Phone ${sku}`, km: `ទូរស័ព្ទ ${sku}`, zh: `手机 ${sku}` },
    description: { en: "<p>Good.</p>" },
    price: 10_000,
    stock: 5,
    ...more,
  };
}

/** Puts products into the catalogue, lists them in stores and makes them findable; returns their ids. */
export async function sell(
  tx: Tx,
  records: ProductRecord[],
  storeIds: number[],
  at: Date = new Date(),
): Promise<number[]> {
  return (await saveProducts(tx, records, { at, storeIds })).map((outcome) => {
    if (outcome.outcome === "refused") throw new Error(`${outcome.sku}: ${outcome.reason}`);
    return outcome.id;
  });
}
