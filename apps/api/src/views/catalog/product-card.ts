import type { ProductCard } from "@shop/contract/types";
import { inLanguage } from "@shop/kit/locale";
import type { Context } from "../../platform/context.ts";
import { imageAddress } from "../../platform/image-address.ts";
import { optionsIn } from "../../modules/catalog/public.ts";
import { keptProducts } from "./kept-products.ts";
import { dueOf, promotionRuns, wirePrices } from "./prices.ts";
import { readSoldProducts, type SoldProduct, type SoldVariant } from "./sold-products.ts";

/** Cards that were made of a product that is kept, by language and by whether its promotion runs. */
const made = new WeakMap<SoldProduct, Map<string, ProductCard>>();

/**
 * Cards of products in the order asked, without those that the store does not sell. For a page
 * that is kept they come from memory: like the page itself they go with what changes.
 */
export async function readProductCards(context: Context, ids: readonly number[]): Promise<ProductCard[]> {
  const now = context.now();
  if (!context.caller.shown) return (await readSoldProducts(context, ids)).map((sold) => productCard(context, sold, now));
  return (await keptProducts(context, ids)).map((sold) => {
    const cards = made.get(sold) ?? new Map<string, ProductCard>();
    made.set(sold, cards);
    const looks = `${context.language} ${promotionRuns(sold, now)}`;
    const card = cards.get(looks) ?? productCard(context, sold, now);
    cards.set(looks, card);
    return card;
  });
}

/** A product as lists and suggestions show it (specification, section 3). */
export function productCard(context: Context, sold: SoldProduct, now: Date): ProductCard {
  const { product, listing } = sold;
  const running = promotionRuns(sold, now);
  const lead = leadVariant(sold, running);
  const priced = lead ?? listing;
  const prices = wirePrices(priced, running, context);
  return {
    id: product.id,
    name: inLanguage(product.name, context.language),
    image: imageAddress(product.images[0], context.env),
    ...prices,
    promo_ends_at: prices.promo_price === null ? null : (listing.promoEndsAt?.toISOString() ?? null),
    variant_option_type: optionTypes(context, sold, lead),
    variant_option_id: lead?.id ?? null,
    category_id: product.categoryId,
    brand: sold.brand,
    in_stock: isInStock(sold),
    price_from: new Set(sold.variants.flatMap((variant) => dueOf(variant, running) ?? [])).size > 1,
  };
}

export function isInStock({ variants, available }: SoldProduct): boolean {
  return variants.length > 0 ? variants.some((variant) => variant.available > 0) : available > 0;
}

/**
 * The variant that stands for a product: of the cheapest ones, so that its price is the one
 * shown, the first that is in stock. Undefined for a product without variants.
 */
function leadVariant({ variants }: SoldProduct, running: boolean): SoldVariant | undefined {
  const priceOf = (variant: SoldVariant) => dueOf(variant, running) ?? Infinity;
  const lowest = Math.min(...variants.map(priceOf));
  const cheapest = variants.filter((variant) => priceOf(variant) === lowest);
  return cheapest.find((variant) => variant.available > 0) ?? cheapest[0];
}

function optionTypes({ language }: Context, { product, variants }: SoldProduct, lead: SoldVariant | undefined): ProductCard["variant_option_type"] {
  if (!lead) return [];
  const [chosen, all] = [optionsIn(lead, language), variants.map((variant) => optionsIn(variant, language))];
  return product.optionGroups.map((group, index) => ({
    name: inLanguage(group, language),
    selected: chosen[index] ?? "",
    data: [...new Set(all.map((options) => options[index] ?? ""))].map((name) => ({ name })),
  }));
}
