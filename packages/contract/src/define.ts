import * as z from "zod";
import { hasVisibleText } from "@shop/kit/has-visible-text";
import { withoutDirections } from "@shop/kit/without-directions";
import type { ErrorCode } from "./errors.ts";
import { longestEmail, longestNumber, longestPassword, longestPhone, shortestPassword } from "./limits.ts";

/** Who may make a call: anybody (who is recognized if they send a token), or signed-in customers only. */
type Access = "public" | "customer";

/** The rate limit a call counts against: searches per IP address, the others per customer. */
export type CallLimit = "search" | "write" | "read" | "export" | "checkout" | "payment" | "upload" | "claim";

/** A call of the API: its schemas, and what holds before its handler runs. Method and path are in `paths.ts`. */
export interface Call {
  /** One line for the OpenAPI document. */
  summary: string;
  access: Access;
  /** Values of `{name}` in the path. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Schema of the answer's `data`. */
  data: z.ZodType;
  /** Further properties of the answer beside `data`, such as the totals of the cart. */
  beside?: z.ZodObject;
  /** Set if `Idempotency-Key` is honoured. The name of a call means that this is an alias which shares that call's keys. */
  idempotent?: true | "checkout.place";
  /** Set if the call is rate limited; above the limit it is refused with 429 and `Retry-After`. */
  limit?: CallLimit;
  /** Whether the body is a multipart upload. */
  multipart?: boolean;
}

/** Defines a call; returns it unchanged with exact types. */
export function call<const C extends Call>(definition: C): C {
  return definition;
}

/** A decimal number as people write it. A text of digits can be read in one way only: in several, a long one would take seconds. */
const decimal = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/;
const digits = /^\d+$/;

/**
 * A number, also accepted as a string. Unlike plain JavaScript conversion, null, an empty string,
 * booleans and arrays are not numbers (0, 0 is a valid location, in the Gulf of Guinea), nor is
 * programmers' notation such as 0x1 or 1e3.
 */
export const numeric = <Schema extends z.ZodNumber>(schema: Schema, written = decimal) =>
  z.preprocess((value) => {
    if (typeof value !== "string") return value;
    const text = value.trim();
    return text === "" ? undefined : written.test(text) ? Number(text) : value;
  }, schema);

/** An integer, also accepted as a string of digits; anything else is refused by `error`, if there is one of its own. */
export const whole = (from: number, to: number, error?: ErrorCode) =>
  numeric(z.int(error).min(from, error).max(to, error), digits);

/** An id: a positive 32-bit integer, also accepted as a string of digits. */
export const id = whole(1, 2_147_483_647);

/** What people write for others to read. */
export const prose = z.string().overwrite(withoutDirections).trim();

/** A name with at least one visible character. */
export const calledName = (longest: number) => prose.min(1).max(longest).refine(hasVisibleText, "required");

/** A phone number, or the end of one, as people write it. */
export const phone = z.string().trim().min(1).max(longestPhone);

/** What is typed as an email address: Chinese keyboards write its signs in full width. */
export const typedEmail = z
  .string()
  .overwrite((text) => text.normalize("NFKC"))
  .trim()
  .max(longestEmail);
export const email = typedEmail.pipe(z.email());

/** An existing password, and a new one. */
export const password = z.string().min(1).max(longestPassword);
export const newPassword = z.string().min(shortestPassword).max(longestPassword);

/** A one-time code. */
export const otp = z.string().trim().min(1).max(12);
/** The nonce of a request for a one-time code. If given, only the code of that request is accepted. */
export const secret = z.string().max(200);

/** An order or claim number as people write it. */
export const typedNumber = z.string().trim().min(1).max(longestNumber);

/** An optional id: null, an empty string and a missing value mean none. */
export const optionalId = z.preprocess(
  (value) => (value === "" || value === undefined ? null : value),
  z.union([z.null(), id]),
);

/** Page number of a list, from 1. */
export const page = whole(1, 1_000_000);

/** An unguessable public reference, such as an order's or a payment's. */
export const reference = z.string().min(1).max(longestNumber);

/** Decimal major units, such as 12.5 dollars; null if there is no price. */
export const money = z.number();

/** The store, if the host does not determine it, and the language. */
export const storeQuery = z.object({
  store_code: z.string().max(20).optional(),
  lang: z.string().max(8).optional(),
});

/** Pagination of a list: pages count from 1, `total` is the number of entries. */
export const pagination = z.object({
  page: z.number().int(),
  last_page: z.number().int(),
  total: z.number().int(),
});

/** A boolean in a query: `1`, `true` and `yes` are true. */
export const flag = z.preprocess(
  (value) => value === "1" || value === "true" || value === "yes" || value === true,
  z.boolean(),
);
