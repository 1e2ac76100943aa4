import type { LocalText } from "@shop/kit/locale";
import type { Queryable } from "../../platform/database/database.ts";
import { categories, listings, listingVariants, products, stock, variants } from "../../modules/catalog/tables.ts";

let serial = 0;

interface SampleProduct {
  name?: string;
  /** Minor units; null is price on request. */
  price?: number | null;
  promoPrice?: number | null;
  promoEndsAt?: Date | null;
  pieces?: number;
  image?: string;
  variants?: {
    options: string[];
    optionNames?: LocalText[];
    price?: number | null;
    promoPrice?: number | null;
    pieces?: number;
  }[];
}

export interface InsertedProduct {
  id: number;
  variantIds: number[];
}

/** A product that the given stores sell, as ordinary as can be where the test says nothing; its pieces are in the pool they share. */
export async function insertProduct(
  db: Queryable,
  soldBy: number[],
  sample: SampleProduct = {},
): Promise<InsertedProduct> {
  const { price = 1000, promoPrice = null, promoEndsAt = null, pieces = 10, image, variants: choices = [] } = sample;
  const number = ++serial;
  const name = sample.name ?? `Product ${number}`;
  await db
    .insert(categories)
    .values({ id: 1, level: 1, key: "phone", name: { en: "Phone" } })
    .onConflictDoNothing();
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
  const variantRows = choices.map((choice, sequence) => ({
    productId,
    sku: `SKU-${number}-${sequence}`,
    options: choice.options,
    optionNames: choice.optionNames ?? null,
    sequence,
  }));
  const variantIds =
    variantRows.length > 0
      ? (await db.insert(variants).values(variantRows).returning({ id: variants.id })).map(({ id }) => id)
      : [];

  const pool =
    choices.length > 0
      ? choices.map((choice, index) => ({ variantId: variantIds[index]!, onHand: choice.pieces ?? pieces }))
      : [{ variantId: 0, onHand: pieces }];
  await db.insert(stock).values(pool.map((row) => ({ ...row, productId })));
  for (const storeId of soldBy) {
    const sortPrice = promoPrice ?? price;
    const listing = {
      storeId,
      productId,
      categoryId: 1,
      price,
      promoPrice,
      promoEndsAt,
      sortPrice,
      priceFrom: choices.some((choice) => (choice.price ?? price) !== price),
      inStock: true,
      sortName: name,
      createdAt: new Date(),
    };
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
