import type { Context } from "../../platform/context.ts";
import { catalogCache } from "../../platform/changes/catalog-cache.ts";
import type { Slot } from "../../modules/builds/public.ts";
import { readCandidates, type SlotCandidates } from "./candidates.ts";

/** Products in the cache at most, of all stores and slots together; as many as `part-facts.ts` caches facts of. */
const maxSize = 60_000;

const cached = catalogCache<SlotCandidates>({ maxSize, sizeOf: ({ candidates }) => candidates.length });

/** What a store sells for a slot. Cached, because a shopper makes one choice after another. */
export function candidatesFor(
  context: Pick<Context, "database" | "store" | "changes">,
  slot: Slot,
): Promise<SlotCandidates> {
  return cached(context, slot, () => readCandidates(context, slot));
}
