import { or, sql, type SQLWrapper } from "drizzle-orm";
import { phoneEndDigits } from "@shop/contract/limits";
import { asciiDigits } from "@shop/kit/digits";
import { customers } from "../../modules/customers/tables.ts";
import { orders } from "../../modules/orders/tables.ts";

/** The last four digits of a phone as it was typed; null where there are no four. */
export function readPhoneEnd(typed: string): string | null {
  const end = asciiDigits(typed).replace(/\D/g, "").slice(-phoneEndDigits);
  return end.length < phoneEndDigits ? null : end;
}

export const endsWith = (phone: SQLWrapper, end: string) => sql`right(${phone}, ${phoneEndDigits}) = ${end}`;

/** The phone that an order goes to, or its customer's, ends with these digits; for queries over `orders` and `customers`. */
export const phoneEndsWith = (end: string) =>
  or(endsWith(sql`${orders.delivery} ->> 'phone'`, end), endsWith(customers.phone, end));
