import { basename } from "node:path";
import { formatMoney } from "@shop/kit/money";
import { lookAtOrderForStaff } from "@shop/api/flows/orders/find-order";
import { refundOrder } from "@shop/api/flows/payments/refunds/refund-order";
import { settleRefund } from "@shop/api/flows/payments/refunds/settle-refund";
import { refuseTransfer, verifyTransfer } from "@shop/api/flows/payments/for-staff/verify-transfer";
import { moveCash, type CashMove } from "@shop/api/flows/payments/for-staff/move-cash";
import { isReviewed, shownOwed, wayName } from "@shop/api/modules/payments/public";
import { listPaymentWork, type PaymentWork } from "@shop/api/views/staff/list-payments";
import { readPicture } from "@shop/api/modules/uploads/public";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import type { Services } from "@shop/api/platform/context";
import type { Command, Values, Work } from "../command.ts";
import { readAmount, readStoreRef } from "../input/read-arguments.ts";
import { savePrivate } from "../output/save-private.ts";
import { sayRows } from "../output/say-rows.ts";

async function decision({ database }: Pick<Services, "database">, { positional, options }: Values, actor: string) {
  const storeId = options.store === undefined ? undefined : (await readStoreRef(database.db, options.store)).id;
  return { number: positional[0]!, storeId, actor };
}

function cash(kind: CashMove["kind"]): Command["run"] {
  return async ({ services, actor, say }, { positional: [phone, amount, code] }) => {
    const store = await readStoreRef(services.database.db, code!);
    const balance = await moveCash(services, { kind, store, phone: phone!, amount: readAmount(amount!, store.currency), actor });
    say(`${phone} has ${formatMoney({ amount: balance, currency: store.currency })} of store cash`);
  };
}

/**
 * A line for each amount that is owed, with its reason and the bank's hash of it; if nothing is owed, one line for the
 * payment.
 */
function* linesOf({ number, payment, unsettled, owed }: PaymentWork): Generator<string> {
  const { way, state, currency, receipt } = payment;
  const line = (amount: string, ...more: (string | null)[]) => [number.padEnd(18), way.padEnd(12), state.padEnd(10), amount.padStart(12), ...more].join("  ").trimEnd();
  for (const one of owed) yield line(shownOwed(one), `owed: ${one.reason}`, one.hash ?? receipt);
  if (unsettled > 0) yield line(formatMoney(payment), `${formatMoney({ amount: unsettled, currency })} went back at ${wayName(way)}`);
  else if (owed.length === 0) yield line(formatMoney(payment), isReviewed(payment) ? `taken, and looked at by ${wayName(way)}` : receipt);
}

/** Saves the receipts of transfers in a directory and prints where. One that cannot be read does not stop the others. */
async function saveReceipts({ services, say }: Pick<Work, "services" | "say">, work: readonly PaymentWork[], directory: string): Promise<void> {
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
    summary: "transfers to verify, money to pay back, and money that went back or is looked at at its provider, oldest first",
    details: () => ["--receipts DIRECTORY puts the receipts of transfers there, each by the number of its order, to be looked at", "Transfers for orders that were cancelled come after all others: refuse or verify them too."],
    async run({ services, say }, { options }) {
      const { db } = services.database;
      const storeId = options.store === undefined ? undefined : (await readStoreRef(db, options.store)).id;
      const work = await listPaymentWork(db, storeId);
      sayRows({ say }, work, "nothing waits", linesOf);
      if (options.receipts !== undefined) await saveReceipts({ services, say }, work.found, options.receipts);
    },
  },
  {
    usage: "payment verify NUMBER [--amount AMOUNT] [--store CODE]",
    summary: "the money of a bank transfer is there: the order is confirmed",
    details: () => [
      "payment list --receipts DIRECTORY shows the receipt.",
      "An order that was cancelled, refused or came back meanwhile is owed a refund instead.",
      "--amount what came where that is not what was due: refuse the transfer first, what came is then owed back.",
    ],
    async run({ services, actor, say }, values) {
      const transfer = await decision(services, values, actor);
      const { currency } = await lookAtOrderForStaff(services.database.db, transfer.number, transfer.storeId);
      const amount = values.options.amount === undefined ? undefined : readAmount(values.options.amount, currency);
      await verifyTransfer(services, { ...transfer, amount });
      say(`The transfer for ${values.positional[0]} is verified`);
    },
  },
  {
    usage: "payment refuse NUMBER REASON [--store CODE]",
    summary: "the receipt is none, or no money came: the order is cancelled",
    details: () => ["Not while it is on the way or delivered: when it is back, order move NUMBER returned comes first."],
    async run({ services, actor, say }, values) {
      await refuseTransfer(services, { ...(await decision(services, values, actor)), reason: values.positional[1]! });
      say(`The transfer for ${values.positional[0]} is refused`);
    },
  },
  {
    usage: "payment refund NUMBER [--to sent|store-cash] [--store CODE]",
    summary: "what is owed for an order has been sent back, or goes into the store cash",
    details: () => ["--to sent (the default): you have sent it at the bank or the provider.", "--to store-cash: it is paid into the customer's store cash."],
    async run({ services, actor, say }, values) {
      const to = values.options.to ?? "sent";
      if (to !== "sent" && to !== "store-cash") throw new StaffError(`--to is sent or store-cash, not ${to}`);
      const paid = await refundOrder(services, { ...(await decision(services, values, actor)), toStoreCash: to === "store-cash" });
      say(`${values.positional[0]}: ${paid.join(" and ")} paid back`);
    },
  },
  {
    usage: "payment settle NUMBER [--store CODE]",
    summary: "you know of the money that went back at its provider, and the order goes on all the same",
    details: () => ["An order whose money went back goes no further until then.", "If it shall not go on: order move NUMBER cancelled, or returned."],
    async run({ services, actor, say }, values) {
      say(`${await settleRefund(services, await decision(services, values, actor))} goes on`);
    },
  },
  {
    usage: "cash top-up PHONE AMOUNT CODE",
    summary: "puts cash that a customer paid in into their store cash",
    run: cash("top_up"),
  },
  {
    usage: "cash pay-out PHONE AMOUNT CODE",
    summary: "takes out of a customer's store cash what they are given back",
    run: cash("pay_out"),
  },
];
