import type { WarrantyItem } from "@shop/contract/types";
import type { OrderState } from "../../modules/orders/public.ts";

interface Cover {
  state: OrderState;
  months: number;
  /** Days in Cambodia, as 2026-11-21; null before the delivery. */
  coveredFrom: string | null;
  coveredUntil: string | null;
  today: string;
}

/** What was given back, or never kept, is not covered. */
const undone: readonly OrderState[] = ["cancelled", "returned"];

/**
 * The warranty of a piece: its months count from the day it was delivered, and the last day, the
 * one with the same number, is covered to its end.
 */
export function warrantyOf({ state, months, coveredFrom, coveredUntil, today }: Cover): Pick<WarrantyItem, "state" | "months" | "covered_from" | "covered_until"> {
  if (months === 0 || undone.includes(state)) return { state: "none", months, covered_from: null, covered_until: null };
  if (coveredFrom === null || coveredUntil === null) return { state: "waiting", months, covered_from: null, covered_until: null };
  return { state: coveredUntil < today ? "ended" : "covered", months, covered_from: coveredFrom, covered_until: coveredUntil };
}
