/** How a store delivers; fees and `freeFrom` in minor units, keys are two-digit province codes or `*` for the rest. */
export interface DeliverySettings {
  feeByProvince: Record<string, number>;
  freeFrom: number | null;
  daysByProvince: Record<string, number>;
}

export interface DeliveryQuote {
  /** Minor units; 0 where the store names none (specification, section 9). */
  fee: number;
  /** Days until it is there; null where the store does not say. */
  days: number | null;
}

/** What delivery to a province costs for goods of a total in minor units. */
export function quoteDelivery({ feeByProvince, freeFrom, daysByProvince }: DeliverySettings, provinceCode: string | null, goodsTotal: number): DeliveryQuote {
  const of = (zones: Record<string, number>) => (provinceCode === null ? undefined : zones[provinceCode]) ?? zones["*"];
  const isFree = freeFrom !== null && goodsTotal >= freeFrom;
  return { fee: isFree ? 0 : (of(feeByProvince) ?? 0), days: of(daysByProvince) ?? null };
}
