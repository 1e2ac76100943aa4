import { cambodianTime } from "@shop/kit/date";
import { formatMoney, type Currency } from "@shop/kit/money";
import { namePieces, type Order } from "@shop/api/modules/orders/public";
import { formatRefund, isMadeByStaff, wayName } from "@shop/api/modules/payments/public";
import type { listTimesOf } from "@shop/api/views/staff/list-bookings";
import type { readOrderStory } from "@shop/api/views/staff/read-order-story";
import { formatDelivery, formatSpan } from "./format.ts";

type Story = Awaited<ReturnType<typeof readOrderStory>>;
type Time = Awaited<ReturnType<typeof listTimesOf>>[number];

/** An order as `order show` prints it. */
export function* orderLines(order: Order, story: Story, times: readonly Time[]): Generator<string> {
  const { currency } = order;
  yield `${order.number}  ${order.state}  ${formatMoney({ amount: order.grandTotal, currency })}`;
  yield formatDelivery(order.delivery);
  yield* shipmentLines(story.shipment);
  if (order.note) yield `Note: ${order.note}`;
  for (const [index, line] of story.lines.entries()) {
    yield `  ${index + 1}. ${articleText(line, currency)}`;
    const own = story.serials.filter(({ lineId }) => lineId === line.id);
    if (own.length > 0) yield `     serial numbers: ${own.map(({ serial }) => serial).join(", ")}`;
  }
  for (const { id, during, freelancerId, freelancer, state } of times)
    yield `  booking ${id}: ${formatSpan(during)}  ${state}  freelancer ${freelancerId}, ${freelancer.en}`;
  yield* paymentLines(order, story);
  for (const { at, state, actor, note } of story.events)
    yield `  ${cambodianTime(at)}  ${state}  ${actor}${note ? `  ${note}` : ""}`;
}

function* shipmentLines(shipment: Story["shipment"]): Generator<string> {
  if (shipment?.courierName)
    yield `Courier: ${[shipment.courierName, shipment.courierPhone].filter(Boolean).join(", ")}`;
  if (shipment?.locatedAt) yield `Place: ${shipment.lat}, ${shipment.long} at ${cambodianTime(shipment.locatedAt)}`;
}

/** An order line as one line of text. */
export function articleText(
  { quantity, name, variantName, price, note }: Story["lines"][number],
  currency: Currency,
): string {
  const variant = variantName ? ` (${variantName})` : "";
  return `${quantity} × ${name.en}${variant} at ${formatMoney({ amount: price, currency })}${note ? `: ${note}` : ""}`;
}

/** The payment, what of it has to be paid back, and what went back. */
function* paymentLines({ number }: Order, { lines, payment, owed, refunds }: Story): Generator<string> {
  const { way, state, reason } = payment;
  yield `Payment: ${way} ${state} ${formatMoney(payment)}${reason ? `  ${reason}` : ""}`;
  for (const one of owed)
    yield `  owed: ${formatRefund(one)}  ${one.reason}${one.hash === null ? "" : `  ${one.hash}`}`;
  for (const refund of refunds) {
    const { refundedAt, money, reported, made } = refund;
    const names = (made?.lines ?? []).map(({ lineId, quantity }) =>
      namePieces({ ...lines.find(({ id }) => id === lineId)!, quantity }, "en"),
    );
    const pieces = names.length > 0 ? ` for ${names.join(", ")}` : "";
    const next = made?.unsettled ? `: cancel or return the order, or continue it with payment settle ${number}` : "";
    yield `  ${cambodianTime(refundedAt!)}  ${reported ?? formatMoney(money)} ${howRefunded(way, refund)}${pieces}${next}`;
  }
}

function howRefunded(way: Story["payment"]["way"], { toStoreCash, made }: Story["refunds"][number]): string {
  if (made?.kind === "reversal") return `taken back by ${wayName(way)}`;
  if (toStoreCash) return "refunded to the store cash";
  return made && !isMadeByStaff(made) ? `sent back at ${wayName(way)}` : "refunded";
}
