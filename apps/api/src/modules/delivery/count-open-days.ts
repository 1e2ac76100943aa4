import { addDays } from "@shop/kit/date";

/**
 * Days until a delivery that takes some days from today on. Those on which the store is closed do not count: an order of
 * such a day leaves on the next open one.
 */
export function daysUntilDelivery(days: number, today: string, isClosed: (day: string) => boolean): number {
  let passed = 0;
  for (let open = isClosed(today) ? 0 : 1; open <= days;) {
    passed++;
    if (!isClosed(addDays(today, passed))) open++;
  }
  return passed;
}
