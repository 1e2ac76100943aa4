import type { CallOutput } from "@shop/contract/types";
import { type Build, checkSlot, judge, rulesFor, sayFinding, type Slot, slots } from "../../modules/builds/public.ts";
import type { Context } from "../../platform/context.ts";
import type { Input } from "../../platform/handler.ts";
import { paginationOf } from "../../platform/pagination.ts";
import { readProductCards } from "../catalog/product-card.ts";
import { buildOf, readChosen } from "./chosen-parts.ts";
import { candidatesFor } from "./cached-candidates.ts";
import { type Candidate, namedLike } from "./candidates.ts";

const rows = 24;

const rank = { fits: 0, warns: 1, unknown: 2, fails: 3 };

/** The build with a candidate in its slot, replacing what is there, or in addition if the slot holds several. */
export function withCandidate(build: Build, slot: Slot, candidate: Pick<Candidate, "facts">): Build {
  const before = slots[slot].most === 1 ? [] : (build[slot] ?? []);
  return { ...build, [slot]: [...before, { facts: candidate.facts, quantity: 1 }] };
}

/** Products for a slot, checked against the chosen parts: first what fits, then what is in stock and has a price. */
export async function listChoices(
  context: Context,
  { slot, parts, fits, in_stock, brand_id, name, sort = "popular", page = 1 }: Input<"builder.choices">["query"],
): Promise<CallOutput<"builder.choices">> {
  const [{ chosen }, { candidates, brands }, named] = await Promise.all([
    readChosen(context, parts),
    candidatesFor(context, slot),
    name ? namedLike(context, slot, name) : null,
  ]);
  const build = buildOf(chosen);
  const rules = rulesFor(build, slot);
  const asked = candidates
    .filter(
      (candidate) =>
        (!named || named.has(candidate.productId)) &&
        (brand_id === undefined || candidate.brandId === brand_id) &&
        (!in_stock || candidate.inStock),
    )
    .map((candidate) => ({ candidate, answer: judge(withCandidate(build, slot, candidate), rules) }));
  const counts = { fits: 0, warns: 0, unknown: 0, fails: 0 };
  for (const { answer } of asked) counts[answer]++;
  const shown = (fits ? asked.filter(({ answer }) => rank[answer] < rank.unknown) : asked).sort(
    (a, b) =>
      rank[a.answer] - rank[b.answer] ||
      Number(b.candidate.inStock) - Number(a.candidate.inStock) ||
      Number(a.candidate.price === null) - Number(b.candidate.price === null) ||
      (sort === "popular"
        ? 0
        : ((a.candidate.price ?? 0) - (b.candidate.price ?? 0)) * (sort === "price_asc" ? 1 : -1)) ||
      b.candidate.popularity - a.candidate.popularity ||
      a.candidate.productId - b.candidate.productId,
  );
  const slice = shown.slice((page - 1) * rows, page * rows);
  const cards = await readProductCards(
    context,
    slice.map(({ candidate }) => candidate.productId),
  );
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  const data = slice.flatMap(({ candidate, answer }) => {
    const product = cardOf.get(candidate.productId);
    if (!product) return [];
    const { findings } = checkSlot(withCandidate(build, slot, candidate), slot);
    // What fits needs no explanation.
    const explained = findings
      .filter((finding) => finding.answer !== "fits")
      .map((finding) => ({ ...finding, text: sayFinding(finding, context.language), between: [...finding.between] }));
    return [
      {
        product: { ...product, variant_option_id: candidate.variantId || product.variant_option_id },
        answer,
        findings: explained,
      },
    ];
  });
  return { data, ...paginationOf(page, rows, shown.length), counts, brands };
}
