import type { Context } from "../../platform/context.ts";
import { keep } from "../../platform/changes/kept.ts";
import type { Slot } from "../../modules/builds/public.ts";
import { readShelf, type Shelf } from "./shelf.ts";

/** Products that all kept shelves may hold together, of every store; as many as facts are kept of. */
const mostKept = 60_000;

const shelves = keep<Shelf>({ most: mostKept, sizeOf: ({ candidates }) => candidates.length });

/** What a store sells for a slot, kept in memory from choice to choice. */
export function shelfOf(context: Pick<Context, "database" | "store" | "changes">, slot: Slot): Promise<Shelf> {
  return shelves(context, slot, () => readShelf(context, slot));
}
