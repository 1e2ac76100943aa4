import { inArray } from "drizzle-orm";
import type { Db } from "../../../platform/database/database.ts";
import { products, variants } from "../../../modules/catalog/tables.ts";
import { amountOf, type Superlative } from "../../../modules/search/public.ts";

/**
 * Orders products for a superlative, by the first of its facts or options that at least half of them have. Products
 * without it are left out, and equal ones keep their order. Null if no fact is so common.
 */
export async function orderByFact(
  db: Db,
  ids: readonly number[],
  { most, labels }: Superlative,
): Promise<number[] | null> {
  if (ids.length === 0) return null;
  const amounts = await readAmounts(db, ids, labels);
  const best = (found: readonly number[]) => (most ? Math.max(...found) : Math.min(...found));
  for (const label of labels) {
    const amountById = new Map(
      [...amounts].flatMap(([id, byLabel]) => (byLabel.has(label) ? [[id, best(byLabel.get(label)!)] as const] : [])),
    );
    if (amountById.size < 2 || amountById.size * 2 < ids.length) continue;
    const order = most ? -1 : 1;
    return ids.filter((id) => amountById.has(id)).toSorted((a, b) => order * (amountById.get(a)! - amountById.get(b)!));
  }
  return null;
}

/** The amounts in the facts and variant options of products, by product and label. */
async function readAmounts(
  db: Db,
  ids: readonly number[],
  labels: readonly string[],
): Promise<Map<number, Map<string, number[]>>> {
  const read = await db
    .select({ id: products.id, specs: products.specs, groups: products.optionGroups })
    .from(products)
    .where(inArray(products.id, [...ids]));
  const options = await db
    .select({ productId: variants.productId, options: variants.options })
    .from(variants)
    .where(inArray(variants.productId, [...ids]));
  const optionsOf = Map.groupBy(options, ({ productId }) => productId);
  return new Map(
    read.map(({ id, specs, groups }) => {
      const said = [
        ...specs.map(({ label, value }) => [label.en, typeof value === "string" ? value : value.en] as const),
        ...groups.flatMap((group, at) =>
          (optionsOf.get(id) ?? []).map((variant) => [group.en, variant.options[at] ?? ""] as const),
        ),
      ].map(([label, value]) => [label.toLowerCase(), amountOf(value)] as const);
      return [
        id,
        new Map(
          labels.flatMap((label) => {
            const found = said.flatMap(([each, amount]) => (each === label && amount !== null ? [amount] : []));
            return found.length > 0 ? [[label, found] as const] : [];
          }),
        ),
      ];
    }),
  );
}
