import { lookAtOrderForStaff } from "@shop/api/flows/orders/for-staff/find-order";
import { refundOrder } from "@shop/api/flows/payments/refunds/refund-order";
import { refundLines } from "@shop/api/flows/payments/refunds/refund-lines";
import { refundPart } from "@shop/api/flows/payments/refunds/refund-part";
import { settleRefund } from "@shop/api/flows/payments/refunds/settle-refund";
import { readOrderStory } from "@shop/api/views/staff/read-order-story";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import type { Command, Values } from "../command.ts";
import { readAmount, readWholeNumber } from "../input/read-arguments.ts";
import { readDecision } from "../input/read-decision.ts";

function readToStoreCash({ options: { to } }: Values): boolean | undefined {
  if (to !== undefined && to !== "sent" && to !== "store-cash")
    throw new StaffError(`--to must be sent or store-cash, not ${to}`);
  return to === undefined ? undefined : to === "store-cash";
}

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
    usage: "payment refund NUMBER [--to sent|store-cash] [--store CODE]",
    summary: "record that the refund of an order has been sent, or add it to store cash",
    details: () => [
      "--to sent (the default): you have sent the money by the bank or the provider.",
      "--to store-cash: adds it to the customer's store cash.",
    ],
    async run({ services, actor, say }, values) {
      const toStoreCash = readToStoreCash(values) ?? false;
      const paid = await refundOrder(services, { ...(await readDecision(services, values, actor)), toStoreCash });
      say(`${values.positional[0]}: ${paid.join(" and ")} refunded`);
    },
  },
  {
    usage: "payment refund-part NUMBER AMOUNT REASON [--to sent|store-cash] [--again yes] [--store CODE]",
    summary: "record that you have refunded a part of a paid order, or add it to store cash; the order goes on",
    details: () => [
      "REASON: the shopper sees it in the history of the order",
      "--to: as with payment refund; the default is store-cash if the order was paid by it",
      "--again yes: if the same amount is refunded a second time",
      "PayPal: refund the part at PayPal instead; the shop notices it.",
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
        reason: reason!,
        toStoreCash: readToStoreCash(values),
        again: values.options.again === "yes",
      });
      say(`${order.number}: ${refunded} refunded`);
    },
  },
  {
    usage:
      "payment refund-lines NUMBER LINES REASON [--to sent|store-cash] [--restock yes] [--again yes] [--store CODE]",
    summary: "refund pieces of a paid order, by what was paid for them after their share of the discount",
    details: () => [
      "LINES: as order show numbers them: 2 is all that is left of line 2, 2:1 one piece of it, 1:1,3 a piece of line 1 and all of line 3",
      "REASON: the shopper sees it in the history of the order",
      "Without --to nothing is recorded: it says the amount to send.",
      "--to sent: you have sent it. --to store-cash: adds it to the customer's store cash.",
      "--restock yes: the pieces return to stock",
      "--again yes: if pieces of the same line were refunded before",
    ],
    async run({ services, actor, say }, values) {
      const [, lines, reason] = values.positional;
      const { restock, again } = values.options;
      const { number, amount, pieces, refunded } = await refundLines(services, {
        ...(await readDecision(services, values, actor)),
        wanted: readLines(lines!),
        reason: reason!,
        toStoreCash: readToStoreCash(values) ?? null,
        restock: restock === "yes",
        again: again === "yes",
      });
      say(
        refunded === null
          ? `${number}: ${amount} for ${pieces}. Send it, then add --to sent; or add --to store-cash`
          : `${number}: ${amount} for ${pieces} refunded, ${refunded} in all`,
      );
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
