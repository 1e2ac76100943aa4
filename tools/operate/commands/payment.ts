import { basename } from "node:path";
import { formatMoney } from "@shop/kit/money";
import { lookAtOrderForStaff } from "@shop/api/flows/orders/for-staff/find-order";
import { recordShortCash } from "@shop/api/flows/payments/for-staff/record-short-cash";
import { refuseTransfer, verifyTransfer } from "@shop/api/flows/payments/for-staff/verify-transfer";
import { isReviewed, formatRefund, wayName } from "@shop/api/modules/payments/public";
import { listPaymentWork, type PaymentWork } from "@shop/api/views/staff/list-payments";
import type { Command, Work } from "../command.ts";
import { readAmount, readReason, readStoreOption } from "../input/read-arguments.ts";
import { readDecision } from "../input/read-decision.ts";
import { saveSent } from "../output/save-private.ts";
import { sayOwed } from "../output/say-owed.ts";
import { sayRows } from "../output/say-rows.ts";

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

/** Saves the receipts of transfers in a directory and prints where. */
async function saveReceipts(
  to: Pick<Work, "services" | "say">,
  work: readonly PaymentWork[],
  directory: string,
): Promise<void> {
  for (const { number, payment } of work)
    if (payment.receipt !== null)
      await saveSent(to, basename(payment.receipt), {
        directory,
        name: `${number}.webp`,
        of: `The receipt of ${number}`,
      });
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
    async run({ services, say }, values) {
      const { receipts } = values.options;
      const { db } = services.database;
      const work = await listPaymentWork(db, await readStoreOption(db, values));
      sayRows({ say }, work, "nothing to do", linesOf);
      if (receipts !== undefined) await saveReceipts({ services, say }, work.found, receipts);
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
      const transfer = await readDecision(services, values, actor);
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
      await refuseTransfer(services, {
        ...(await readDecision(services, values, actor)),
        reason: readReason(values.positional[1]!),
      });
      say(`The transfer for ${values.positional[0]} is refused`);
    },
  },
  {
    usage: "payment short NUMBER AMOUNT REASON [--store CODE]",
    summary: "record that less cash than the total came for a delivered order",
    details: () => [
      "AMOUNT: what came. It counts as received on the day of the delivery; the order stays as it is.",
      "REASON: for the audit trail; the shopper is not told",
    ],
    async run({ services, actor, say }, values) {
      const [number, amount, reason] = values.positional;
      const decision = await readDecision(services, values, actor);
      const { currency } = await lookAtOrderForStaff(services.database.db, number!, decision.storeId);
      const short = { ...decision, amount: readAmount(amount!, currency), reason: reason!.trim() };
      const { number: shown, missing } = await recordShortCash(services, short);
      say(`${shown}: ${missing} are missing`);
    },
  },
];
