import type { ProductCard } from "@shop/contract/types";
import { inLanguage } from "@shop/kit/locale";
import type { Context } from "../../platform/context.ts";
import { imageAddress } from "../../platform/pictures/image-address.ts";
import { optionsIn } from "../../modules/catalog/public.ts";
import type { AsksFor } from "../../modules/search/public.ts";
import { cachedProducts } from "./cached-products.ts";
import { dueOf, promotionRuns, wirePrices } from "./prices.ts";
import { readSoldProducts, type SoldProduct, type SoldVariant } from "./sold-products.ts";

/** Cards of products that are cached, by language and by which of their promotions run. */
const made = new WeakMap<SoldProduct, Map<string, ProductCard>>();

/**
 * Cards of products in the order asked, without those that the store does not sell. For a page
 * that will be cached they come from memory, and are dropped by the same changes as the page. If a
 * list asks for certain variants, a card shows those.
 */
export async function readProductCards(
  context: Context,
  ids: readonly number[],
  asksFor?: AsksFor,
): Promise<ProductCard[]> {
  const now = context.now();
  const products = await (context.caller.cacheTags ? cachedProducts(context, ids) : readSoldProducts(context, ids));
  return products.map((sold) => {
    const asked = asksFor && variantsAsked(sold, asksFor);
    return asked ? askedCard(context, sold, asked, now) : plainCard(context, sold, now);
  });
}

function plainCard(context: Context, sold: SoldProduct, now: Date): ProductCard {
  if (!context.caller.cacheTags) return productCard(context, sold, now);
  const cards = made.get(sold) ?? new Map<string, ProductCard>();
  made.set(sold, cards);
  const looks = `${context.language} ${[sold.listing, ...sold.variants].map((priced) => Number(promotionRuns(priced, now))).join("")}`;
  const card = cards.get(looks) ?? productCard(context, sold, now);
  cards.set(looks, card);
  return card;
}

/** The card of a product as which only some of its variants are asked for. */
function askedCard(context: Context, sold: SoldProduct, { variants, groups }: AskedVariants, now: Date): ProductCard {
  const card = productCard(context, sold, now, variants);
  const lead = variants.find(({ id }) => id === card.variant_option_id)!;
  const options = optionsIn(lead, context.language);
  return {
    ...card,
    image: imageAddress(lead.image ?? sold.product.images[0], context.env),
    asked_options: groups.map((group) => options[group]!),
  };
}

/** A product as lists and suggestions show it (specification, section 3), by some of its variants. */
export function productCard(context: Context, sold: SoldProduct, now: Date, variants = sold.variants): ProductCard {
  const { product, listing } = sold;
  const representing = representingVariants(variants, now);
  const lead = leadVariant(representing, now);
  return {
    id: product.id,
    name: inLanguage(product.name, context.language),
    image: imageAddress(product.images[0], context.env),
    ...wirePrices(lead ?? listing, now, context),
    variant_option_type: optionTypes(context, sold, lead),
    variant_option_id: lead?.id ?? null,
    category_id: product.categoryId,
    brand: sold.brand,
    in_stock: isInStock({ variants, available: sold.available }),
    price_from: new Set(representing.flatMap((variant) => dueOf(variant, now) ?? [])).size > 1,
  };
}

interface AskedVariants {
  variants: SoldVariant[];
  /** Of their options which are asked for, as places among the option groups. */
  groups: number[];
}

/** The variants that have the most of what is asked for; null where it tells none from the others. */
function variantsAsked({ variants }: SoldProduct, asksFor: AsksFor): AskedVariants | null {
  const groupsOf = ({ options, optionNames }: SoldVariant) =>
    options.flatMap((option, group) =>
      asksFor([option, ...Object.values(optionNames?.[group] ?? {})]) ? [group] : [],
    );
  const asked = variants.map((variant) => ({ variant, groups: groupsOf(variant) }));
  const most = Math.max(...asked.map(({ groups }) => groups.length));
  const best = asked.filter(({ groups }) => groups.length === most);
  return best.length < asked.length ? { variants: best.map(({ variant }) => variant), groups: best[0]!.groups } : null;
}

function isInStock({ variants, available }: Pick<SoldProduct, "variants" | "available">): boolean {
  return variants.length > 0 ? variants.some((variant) => variant.available > 0) : available > 0;
}

/** The variants that represent a product, as its listing has it: those that can be bought, or all where none can. */
function representingVariants(variants: readonly SoldVariant[], now: Date): readonly SoldVariant[] {
  const forSale = variants.filter((variant) => variant.available > 0 && dueOf(variant, now) !== null);
  return forSale.length > 0 ? forSale : variants;
}

/** The first of the cheapest ones; undefined for a product without variants. */
function leadVariant([first, ...others]: readonly SoldVariant[], now: Date): SoldVariant | undefined {
  const priceOf = (variant: SoldVariant) => dueOf(variant, now) ?? Infinity;
  return first && others.reduce((lead, variant) => (priceOf(variant) < priceOf(lead) ? variant : lead), first);
}

function optionTypes(
  { language }: Context,
  { product, variants }: SoldProduct,
  lead: SoldVariant | undefined,
): ProductCard["variant_option_type"] {
  if (!lead) return [];
  const [chosen, all] = [optionsIn(lead, language), variants.map((variant) => optionsIn(variant, language))];
  return product.optionGroups.map((group, index) => ({
    name: inLanguage(group, language),
    selected: chosen[index] ?? "",
    data: [...new Set(all.map((options) => options[index] ?? ""))].map((name) => ({ name })),
  }));
}
