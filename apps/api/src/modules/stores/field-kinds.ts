import * as z from "zod";
import { toMinor } from "@shop/kit/money";
import { StaffError } from "../../platform/errors/staff-error.ts";
import type { Store } from "./read-store.ts";

/** A field of a store that staff can set, by name and text. */
export interface StoreField {
  /** Describes valid values, for the help and for error messages. */
  expects: string;
  /** Sets the value in a copy of the store; false if it is invalid. */
  apply(store: Store, value: string): boolean;
  /** The picture in a value, for a field that has one. */
  pictureIn?(value: string): string | undefined;
}

/** The text that removes a value. */
const none = "-";

/** A field whose text is read by a schema; `put` stores what came out. */
export function field<Value>(
  expects: string,
  schema: z.ZodType<Value, string>,
  put: (store: Store, value: Value) => void,
): StoreField {
  return {
    expects,
    apply(store, text) {
      const parsed = schema.safeParse(text);
      if (parsed.success) put(store, parsed.data);
      return parsed.success;
    },
  };
}

/** A field whose text begins with the path of a picture. */
export const pictureField: typeof field = (...parts) => ({
  ...field(...parts),
  pictureIn: (value) => (value === none ? undefined : value.trim().split(" ")[0]),
});

export const text = (most: number) => z.string().trim().min(1).max(most);
/** Maximum length of a store's name. */
export const longestStoreName = 80;

/** The schema's output, or null for `-`. */
export const orNone = <Value>(schema: z.ZodType<Value, string>) =>
  z.string().transform((value, context): Value | null => {
    if (value === none) return null;
    const parsed = schema.safeParse(value);
    if (!parsed.success) context.addIssue({ code: "custom" });
    return parsed.data ?? null;
  });
export const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^-?\d+$/)
    .transform(Number)
    .refine((value) => value >= from && value <= to);
export const onOff = z.enum(["on", "off"]).transform((value) => value === "on");
export const link = z.url({ protocol: /^https?$/ }).max(500);
/** A path under the upload base path. */
export const picture = z.string().regex(/^(?!.*\.\.)[\w-][\w./~-]{0,199}$/);

const inRange = (degrees: string | undefined, most: number) =>
  /^-?\d{1,3}(\.\d+)?$/.test(degrees ?? "") && Math.abs(Number(degrees)) <= most;
/** Latitude and longitude. */
export const point = z.string().transform((value, context) => {
  const [lat, long, ...more] = value.split(",").map((part) => part.trim());
  if (more.length > 0 || !inRange(lat, 90) || !inRange(long, 180)) context.addIssue({ code: "custom" });
  return { lat: Number(lat), long: Number(long) };
});
/** Decimal major units; not converted here, since the currency depends on the store. */
export const amount = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform(Number);

/** Converts major units to the store's minor units; throws a `StaffError` if they have more decimals than the currency. */
export function minorOf(store: Store, major: number): number {
  const minor = toMinor(major, store.currency);
  if (minor === null) throw new StaffError(`${major} has too many decimals for ${store.currency}`);
  return minor;
}
