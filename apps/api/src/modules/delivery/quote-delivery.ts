import { kilometresBetween, type Point } from "./distance.ts";

/** What is asked up to a distance from where goods leave, as the crow flies. */
export interface DistanceStep {
  upToKm: number;
  /** Minor units. */
  fee: number;
  /** Days until it is there; the province's where it is not said. */
  days?: number;
}

/** How a store delivers; fees and `freeFrom` in minor units, keys are two-digit province codes or `*` for the rest. */
export interface DeliverySettings {
  feeByProvince: Record<string, number>;
  freeFrom: number | null;
  daysByProvince: Record<string, number>;
  /** Nearest first; farther than the last of them the province's fee holds. */
  byDistance?: DistanceStep[];
  /** Where goods leave; the store's own place where it is not said. */
  from?: Point;
}

/** What of a store says what its deliveries cost. */
export interface DeliveryTerms {
  settings: { delivery: DeliverySettings };
  info: { location: Point | null };
}

/** Where something goes; without a point only the province counts. */
export interface Destination {
  provinceCode: string | null;
  point?: Point;
}

export interface DeliveryQuote {
  /** Minor units; 0 where the store names none (specification, section 9). */
  fee: number;
  /** Days until it is there; null where the store does not say. */
  days: number | null;
}

/** Where a store's goods leave; null where it has no place on the map. */
export const leavesFrom = ({ settings, info }: DeliveryTerms): Point | null => settings.delivery.from ?? info.location;

/**
 * What delivery costs for goods of a total in minor units: by the distance where the store has
 * steps that reach so far, else by the province, and nothing from the total on that the store
 * names.
 */
export function quoteDelivery(terms: DeliveryTerms, { provinceCode, point }: Destination, goodsTotal: number): DeliveryQuote {
  const { feeByProvince, freeFrom, daysByProvince } = terms.settings.delivery;
  const of = (zones: Record<string, number>) => (provinceCode === null ? undefined : zones[provinceCode]) ?? zones["*"];
  const step = point && stepFor(terms, point);
  const isFree = freeFrom !== null && goodsTotal >= freeFrom;
  return { fee: isFree ? 0 : (step?.fee ?? of(feeByProvince) ?? 0), days: step?.days ?? of(daysByProvince) ?? null };
}

function stepFor(terms: DeliveryTerms, point: Point): DistanceStep | undefined {
  const from = leavesFrom(terms);
  const steps = terms.settings.delivery.byDistance;
  if (!from || !steps) return undefined;
  const distance = kilometresBetween(from, point);
  return steps.find(({ upToKm }) => distance <= upToKm);
}
