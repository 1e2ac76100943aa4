import { basename } from "node:path";
import { formatMoney } from "@shop/kit/money";
import { lookAtOrderForStaff } from "@shop/api/flows/orders/for-staff/find-order";
import { refundOrder } from "@shop/api/flows/payments/refunds/refund-order";
import { refundLines } from "@shop/api/flows/payments/refunds/refund-lines";
import { refundPart } from "@shop/api/flows/payments/refunds/refund-part";
import { settleRefund } from "@shop/api/flows/payments/refunds/settle-refund";
import { refuseTransfer, verifyTransfer } from "@shop/api/flows/payments/for-staff/verify-transfer";
import { moveCash, type CashMove } from "@shop/api/flows/payments/for-staff/move-cash";
import { isReviewed, formatRefund, wayName } from "@shop/api/modules/payments/public";
import { readOrderStory } from "@shop/api/views/staff/read-order-story";
import { listPaymentWork, type PaymentWork } from "@shop/api/views/staff/list-payments";
import { readPicture } from "@shop/api/modules/uploads/public";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import type { Services } from "@shop/api/platform/context";
import type { Command, Values, Work } from "../command.ts";
import { readAmount, readStoreRef, readWholeNumber } from "../input/read-arguments.ts";
import { savePrivate } from "../output/save-private.ts";
import { sayOwed } from "../output/say-owed.ts";
import { sayRows } from "../output/say-rows.ts";

async function decision({ database }: Pick<Services, "database">, { positional, options }: Values, actor: string) {
  const storeId = options.store === undefined ? undefined : (await readStoreRef(database.db, options.store)).id;
  return { number: positional[0]!, storeId, actor };
}

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

function cash(kind: CashMove["kind"]): Command["run"] {
  return async ({ services, actor, say }, { positional: [phone, amount, code] }) => {
    const store = await readStoreRef(services.database.db, code!);
    const balance = await moveCash(services, {
      kind,
      store,
      phone: phone!,
      amount: readAmount(amount!, store.currency),
      actor,
    });
    say(`${phone} has ${formatMoney({ amount: balance, currency: store.currency })} of store cash now`);
  };
}

/**
 * A line for each amount that is owed, with its reason and the bank's hash of it; if nothing is owed, one line for the
 * payment.
 */
function* linesOf({ number, payment, unsettled, owed }: PaymentWork): Generator<string> {
  const { way, state, currency, receipt } = payment;
  const line = (amount: string, ...more: (string | null)[]) =>
    [number.padEnd(18), way.padEnd(12), state.padEnd(10), amount.padStart(12), ...more].join("  ").trimEnd();
  for (const one of owed) yield line(formatRefund(one), `owed: ${one.reason}`, one.hash ?? receipt);
  if (unsettled > 0)
    yield line(
      formatMoney(payment),
      `${formatMoney({ amount: unsettled, currency })} refunded or taken back at ${wayName(way)}`,
    );
  else if (owed.length === 0)
    yield line(formatMoney(payment), isReviewed(payment) ? `under review at ${wayName(way)}` : receipt);
}

/** Saves the receipts of transfers in a directory and prints where. One that cannot be read does not stop the others. */
async function saveReceipts(
  { services, say }: Pick<Work, "services" | "say">,
  work: readonly PaymentWork[],
  directory: string,
): Promise<void> {
  for (const { number, payment } of work) {
    if (payment.receipt === null) continue;
    const picture = await readPicture(services, basename(payment.receipt)).catch((error: Error) => error);
    if (picture instanceof Error) say(`The receipt of ${number} cannot be read: ${picture.message}`);
    else say(await savePrivate(directory, `${number}.webp`, picture));
  }
}

/** Payments that staff have to deal with: receipts to check, and money to pay back. */
export const paymentCommands: Command[] = [
  {
    usage: "payment list [--receipts DIRECTORY] [--store CODE]",
    summary:
      "list what needs your attention, the oldest first: transfers to verify, refunds to send, and money that its provider reviews, refunded or took back",
    details: () => [
      "--receipts DIRECTORY saves the receipts of transfers there, each as NUMBER.webp",
      "Transfers for cancelled orders are at the end: verify or refuse them too.",
    ],
    async run({ services, say }, { options }) {
      const { db } = services.database;
      const storeId = options.store === undefined ? undefined : (await readStoreRef(db, options.store)).id;
      const work = await listPaymentWork(db, storeId);
      sayRows({ say }, work, "nothing to do", linesOf);
      if (options.receipts !== undefined) await saveReceipts({ services, say }, work.found, options.receipts);
    },
  },
  {
    usage: "payment verify NUMBER [--amount AMOUNT] [--store CODE]",
    summary: "confirm an order after the money of its bank transfer has arrived",
    details: () => [
      "payment list --receipts DIRECTORY saves the receipt.",
      "If the order has been cancelled or returned, its money becomes a refund to send.",
      "--amount: if another amount has arrived, refuse the transfer first, then verify with that amount; it becomes a refund to send.",
    ],
    async run({ services, actor, say }, values) {
      const transfer = await decision(services, values, actor);
      const { currency } = await lookAtOrderForStaff(services.database.db, transfer.number, transfer.storeId);
      const amount = values.options.amount === undefined ? undefined : readAmount(values.options.amount, currency);
      await verifyTransfer(services, { ...transfer, amount });
      say(`The transfer for ${values.positional[0]} is verified`);
      await sayOwed({ services, say }, transfer.number, transfer.storeId);
    },
  },
  {
    usage: "payment refuse NUMBER REASON [--store CODE]",
    summary: "cancel an order whose receipt is wrong or whose money has not arrived",
    details: () => [
      "If it is on the way or delivered, wait until the goods are back and run order move NUMBER returned first.",
    ],
    async run({ services, actor, say }, values) {
      await refuseTransfer(services, { ...(await decision(services, values, actor)), reason: values.positional[1]! });
      say(`The transfer for ${values.positional[0]} is refused`);
    },
  },
  {
    usage: "payment refund NUMBER [--to sent|store-cash] [--store CODE]",
    summary: "record that the refund of an order has been sent, or add it to store cash",
    details: () => [
      "--to sent (the default): you have sent the money by the bank or the provider.",
      "--to store-cash: adds it to the customer's store cash.",
    ],
    async run({ services, actor, say }, values) {
      const toStoreCash = readToStoreCash(values) ?? false;
      const paid = await refundOrder(services, { ...(await decision(services, values, actor)), toStoreCash });
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
      const part = await decision(services, values, actor);
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
        ...(await decision(services, values, actor)),
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
      say(`${await settleRefund(services, await decision(services, values, actor))} continues`);
    },
  },
  {
    usage: "cash top-up PHONE AMOUNT CODE",
    summary: "add an amount that a customer has paid to their store cash",
    run: cash("top_up"),
  },
  {
    usage: "cash pay-out PHONE AMOUNT CODE",
    summary: "take an amount that you pay out from a customer's store cash",
    run: cash("pay_out"),
  },
];
