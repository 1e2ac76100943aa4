import type { CallOutput, PcUse } from "@shop/contract/types";
import { toMajor, toMinor } from "@shop/kit/money";
import { type Build, checkBuild, checkSlot, type Finding, type Slot, wattsOf } from "../../modules/builds/public.ts";
import type { Context } from "../../platform/context.ts";
import { withCandidate } from "./list-choices.ts";
import { writeParts } from "./part-list.ts";
import { candidatesFor } from "./cached-candidates.ts";
import type { Candidate } from "./candidates.ts";

/** Shares of the budget by slot, which are filled in this order; others stay empty. */
const shares: Record<PcUse, Partial<Record<Slot, number>>> = {
  gaming: { gpu: 0.38, cpu: 0.2, board: 0.13, ram: 0.1, storage: 0.08, case: 0.07, cooler: 0.04, psu: 0.1 },
  creator: { cpu: 0.26, gpu: 0.26, board: 0.14, ram: 0.13, storage: 0.11, case: 0.07, cooler: 0.07, psu: 0.1 },
  office: { cpu: 0.3, board: 0.22, ram: 0.16, storage: 0.13, case: 0.12, cooler: 0.08, psu: 0.12 },
};

/** Factors for the shares, tried in this order: the largest ones may still end within the budget. */
const spending = [1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2];
/** Candidates tried for a slot, and steps in all for one amount of spending. */
const tried = 12;
const mostSteps = 1500;

/** Remarks that a suggestion may have, since the PC works anyway; they are shown beside it. */
const bearable = new Set(["memorySpeed", "cardLink", "frontUsb", "wireless"]);

const suits = (findings: readonly Finding[]) =>
  findings.every(({ rule, answer }) => answer === "fits" || (answer === "warns" && bearable.has(rule)));

type Priced = Candidate & { price: number };
interface Placed {
  slot: Slot;
  candidate: Priced;
}

/** The most expensive complete PC within a budget that all rules accept, perhaps with remarks; null if there is none. */
export async function suggestBuild(
  context: Context,
  { use, budget }: { use: PcUse; budget: number },
): Promise<CallOutput<"builder.suggest">> {
  const { currency } = context.store;
  const most = toMinor(budget, currency) ?? 0;
  const order = Object.keys(shares[use]) as Slot[];
  const candidates = new Map(
    await Promise.all(
      order.map(async (slot): Promise<[Slot, Priced[]]> => [
        slot,
        buyable((await candidatesFor(context, slot)).candidates, slot, use),
      ]),
    ),
  );
  for (const scale of spending) {
    const placed = search(order, candidates, { most, scale, shares: shares[use] });
    if (!placed) continue;
    const parts = placed.map(({ candidate }) => ({
      productId: candidate.productId,
      variantId: candidate.variantId,
      quantity: 1,
    }));
    return { data: { parts: writeParts(parts), total: toMajor(sumOf(placed), currency) } };
  }
  return { data: null };
}

const sumOf = (placed: readonly Placed[]) => placed.reduce((sum, { candidate }) => sum + candidate.price, 0);

function buyable(candidates: readonly Candidate[], slot: Slot, use: PcUse): Priced[] {
  return candidates
    .filter((candidate): candidate is Priced => candidate.price !== null && candidate.inStock)
    .filter(({ facts }) =>
      slot === "cpu" && use === "office"
        ? facts.igpu === true
        : slot === "storage"
          ? facts.place === "m2" || facts.category === "ssd-sata"
          : true,
    )
    .sort((a, b) => b.price - a.price || a.productId - b.productId);
}

/** How the budget is spent: `most` in minor units, and the share of each slot, multiplied by `scale`. */
interface Spending {
  most: number;
  scale: number;
  shares: Partial<Record<Slot, number>>;
}

/** Fills the slots one after the other, and goes back where nothing fits what was chosen before. */
function search(
  order: readonly Slot[],
  candidates: ReadonlyMap<Slot, Priced[]>,
  { most, scale, shares: parts }: Spending,
): Placed[] | null {
  // What the slots from each on cost at least.
  const least = order.map((_, index) =>
    order.slice(index).reduce((sum, slot) => sum + (candidates.get(slot)!.at(-1)?.price ?? Infinity), 0),
  );
  let steps = 0;
  function fill(index: number, build: Build, placed: Placed[], spent: number): Placed[] | null {
    const slot = order[index];
    if (slot === undefined) {
      const { findings, missing } = checkBuild(build);
      return suits(findings) && missing.length === 0 && spent <= most ? placed : null;
    }
    for (const candidate of near(candidates.get(slot)!, slot, most * scale * parts[slot]!, build)) {
      if (++steps > mostSteps) return null;
      if (spent + candidate.price + (least[index + 1] ?? 0) > most) continue;
      const next = withCandidate(build, slot, candidate);
      if (!suits(checkSlot(next, slot).findings)) continue;
      const found = fill(index + 1, next, [...placed, { slot, candidate }], spent + candidate.price);
      if (found) return found;
    }
    return null;
  }
  return fill(0, {}, [], 0);
}

/** Candidates to try: the dearest that the share allows, then what costs a little more. Of power supplies, the cheapest that are strong enough. */
function near(candidates: readonly Priced[], slot: Slot, share: number, build: Build): Priced[] {
  if (slot === "psu") {
    const { recommended } = wattsOf(build);
    return candidates
      .filter(({ facts }) => (facts.wattage ?? 0) >= recommended)
      .reverse()
      .slice(0, tried * 2);
  }
  const within = candidates.filter(({ price }) => price <= share);
  const above = candidates.slice(0, candidates.length - within.length).reverse();
  return [...within.slice(0, tried), ...above.slice(0, tried)];
}
