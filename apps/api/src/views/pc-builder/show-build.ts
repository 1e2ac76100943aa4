import type { CallOutput, PcBuild } from "@shop/contract/types";
import { inLanguage } from "@shop/kit/locale";
import { toMajor } from "@shop/kit/money";
import { sql } from "drizzle-orm";
import { checkBuild, sayFinding, type Slot, slotNames, slots, wattsOf } from "../../modules/builds/public.ts";
import { variantName } from "../../modules/catalog/public.ts";
import type { Context } from "../../platform/context.ts";
import { imageAddress } from "../../platform/pictures/image-address.ts";
import { buildOf, type ChosenPart, readChosen } from "./chosen-parts.ts";
import { writeParts } from "./part-list.ts";

/** A build with current prices and the findings of all rules. */
export async function showBuild(context: Context, text: string | undefined): Promise<CallOutput<"builder.get">> {
  const [{ chosen, gone, leftOut }, totals] = await Promise.all([readChosen(context, text), countBySlot(context)]);
  const build = buildOf(chosen);
  const total = chosen.reduce((sum, { offer, quantity }) => sum + (offer.price ?? 0) * quantity, 0);
  const { answer, findings, missing } = checkBuild(build);
  const data: PcBuild = {
    parts: writeParts(chosen),
    chosen: chosen.map((part) => shownPart(context, part)),
    answer,
    findings: findings.map((finding) => ({
      ...finding,
      text: sayFinding(finding, context.language),
      between: [...finding.between],
    })),
    missing,
    watts: wattsOf(build),
    total: toMajor(total, context.store.currency),
    on_request: chosen.some(({ offer }) => offer.price === null),
    in_stock: chosen.every(({ offer, quantity }) => offer.pieces >= quantity),
    gone,
    full: slotNames.filter(
      (slot) => slots[slot].most > 1 && chosen.filter((part) => part.slot === slot).length === slots[slot].most,
    ),
    left_out: leftOut,
  };
  return { data, slots: totals };
}

function shownPart(
  { language, env, store }: Context,
  { slot, productId, variantId, quantity, offer, variants }: ChosenPart,
): PcBuild["chosen"][number] {
  return {
    slot,
    product_id: productId,
    variant_id: variantId || null,
    quantity,
    name: inLanguage(offer.name, language),
    image: imageAddress(offer.image, env),
    variant_name: offer.variantName && inLanguage(offer.variantName, language),
    variants: variants.map((variant) => ({ id: variant.id, name: inLanguage(variantName(variant), language) })),
    price: offer.price === null ? null : toMajor(offer.price, store.currency),
    pieces: offer.pieces,
  };
}

/** How many products the store has for each slot, from the counters of its sub-categories. */
async function countBySlot({ database, store }: Context): Promise<{ slot: Slot; total: number }[]> {
  const { rows } = await database.db.execute<{ key: string; total: number }>(sql`
    select s.key, k.total from shelf_counts k join categories s on s.id = k.shelf_id
    where k.store_id = ${store.id} and k.shelf = 'subcategory' and k.total > 0
    order by s.key`);
  const byKey = new Map(rows.map(({ key, total }) => [key, total]));
  return slotNames.map((slot) => ({
    slot,
    total: slots[slot].categories.reduce((sum, category) => sum + (byKey.get(category) ?? 0), 0),
  }));
}
