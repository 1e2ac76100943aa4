import { cambodianTime } from "@shop/kit/date";
import { formatMoney, toMajor } from "@shop/kit/money";
import { phoneText } from "@shop/kit/phone-text";
import type { OrderToExport } from "@shop/api/views/staff/read-orders";
import type { Columns } from "./csv.ts";
import { articleText } from "./order-lines.ts";

/**
 * The columns of `order export`. Amounts are decimal numbers in the order's currency; a refund of a part has its own, as the
 * payment may have been in riel. Times are those of Cambodia.
 */
export const orderColumns: Columns<OrderToExport> = {
  number: ({ number }) => number,
  store: ({ store }) => store,
  placed: ({ placedAt }) => cambodianTime(placedAt).replace("T", " "),
  state: ({ state }) => state,
  payment: ({ way }) => way,
  payment_state: ({ paymentState }) => paymentState,
  currency: ({ currency }) => currency,
  goods: ({ total, currency }) => toMajor(total, currency),
  discount: ({ discount, currency }) => toMajor(discount, currency),
  delivery: ({ deliveryFee, currency }) => toMajor(deliveryFee, currency),
  total: ({ grandTotal, currency }) => toMajor(grandTotal, currency),
  part_refunded: ({ back }) => (back ? formatMoney(back) : null),
  recipient: ({ delivery }) => delivery.recipient,
  phone: ({ delivery }) => delivery.phone && phoneText(delivery.phone),
  address: ({ delivery }) => [delivery.name, delivery.description].filter(Boolean).join(", "),
  lines: ({ lines, currency }) => lines.map((line) => articleText(line, currency)).join(" | "),
  note: ({ note }) => note,
};
