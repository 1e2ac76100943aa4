import * as z from "zod";
import { call, pagination, storeQuery } from "../define.ts";
import { longestCheckCode, longestNumber, longestPhone, longestSerial } from "../limits.ts";

/**
 * `covered`: until the end of a day; `ended`: before today; `waiting`: starts with the delivery, which
 * is still to come; `none`: the product has no warranty or was returned.
 */
const warrantyStates = ["covered", "ended", "waiting", "none"] as const;

/** The warranty of an item, without anything about its buyer or price. */
export const warrantyItem = z.object({
  /** The order line, by which its buyer makes a claim; meaningless to others. */
  line_id: z.number(),
  product_id: z.number(),
  name: z.string(),
  variant_name: z.string().nullable(),
  image: z.string(),
  quantity: z.number().int(),
  state: z.enum(warrantyStates),
  months: z.number().int(),
  /** Days in Cambodia, such as 2026-11-21; null if it is not and was not covered. */
  covered_from: z.string().nullable(),
  covered_until: z.string().nullable(),
});

/** `flaw` is worth knowing about, `fault` does not work. */
export const checkResults = ["good", "flaw", "fault"] as const;
export const checkGrades = ["A", "B", "C"] as const;

const deviceCheck = z.object({
  code: z.string(),
  device: z.string(),
  image: z.string(),
  /** The end of its serial number or IMEI, to compare with the device. */
  serial_end: z.string(),
  /** Day in Cambodia, as 2026-11-21. */
  checked_on: z.string(),
  grade: z.enum(checkGrades),
  summary: z.string(),
  /** Percent of the original capacity; null if it has no battery. */
  battery_health: z.number().int().min(0).max(100).nullable(),
  items: z.array(z.object({ name: z.string(), result: z.enum(checkResults), note: z.string().nullable() })),
});

export const warrantyCalls = {
  "warranty.find": call({
    summary:
      "Warranty of purchased products: by order number with the last four digits of the phone, or by serial number or IMEI",
    access: "public",
    query: storeQuery.extend({
      order: z.string().trim().max(longestNumber).optional(),
      phone: z.string().trim().max(longestPhone).optional(),
      serial: z.string().trim().max(longestSerial).optional(),
    }),
    data: z.array(warrantyItem),
    beside: pagination,
  }),
  "deviceChecks.get": call({
    summary: "The inspection report of a used device, by its code; 404 if the store has no reports",
    access: "public",
    params: z.object({ code: z.string().trim().min(1).max(longestCheckCode) }),
    query: storeQuery,
    data: deviceCheck,
  }),
};
