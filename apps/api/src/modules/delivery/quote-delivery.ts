import { kilometresBetween, type Point } from "./distance.ts";

/** The fee up to a distance from the place of dispatch, as the crow flies. */
export interface DistanceStep {
  upToKm: number;
  /** Minor units. */
  fee: number;
  /** Days until delivery; absent for those of the province. */
  days?: number;
}

/** Delivery settings of a store. Fees and `freeFrom` are in minor units; keys are two-digit province codes, or `*` for all others. */
export interface DeliverySettings {
  feeByProvince: Record<string, number>;
  freeFrom: number | null;
  daysByProvince: Record<string, number>;
  /** Nearest first; beyond the last one the fee of the province applies. */
  byDistance?: DistanceStep[];
  /** Place of dispatch; absent for the store's own location. */
  from?: Point;
}

/** The data of a store that its delivery fees depend on. */
export interface DeliveryTerms {
  settings: { delivery: DeliverySettings };
  info: { location: Point | null };
}

/** Where goods are delivered to; without a point only the province counts. */
interface Destination {
  provinceCode: string | null;
  point?: Point;
}

export interface DeliveryQuote {
  /** Minor units; 0 if the store has set no fee (specification, section 9). */
  fee: number;
  /** Days until delivery; null if the store does not state them. */
  days: number | null;
}

/** A store's place of dispatch; null if it has no location. */
export const dispatchPoint = ({ settings, info }: DeliveryTerms): Point | null =>
  settings.delivery.from ?? info.location;

/**
 * The delivery fee for goods with a total in minor units: by distance if the store has a fee for that distance, otherwise
 * by province, and free from the total that the store sets.
 */
export function quoteDelivery(
  terms: DeliveryTerms,
  { provinceCode, point }: Destination,
  goodsTotal: number,
): DeliveryQuote {
  const { feeByProvince, freeFrom, daysByProvince } = terms.settings.delivery;
  const of = (zones: Record<string, number>) => (provinceCode === null ? undefined : zones[provinceCode]) ?? zones["*"];
  const step = point && stepFor(terms, point);
  const isFree = freeFrom !== null && goodsTotal >= freeFrom;
  return { fee: isFree ? 0 : (step?.fee ?? of(feeByProvince) ?? 0), days: step?.days ?? of(daysByProvince) ?? null };
}

/** The lowest and highest fee and days of deliveries to anywhere; days are null if the store does not state them for all provinces. */
export function deliveryRange({ settings }: DeliveryTerms) {
  const { feeByProvince, daysByProvince, byDistance = [] } = settings.delivery;
  const fees = [...Object.values({ "*": 0, ...feeByProvince }), ...byDistance.map(({ fee }) => fee)];
  const days =
    daysByProvince["*"] === undefined
      ? null
      : [...Object.values(daysByProvince), ...byDistance.flatMap(({ days: own }) => own ?? [])];
  return {
    feeMin: Math.min(...fees),
    feeMax: Math.max(...fees),
    daysMin: days && Math.min(...days),
    daysMax: days && Math.max(...days),
  };
}

function stepFor(terms: DeliveryTerms, point: Point): DistanceStep | undefined {
  const from = dispatchPoint(terms);
  const steps = terms.settings.delivery.byDistance;
  if (!from || !steps) return undefined;
  const distance = kilometresBetween(from, point);
  return steps.find(({ upToKm }) => distance <= upToKm);
}
