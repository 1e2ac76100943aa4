import type { WarrantyItem } from "@shop/contract/types";
import { cambodianDay } from "@shop/kit/date";

interface Sold {
  /** Months of warranty that it was sold with; 0 for none. */
  months: number;
  /** Start of the warranty; null before the delivery. */
  deliveredAt: Date | null;
  /** Whether the order was returned or cancelled. */
  undone: boolean;
}

type Cover = Pick<WarrantyItem, "state" | "months" | "covered_from" | "covered_until">;

/** The same day some months later, or the last day of that month if it has no such day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}

/**
 * The warranty of a piece: its months count from the day of delivery, and the whole of the last day is covered, which is
 * the one with the same number.
 */
export function coverOf({ months, deliveredAt, undone }: Sold, now: Date): Cover {
  if (months === 0 || undone) return { state: "none", months, covered_from: null, covered_until: null };
  if (deliveredAt === null) return { state: "waiting", months, covered_from: null, covered_until: null };
  const from = cambodianDay(deliveredAt);
  const until = addMonths(from, months);
  return { state: until < cambodianDay(now) ? "ended" : "covered", months, covered_from: from, covered_until: until };
}
