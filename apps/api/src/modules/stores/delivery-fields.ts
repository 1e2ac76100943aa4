import * as z from "zod";
import { StaffError } from "../../platform/errors/staff-error.ts";
import { amount, field, minorOf, orNone, point, wholeNumber, type StoreField } from "./field-kinds.ts";
import type { Store } from "./read-store.ts";

/** Maximum number of distance steps of a store. */
const mostSteps = 20;

const days = wholeNumber(0, 60);

const step = /^(\d{1,4}(?:\.\d{1,2})?):(\d+(?:\.\d+)?)(?::(\d{1,2}))?$/;
/** Kilometres, fee in major units, and days if given; each step farther than the one before. */
const steps = z.string().transform((value, context) => {
  const read = value
    .trim()
    .split(/\s+/)
    .map((part) => step.exec(part));
  const found = read.flatMap((parts) =>
    parts
      ? [{ upToKm: Number(parts[1]), fee: Number(parts[2]), ...(parts[3] !== undefined && { days: Number(parts[3]) }) }]
      : [],
  );
  const isAscending = found.every(({ upToKm }, index) => upToKm > (found[index - 1]?.upToKm ?? 0));
  if (found.length !== read.length || found.length > mostSteps || !isAscending) context.addIssue({ code: "custom" });
  return found;
});

/** Fields for delivery fees and times. */
export const deliveryFields: [string, StoreField][] = [
  [
    "delivery.free-from",
    field(
      "the total of goods from which delivery is free, or - for never",
      orNone(amount),
      (store, value) => (store.settings.delivery.freeFrom = value === null ? null : minorOf(store, value)),
    ),
  ],
  [
    "delivery.from",
    field(
      "the point where deliveries start, such as 11.5621,104.9168, or - for the store's location",
      orNone(point),
      setFrom,
    ),
  ],
  [
    "delivery.distance",
    field(
      'fees by kilometres, such as "3:1 8:2.50:1" (1 up to 3 km; 2.50 up to 8 km, within 1 day), or - for fees by province only',
      orNone(steps),
      setSteps,
    ),
  ],
  ...provinces().map((code): [string, StoreField] => [
    `delivery.fee.${code}`,
    field(
      code === "*" ? "a fee" : "a fee, or - for the fee of *",
      code === "*" ? amount : orNone(amount),
      (store, value) => setFee(store, code, value),
    ),
  ]),
  ...provinces().map((code): [string, StoreField] => [
    `delivery.days.${code}`,
    field(
      code === "*" ? "days from 0 to 60" : "days from 0 to 60, or - for the days of *",
      code === "*" ? days : orNone(days),
      (store, value) => setDays(store, code, value),
    ),
  ]),
];

/** Two-digit province codes, and `*` for the rest. */
function provinces(): string[] {
  return ["*", ...Array.from({ length: 25 }, (_, index) => String(index + 1).padStart(2, "0"))];
}

function setFrom(store: Store, value: z.output<typeof point> | null): void {
  const { delivery } = store.settings;
  if (value) delivery.from = value;
  else delete delivery.from;
  assertPlace(store);
}

function setSteps(store: Store, value: z.output<typeof steps> | null): void {
  const { delivery } = store.settings;
  if (value) delivery.byDistance = value.map((each) => ({ ...each, fee: minorOf(store, each.fee) }));
  else delete delivery.byDistance;
  assertPlace(store);
}

/** Distance steps require a place of dispatch. */
export function assertPlace({ settings: { delivery }, info }: Store): void {
  if (delivery.byDistance && !delivery.from && !info.location)
    throw new StaffError("Fees by distance need a starting point: set delivery.from or location first");
}

function setFee(store: Store, code: string, value: number | null): void {
  const { feeByProvince } = store.settings.delivery;
  if (value === null) delete feeByProvince[code];
  else feeByProvince[code] = minorOf(store, value);
}

function setDays(store: Store, code: string, value: number | null): void {
  const { daysByProvince } = store.settings.delivery;
  if (value === null) delete daysByProvince[code];
  else daysByProvince[code] = value;
}
