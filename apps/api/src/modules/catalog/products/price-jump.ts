/** A price that becomes more than this many times as high or low is rather a typing error, or in another currency. */
const mostTimes = 3;

/** Whether a price is so different from another one that it is rather a mistake. */
export function isPriceJump(before: number | null, after: number | null): boolean {
  if (before === null || after === null) return false;
  return after > before * mostTimes || before > after * mostTimes;
}
