import * as z from "zod";
import { isSeen } from "@shop/kit/is-seen";
import { longestNumber, longestPassword, longestPhone, shortestPassword } from "./limits.ts";

/** Who may make a call: anybody, anybody but known when a token is there, or only a signed-in customer. */
type Access = "public" | "customer";

/** What a call counts against: searches by the caller's address, the others by customer. */
export type CallLimit = "search" | "write" | "checkout" | "payment" | "upload" | "claim";

export interface Call {
  /** One line for the API document. */
  summary: string;
  access: Access;
  /** Values of `{name}` in the path. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** What `data` holds. */
  data: z.ZodType;
  /** What stands beside `data`, such as the totals of the cart. */
  beside?: z.ZodObject;
  /** Set where `Idempotency-Key` is honoured. A call's name: this call is an alias of that one and shares its keys. */
  idempotent?: true | "checkout.place";
  /** Set where a caller may make it only so often; beyond that it is refused with 429 and `Retry-After`. */
  limit?: CallLimit;
  /** True where the body is a multipart upload. */
  multipart?: boolean;
}

/** A call of the API, with its schemas kept as exact types. */
export function call<const C extends Call>(definition: C): C {
  return definition;
}

/** A number as people write it. */
const decimal = /^-?\d*\.?\d+$/;
const digits = /^\d+$/;

/** A number, also sent as text. What JavaScript reads as 0 or 1 besides (null, an empty text, yes and no, lists) is none: a point of 0, 0 is a place in the Gulf of Guinea. Nor is what only programmers write, as 0x1 or 1e3. */
export const numeric = <Schema extends z.ZodNumber>(schema: Schema, written = decimal) =>
  z.preprocess((value) => {
    if (typeof value !== "string") return value;
    const text = value.trim();
    return text === "" ? undefined : written.test(text) ? Number(text) : value;
  }, schema);

/** A whole number, also sent as text of digits. */
export const whole = (from: number, to: number) => numeric(z.int().min(from).max(to), digits);

/** An id: a positive 32-bit integer; text of digits is read as one. */
export const id = whole(1, 2_147_483_647);

/** What a person calls something, with anything in it to be seen. */
export const calledName = (longest: number) => z.string().trim().min(1).max(longest).refine(isSeen, "required");

/** A phone number, or the end of one, as people write it. */
export const phone = z.string().trim().min(1).max(longestPhone);

/** A password that is there already, and one that is set. */
export const password = z.string().min(1).max(longestPassword);
export const newPassword = z.string().min(shortestPassword).max(longestPassword);

/** A one-time code. */
export const otp = z.string().trim().min(1).max(12);
/** The nonce of the request that a one-time code answers; sent along, the code of anybody else's request is refused. */
export const secret = z.string().max(200);

/** The number of an order or a claim, as people write it. */
export const typedNumber = z.string().trim().min(1).max(longestNumber);

/** An optional id: null, an empty text and absence mean none. */
export const optionalId = z.preprocess(
  (value) => (value === "" || value === undefined ? null : value),
  z.union([z.null(), id]),
);

/** A page of a list, counted from 1. */
export const page = whole(1, 1_000_000);

/** A public reference that cannot be guessed, such as an order's or a payment's. */
export const reference = z.string().min(1).max(longestNumber);

/** Decimal major units, such as 12.5 dollars; null where there is no price. */
export const money = z.number();

/** Which store is meant, where the host does not say it, and in which language. */
export const storeQuery = z.object({
  store_code: z.string().max(20).optional(),
  lang: z.string().max(8).optional(),
});

/** Where a page of a list stands among all, counted from 1, and how many entries there are in all. */
export const pageBeside = z.object({
  page: z.number().int(),
  last_page: z.number().int(),
  total: z.number().int(),
});

/** A yes or no in a query: `1`, `true` and `yes` are yes. */
export const flag = z.preprocess((value) => value === "1" || value === "true" || value === "yes" || value === true, z.boolean());
