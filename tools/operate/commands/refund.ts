import { lookAtOrderForStaff } from "@shop/api/flows/orders/for-staff/find-order";
import { refundOrder } from "@shop/api/flows/payments/refunds/refund-order";
import { refundWays, type RefundTo } from "@shop/api/flows/payments/refunds/paid-order";
import { planRefund, refundLines } from "@shop/api/flows/payments/refunds/refund-lines";
import { refundPart } from "@shop/api/flows/payments/refunds/refund-part";
import { settleRefund } from "@shop/api/flows/payments/refunds/settle-refund";
import { readOrderStory } from "@shop/api/views/staff/read-order-story";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import type { Command, Values } from "../command.ts";
import { readAmount, readReason, readWholeNumber } from "../input/read-arguments.ts";
import { readDecision } from "../input/read-decision.ts";
import { formatSpan } from "../output/format.ts";

function readTo({ options: { to } }: Values): RefundTo | undefined {
  const known = refundWays.find((way) => way === to);
  if (to !== undefined && known === undefined)
    throw new StaffError(`--to must be ${refundWays.join(" or ")}, not ${to}`);
  return known;
}

const toDetails = ["--to sent: you have sent the money. --to store-cash: adds it to the customer's store cash."];
const toDetailsOfParts = [
  ...toDetails,
  "--to provider: PayPal sends it back, if the order was paid there. If it refuses, send the money in another way.",
];

/** Lines of an order with numbers of pieces, such as `1:2,3`: two of line 1, and all of line 3. */
function readLines(text: string): Map<number, number | null> {
  const lines = text.split(",").map((part): [number, number | null] => {
    const [line, pieces] = part.split(/:(.*)/s);
    return [readWholeNumber(line!), pieces === undefined ? null : readWholeNumber(pieces)];
  });
  const wanted = new Map(lines);
  if (wanted.size < lines.length)
    throw new StaffError("Each line may be given once, such as 2:1 for one piece of line 2");
  return wanted;
}

/** Money that goes back to shoppers, in whole or in part. */
export const refundCommands: Command[] = [
  {
    usage: "refund owed NUMBER [--to sent|store-cash|provider] [--store CODE]",
    summary: "refund what is owed for an order, or record that you have sent it",
    details: () => [
      "--to provider: PayPal sends it back. If it refuses, send the money in another way.",
      ...toDetails,
      "The default is sent, except for orders that were paid at PayPal.",
    ],
    async run({ services, actor, say }, values) {
      const decision = await readDecision(services, values, actor);
      const paid = await refundOrder(services, { ...decision, to: readTo(values) ?? null });
      say(`${values.positional[0]}: ${paid.join(" and ")} refunded`);
    },
  },
  {
    usage: "refund amount NUMBER AMOUNT REASON [--to sent|store-cash|provider] [--again yes] [--store CODE]",
    summary: "refund a part of a paid order, or record that you have sent it; the order goes on",
    details: () => [
      "REASON: the shopper sees it in the history of the order",
      ...toDetailsOfParts,
      "The default is store-cash if the order was paid by it, otherwise sent; orders that were paid at PayPal have none.",
      "--again yes: if the same amount is refunded a second time",
    ],
    async run({ services, actor, say }, values) {
      const [number, amount, reason] = values.positional;
      const part = await readDecision(services, values, actor);
      const { db } = services.database;
      const order = await lookAtOrderForStaff(db, number!, part.storeId);
      const { payment } = await readOrderStory(db, order.id);
      const refunded = await refundPart(services, {
        ...part,
        amount: readAmount(amount!, payment.currency),
        reason: readReason(reason!),
        to: readTo(values) ?? null,
        again: values.options.again === "yes",
      });
      say(`${order.number}: ${refunded} refunded`);
    },
  },
  {
    usage:
      "refund lines NUMBER LINES REASON [--to sent|store-cash|provider] [--restock yes] [--again yes] [--store CODE]",
    summary: "refund pieces of a paid order, by what was paid for them after their share of the discount",
    details: () => [
      "LINES: as order show numbers them: 2 is all that is left of line 2, 2:1 one piece of it, 1:1,3 a piece of line 1 and all of line 3",
      "REASON: the shopper sees it in the history of the order",
      "Without --to nothing is recorded: it says the amount, and which bookings it cancels.",
      ...toDetailsOfParts,
      "--restock yes: the pieces return to stock",
      "--again yes: if pieces of the same line, or the same amount, were refunded before",
      "The booking of a refunded service is cancelled. If somebody comes all the same, use refund amount.",
    ],
    async run({ services, actor, say }, values) {
      const [, lines, reason] = values.positional;
      const { restock, again } = values.options;
      const wanted = {
        ...(await readDecision(services, values, actor)),
        wanted: readLines(lines!),
        reason: readReason(reason!),
        restock: restock === "yes",
        again: again === "yes",
      };
      const to = readTo(values);
      if (to === undefined) {
        const { number, amount, pieces, byProvider, times } = await planRefund(services, wanted);
        const next = byProvider ? "Add --to provider" : "Send it, then add --to sent; or add --to store-cash";
        say(`${number}: ${amount} for ${pieces}. ${next}`);
        for (const { id, during } of times) say(`It cancels booking ${id}: ${formatSpan(during)}`);
        return;
      }
      const { number, amount, pieces, refunded, times } = await refundLines(services, { ...wanted, to });
      say(`${number}: ${amount} for ${pieces} refunded, ${refunded} in all`);
      for (const { id, during } of times) say(`Booking ${id} is cancelled: ${formatSpan(during)}`);
    },
  },
  {
    usage: "payment settle NUMBER [--store CODE]",
    summary: "continue an order although its money was refunded or taken back at the provider",
    details: () => [
      "Such an order is stopped until then.",
      "To end it instead: order move NUMBER cancelled, or returned.",
    ],
    async run({ services, actor, say }, values) {
      say(`${await settleRefund(services, await readDecision(services, values, actor))} continues`);
    },
  },
];
