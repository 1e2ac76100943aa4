import type { SiteInfo } from "@shop/contract/types";

/** Whether one piece at a price, in the store's currency, is delivered anywhere for nothing. */
export const deliveredFree = (
  { fee_max: most, free_from: freeFrom }: SiteInfo["delivery"],
  price: number | null,
): boolean => most === 0 || (freeFrom !== null && price !== null && price >= freeFrom);
