import type { CallOutput } from "@shop/contract/types";
import { sql } from "drizzle-orm";
import { type Build, checkSlot, sayFinding, type Slot, slots } from "../../modules/builds/public.ts";
import type { Context } from "../../platform/context.ts";
import type { Input } from "../../platform/handler.ts";
import { pageBeside } from "../catalog/pages.ts";
import { readProductCards } from "../catalog/product-card.ts";
import { buildOf, readChosen } from "./chosen-parts.ts";
import { type Candidate, readShelf } from "./shelf.ts";

const rows = 24;

const rank = { fits: 0, warns: 1, unknown: 2, fails: 3 };

/** The build with a candidate in its slot: instead of what is there, or beside it where there is room for several. */
export function withCandidate(build: Build, slot: Slot, candidate: Pick<Candidate, "facts">): Build {
  const before = slots[slot].most === 1 ? [] : (build[slot] ?? []);
  return { ...build, [slot]: [...before, { facts: candidate.facts, quantity: 1 }] };
}

/** Products for a slot, judged against what is chosen: what fits first, then what is in stock and has a price. */
export async function listChoices(context: Context, { slot, parts, fits, in_stock, brand_id, name, sort = "popular", page = 1 }: Input<"builder.choices">["query"]): Promise<CallOutput<"builder.choices">> {
  const [{ chosen }, shelf] = await Promise.all([readChosen(context, parts), readShelf(context, slot, name)]);
  const build = buildOf(chosen);
  const asked = shelf
    .filter((candidate) => (brand_id === undefined || candidate.brandId === brand_id) && (!in_stock || candidate.inStock))
    .map((candidate) => ({ candidate, checked: checkSlot(withCandidate(build, slot, candidate), slot) }));
  const counts = { fits: 0, warns: 0, unknown: 0, fails: 0 };
  for (const { checked } of asked) counts[checked.answer]++;
  const shown = (fits ? asked.filter(({ checked }) => rank[checked.answer] < rank.unknown) : asked).sort(
    (a, b) =>
      rank[a.checked.answer] - rank[b.checked.answer] ||
      Number(b.candidate.inStock) - Number(a.candidate.inStock) ||
      Number(a.candidate.price === null) - Number(b.candidate.price === null) ||
      (sort === "popular" ? 0 : ((a.candidate.price ?? 0) - (b.candidate.price ?? 0)) * (sort === "price_asc" ? 1 : -1)) ||
      b.candidate.popularity - a.candidate.popularity ||
      a.candidate.productId - b.candidate.productId,
  );
  const slice = shown.slice((page - 1) * rows, page * rows);
  const [cards, brands] = await Promise.all([readProductCards(context, slice.map(({ candidate }) => candidate.productId)), readBrands(context, shelf)]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  const data = slice.flatMap(({ candidate, checked: { answer, findings } }) => {
    const product = cardOf.get(candidate.productId);
    if (!product) return [];
    // Why it fits goes without saying; why it does not is told.
    const told = findings.filter((finding) => finding.answer !== "fits").map((finding) => ({ ...finding, text: sayFinding(finding, context.language), between: [...finding.between] }));
    return [{ product: { ...product, variant_option_id: candidate.variantId || product.variant_option_id }, answer, findings: told }];
  });
  return { data, ...pageBeside(page, rows, shown.length), counts, brands };
}

async function readBrands({ database }: Context, shelf: readonly Candidate[]): Promise<{ id: number; name: string }[]> {
  const ids = [...new Set(shelf.flatMap(({ brandId }) => brandId ?? []))];
  if (ids.length === 0) return [];
  const { rows: found } = await database.db.execute<{ id: number; name: string }>(sql`select id, name from brands where id = any(${sql.param(ids)}::integer[]) order by lower(name), id limit 200`);
  return found;
}
