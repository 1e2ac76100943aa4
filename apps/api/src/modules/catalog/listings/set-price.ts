import { and, eq, inArray, lte, ne, sql } from "drizzle-orm";
import { recordChange } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { findArticle, type Article } from "../products/find-sku.ts";
import { mostCents } from "../products/highest-price.ts";
import { refreshListings } from "./refresh-listings.ts";
import { listings, listingVariants, products, variants } from "../tables.ts";
import { publishListings } from "./publish-listings.ts";
import { lockProducts } from "../products/lock-products.ts";

export interface Price {
  /** Minor units: US cents in the catalogue, those of its currency in a store. Null is price on request. */
  price: number | null;
  promoPrice: number | null;
  /** End of the promotion; null for none. In the catalogue it is the same for all variants of a product. */
  promoEndsAt: Date | null;
}

interface Change {
  sku: string;
  actor: string;
  at: Date;
}

function check({ price, promoPrice }: Price): void {
  if (price === 0 || promoPrice === 0)
    throw new StaffError("A price must be more than 0; for a price on request, give - instead of an amount");
  if ((price ?? 0) > mostCents) throw new StaffError("The price is too high");
  if (promoPrice !== null && (price === null || promoPrice >= price))
    throw new StaffError("The promotion's price must be lower than the price");
}

/** Sets a price in the catalogue. Stores that have not set their own price follow. Returns the price before. */
export async function setCatalogPrice(tx: Tx, { sku, actor, at }: Change, price: Price): Promise<Price> {
  check(price);
  const { productId, variantId } = await findArticle(tx, sku);
  const { promoEndsAt, ...amounts } = price;
  const [product] = await tx.select(pricesOf(products)).from(products).where(eq(products.id, productId)).for("update");
  const { price: ofVariant, promoPrice } = variants;
  const [variant] = await tx.select({ price: ofVariant, promoPrice }).from(variants).where(eq(variants.id, variantId));
  const before = { ...product!, ...variant };
  if (variantId === 0) await tx.update(products).set(price).where(eq(products.id, productId));
  else {
    await tx.update(variants).set(amounts).where(eq(variants.id, variantId));
    if (amounts.promoPrice !== null) await setVariantsEnd(tx, { productId, variantId }, promoEndsAt, at);
  }
  await recordChange(tx, {
    storeId: null,
    actor,
    action: "set-price",
    entity: "product",
    entityId: productId,
    before,
    after: { sku, ...price },
  });
  await refreshListings(tx, { productIds: [productId] }, at);
  return before;
}

/** Sets the end of promotions, which all variants share. Promotions of other variants that have ended are removed, so that the new end does not revive them. */
async function setVariantsEnd(
  tx: Tx,
  { productId, variantId }: { productId: number; variantId: number },
  promoEndsAt: Date | null,
  at: Date,
): Promise<void> {
  const over = tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), lte(products.promoEndsAt, at)));
  await tx
    .update(variants)
    .set({ promoPrice: null })
    .where(and(inArray(variants.productId, over), ne(variants.id, variantId)));
  await tx.update(products).set({ promoEndsAt }).where(eq(products.id, productId));
}

/** Sets a store's own price, which no longer follows the catalogue. Returns the price before. */
export async function setStorePrice(tx: Tx, storeId: number, { sku, actor, at }: Change, price: Price): Promise<Price> {
  check(price);
  const article = await findArticle(tx, sku);
  const listing = await lockListing(tx, storeId, article, sku);
  const [variant] = await tx.select(pricesOf(listingVariants)).from(listingVariants).where(variantIs(storeId, article));
  const before = { ...listing, ...variant };
  const own = { ...price, ownPrice: true };
  if (article.variantId === 0) await tx.update(listings).set(own).where(listingIs(storeId, article));
  else await tx.update(listingVariants).set(own).where(variantIs(storeId, article));
  await recordChange(tx, {
    storeId,
    actor,
    action: "set-price",
    entity: "product",
    entityId: article.productId,
    before,
    after: { sku, ...price },
  });
  await refreshListings(tx, { productIds: [article.productId], storeId }, at);
  // `refreshListings` publishes nothing if the row is already right by its own rules, but a page shows the old price all the same.
  await publishListings(tx, [{ store_id: storeId, product_id: article.productId }]);
  return before;
}

/** Lets a store follow the catalogue's price of a product again, with all its variants. */
export async function clearStorePrice(tx: Tx, storeId: number, { sku, actor, at }: Change): Promise<void> {
  const article = await findArticle(tx, sku);
  const before = await lockListing(tx, storeId, article, sku);
  await tx.update(listings).set({ ownPrice: false }).where(listingIs(storeId, article));
  await tx
    .update(listingVariants)
    .set({ ownPrice: false })
    .where(and(eq(listingVariants.storeId, storeId), eq(listingVariants.productId, article.productId)));
  await recordChange(tx, {
    storeId,
    actor,
    action: "clear-price",
    entity: "product",
    entityId: article.productId,
    before,
  });
  await refreshListings(tx, { productIds: [article.productId], storeId }, at);
}

const pricesOf = <T extends typeof products | typeof listings | typeof listingVariants>(table: T) => ({
  price: table.price,
  promoPrice: table.promoPrice,
  promoEndsAt: table.promoEndsAt,
});
const listingIs = (storeId: number, { productId }: Article) =>
  and(eq(listings.storeId, storeId), eq(listings.productId, productId));
const variantIs = (storeId: number, { variantId }: Article) =>
  and(eq(listingVariants.storeId, storeId), eq(listingVariants.variantId, variantId));

/** Locks the product first, as `writeListings` does, to avoid deadlocks. */
async function lockListing(tx: Tx, storeId: number, article: Article, sku: string) {
  await lockProducts(tx, sql`${article.productId}`);
  const [listing] = await tx.select(pricesOf(listings)).from(listings).where(listingIs(storeId, article)).for("update");
  if (!listing) throw new StaffError(`The store does not sell ${sku}`);
  return listing;
}
