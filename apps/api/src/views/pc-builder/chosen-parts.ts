import { sql } from "drizzle-orm";
import type { LocalText } from "@shop/kit/locale";
import { findOffers, leadFirst, type Offer, representingVariants } from "../../modules/catalog/public.ts";
import { type Build, type Facts, type Slot, slotNames, slotOfCategory, slots } from "../../modules/builds/public.ts";
import type { Context } from "../../platform/context.ts";
import { factsOf } from "./part-facts.ts";
import { type NamedPart, readParts } from "./part-list.ts";

interface SoldVariantName {
  id: number;
  options: string[];
  optionNames: LocalText[] | null;
}

export interface ChosenPart extends NamedPart {
  slot: Slot;
  offer: Offer;
  facts: Facts;
  variants: SoldVariantName[];
}

interface Row extends Record<string, unknown> {
  id: number;
  version: string;
  category: string;
  variants: SoldVariantName[] | null;
  lead: number | null;
}

/**
 * The named parts that the store sells, in the order of the slots. If no variant of a product is named, it is the one that
 * represents the product. If a slot gets too many parts, the first ones stay.
 */
export async function readChosen(
  context: Pick<Context, "database" | "store" | "now">,
  text: string | undefined,
): Promise<{ chosen: ChosenPart[]; gone: number; leftOut: number }> {
  const named = readParts(text);
  if (named.length === 0) return { chosen: [], gone: 0, leftOut: 0 };
  const { database, store } = context;
  const { rows } = await database.db.execute<Row>(sql`
    select p.id, p.xmin::text as version, s.key as category, (
      select jsonb_agg(jsonb_build_object('id', v.id, 'options', v.options, 'optionNames', v.option_names) order by v.sequence, v.id)
      from listing_variants n join variants v on v.id = n.variant_id
      where n.store_id = ${store.id} and n.product_id = p.id
    ) as variants, (select id from (${representingVariants(sql`l.store_id`, sql`l.product_id`)}) representing order by ${leadFirst} limit 1) as lead
    from listings l join products p on p.id = l.product_id join categories s on s.id = l.subcategory_id
    where l.store_id = ${store.id} and l.product_id = any(${sql.param(named.map(({ productId }) => productId))}::integer[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const parts = named.flatMap((part) => {
    const row = byId.get(part.productId);
    const slot = row && slotOfCategory.get(row.category);
    if (!row || !slot) return [];
    const variants = row.variants ?? [];
    const variant = variants.find(({ id }) => id === (part.variantId || row.lead));
    // Another would be another size, at another price.
    if (!variant && part.variantId !== 0) return [];
    return [
      {
        ...part,
        variantId: variant?.id ?? 0,
        slot,
        variants,
        known: { id: row.id, version: row.version, category: row.category, options: variant?.options ?? [] },
      },
    ];
  });
  const [facts, offers] = await Promise.all([
    factsOf(
      database,
      parts.map(({ known }) => known),
    ),
    findOffers(database.db, store.id, parts, context.now()),
  ]);
  const offerOf = new Map(offers.map((offer) => [`${offer.productId}-${offer.variantId}`, offer]));
  const sold = parts.flatMap(({ known: _, ...part }, index) => {
    const offer = offerOf.get(`${part.productId}-${part.variantId}`);
    return offer?.isSold
      ? [{ ...part, quantity: slots[part.slot].most === 1 ? 1 : part.quantity, offer, facts: facts[index]! }]
      : [];
  });
  const chosen = slotNames.flatMap((slot) => sold.filter((part) => part.slot === slot).slice(0, slots[slot].most));
  return { chosen, gone: named.length - sold.length, leftOut: sold.length - chosen.length };
}

/** The parts as the rules see them. */
export function buildOf(parts: readonly Pick<ChosenPart, "slot" | "facts" | "quantity">[]): Build {
  const build: Build = {};
  for (const { slot, facts, quantity } of parts) (build[slot] ??= []).push({ facts, quantity });
  return build;
}
