import type { WarrantyItem } from "@shop/contract/types";

export interface Sold {
  /** Of the warranty that it was sold with; 0 for none. */
  months: number;
  /** Null before the delivery, which the warranty begins with. */
  deliveredAt: Date | null;
  /** Given back, or never kept. */
  undone: boolean;
}

export type Cover = Pick<WarrantyItem, "state" | "months" | "covered_from" | "covered_until">;

/** Cambodia has one time zone, seven hours ahead, and no summer time. */
const ahead = 7 * 3_600_000;

/** The day in Cambodia, as 2026-11-21. */
const dayOf = (at: Date) => new Date(at.getTime() + ahead).toISOString().slice(0, 10);

/** The same day so many months later; the last one of its month where that has no such day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}

/**
 * The warranty of a piece: its months count from the day it was delivered, and the last day, the
 * one with the same number, is covered to its end.
 */
export function coverOf({ months, deliveredAt, undone }: Sold, now: Date): Cover {
  if (months === 0 || undone) return { state: "none", months, covered_from: null, covered_until: null };
  if (deliveredAt === null) return { state: "waiting", months, covered_from: null, covered_until: null };
  const from = dayOf(deliveredAt);
  const until = addMonths(from, months);
  return { state: until < dayOf(now) ? "ended" : "covered", months, covered_from: from, covered_until: until };
}
