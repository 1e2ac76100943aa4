import type { Queryable } from "../platform/database.ts";
import type { StoreRef } from "../platform/context.ts";
import { categories, listings, listingVariants, products, stock, variants } from "../modules/catalog/tables.ts";
import { stores, storeHosts, type StoreSettings } from "../modules/stores/tables.ts";

/** Rows that tests stand on, with only what a test cares about said. */

let serial = 0;
const next = () => ++serial;

export interface StoreFacts {
  code?: string;
  host?: string;
  currency?: "USD" | "KHR";
  settings?: Partial<StoreSettings>;
}

export async function insertStore(db: Queryable, { code, host, currency = "USD", settings = {} }: StoreFacts = {}): Promise<StoreRef> {
  const own = code ?? `T${String(next()).padStart(3, "0")}`;
  const phones = { smart: null, cellcard: null, metfone: null, whatsapp: null };
  const none = { facebook: null, telegram: null, telegramChannel: null, tiktok: null, youtube: null, messenger: null, playstore: null, appstore: null, download: null };
  const [row] = await db
    .insert(stores)
    .values({
      code: own,
      name: `Store ${own}`,
      color: "#0a66c2",
      currency,
      rielRate: 4100,
      info: { tagline: { en: "" }, about: { en: "" }, logo: "", favicon: "", phones, links: none, menu: [], location: null, banners: [] },
      settings: {
        features: { news: true, checkResult: true },
        footer: "default",
        payments: [{ type: "cod", discountPercent: 0 }],
        bankAccounts: [],
        delivery: { feeByProvince: { "12": 150, "*": 300 }, freeFrom: 10_000, daysByProvince: { "*": 2 } },
        khqr: null,
        priceAdjustPercent: 0,
        ...settings,
      },
    })
    .returning();
  await db.insert(storeHosts).values({ host: host ?? `${own.toLowerCase()}.localhost`, storeId: row!.id });
  const { id, name, rielRate } = row!;
  return { id, code: own, name, currency, rielRate };
}

export interface ProductFacts {
  name?: string;
  /** Minor units; null is price on request. */
  price?: number | null;
  promoPrice?: number | null;
  promoEndsAt?: Date | null;
  pieces?: number;
  image?: string;
  variants?: { options: string[]; price?: number | null; promoPrice?: number | null; pieces?: number }[];
}

export interface InsertedProduct {
  id: number;
  variantIds: number[];
}

/** A product that the given stores sell; its pieces are in the pool they share. */
export async function insertProduct(db: Queryable, soldBy: StoreRef[], facts: ProductFacts = {}): Promise<InsertedProduct> {
  const { price = 1000, promoPrice = null, promoEndsAt = null, pieces = 10, image, variants: choices = [] } = facts;
  const number = next();
  const name = facts.name ?? `Product ${number}`;
  await db.insert(categories).values({ id: 1, level: 1, key: "phone", name: { en: "Phone" } }).onConflictDoNothing();
  const [product] = await db
    .insert(products)
    .values({
      sku: `SKU-${number}`,
      categoryId: 1,
      name: { en: name, km: `${name} km` },
      description: { en: "" },
      images: image ? [image] : [],
      optionGroups: choices.length > 0 ? [{ en: "Color" }] : [],
    })
    .returning();
  const productId = product!.id;
  const variantRows = choices.map((choice, sequence) => ({ productId, sku: `SKU-${number}-${sequence}`, options: choice.options, sequence }));
  const variantIds = variantRows.length > 0 ? (await db.insert(variants).values(variantRows).returning({ id: variants.id })).map(({ id }) => id) : [];

  const pool = choices.length > 0 ? choices.map((choice, index) => ({ variantId: variantIds[index]!, onHand: choice.pieces ?? pieces })) : [{ variantId: 0, onHand: pieces }];
  await db.insert(stock).values(pool.map((row) => ({ ...row, productId })));
  for (const { id: storeId } of soldBy) {
    const sortPrice = promoPrice ?? price;
    const listing = { storeId, productId, categoryId: 1, price, promoPrice, promoEndsAt, sortPrice, inStock: true, sortName: name, createdAt: new Date() };
    await db.insert(listings).values(listing);
    const rows = choices.map((choice, index) => ({
      storeId,
      productId,
      variantId: variantIds[index]!,
      price: choice.price === undefined ? price : choice.price,
      promoPrice: choice.promoPrice ?? null,
    }));
    if (rows.length > 0) await db.insert(listingVariants).values(rows);
  }
  return { id: productId, variantIds };
}
