import { randomBytes } from "node:crypto";
import { and, asc, eq, gt, inArray, or } from "drizzle-orm";
import * as z from "zod";
import { isOnline, onlinePayment, type OnlineWay } from "@shop/contract/online-ways";
import { toMajor, toMinor } from "@shop/kit/money";
import type { Services } from "../../../platform/context.ts";
import { currencyOfCode } from "../khqr/make-khqr.ts";
import { decodeKhqr } from "../khqr/decode-khqr.ts";
import type { Payment } from "../change-payment.ts";
import { openStates } from "../payment-states.ts";
import { payments } from "../tables.ts";
import { addRow, moveRow, toldRows } from "./bank-state.ts";

type Needs = Pick<Services, "database" | "now">;

/** What a shopper, or an unlucky bank, can do with an open payment. */
export const actions = ["approve", "decline", "delay", "error"] as const;
export type Action = (typeof actions)[number];

/** How an approval can go wrong: another amount or currency, another account, a slow bank, a transfer that it has told of for another payment, a card that is refused. */
export const wish = z.object({
  amount: z.number().positive().optional(),
  currency: z.enum(["USD", "KHR"]).optional(),
  account: z.string().max(64).optional(),
  hash: z.hex().length(64).optional(),
  card_refused: z.boolean().optional(),
  seconds: z.number().min(0).max(3600).optional(),
});
export type ActionWish = z.output<typeof wish>;

/** Most payments in the list. */
const listed = 200;
const defaultSeconds = 10;

/** Simulated payments that can be paid now, and those that ended within the hour, oldest first. */
export async function listSimulated({ database, now }: Needs) {
  const hourAgo = new Date(now().getTime() - 3_600_000);
  const rows = await database.db
    .select()
    .from(payments)
    .where(and(eq(payments.simulated, true), inArray(payments.state, [...openStates, "expired"]), or(inArray(payments.state, [...openStates]), gt(payments.createdAt, hourAgo))))
    .orderBy(asc(payments.id))
    .limit(listed);
  return rows.map((payment) => ({
    id: payment.reference,
    way: payment.way,
    state: payment.state,
    amount: toMajor(payment.amount, payment.currency),
    currency: payment.currency,
    expires_at: payment.expiresAt?.toISOString() ?? null,
    qr_string: onlinePayment(payment.way)?.paidBy === "code" ? payment.providerData : null,
    link_url: onlinePayment(payment.way)?.paidBy === "link" ? payment.providerData : null,
  }));
}

export async function findSimulated({ database }: Needs, reference: string): Promise<Payment | undefined> {
  if (!z.uuid().safeParse(reference).success) return undefined;
  const [payment] = await database.db.select().from(payments).where(and(eq(payments.reference, reference), eq(payments.simulated, true)));
  return payment;
}

/** Does what was asked at the simulated bank; false where the payment has got no further than being opened. */
export async function act(services: Needs, payment: Payment, action: Action, asked: ActionWish): Promise<boolean> {
  if (!isOnline(payment.way) || !payment.providerKey || !payment.providerData) return false;
  return actAt[payment.way](services, payment.providerKey, payment.providerData, action, asked);
}

const actAt: Record<OnlineWay, (services: Needs, key: string, data: string, action: Action, asked: ActionWish) => Promise<boolean>> = {
  khqr: actAtBakong,
  paypal: (services, key, _page, action, asked) => actAtPayPal(services, key, action, asked),
};

const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);

/** The bank's app reads the string as it was scanned, and sends what that says unless told otherwise. */
async function actAtBakong({ database, now }: Needs, md5: string, text: string, action: Action, asked: ActionWish): Promise<boolean> {
  const scanned = decodeKhqr(text);
  if (!scanned) return false;
  const at = now();
  const seconds = asked.seconds ?? (action === "approve" ? 0 : defaultSeconds);
  if (action === "error") {
    await addRow(database.db, { service: "bakong", key: md5, status: "ERROR", record: {}, toldFrom: at, toldUntil: later(at, seconds) });
    return true;
  }
  const currency = asked.currency ?? currencyOfCode(scanned.currency);
  if (!currency) return false;
  // A transfer has the units of its currency: no bank sends 19.6 riel.
  const amount = asked.amount ?? (currency === "KHR" ? Math.ceil(Number(scanned.amount)) : Number(scanned.amount));
  if (toMinor(amount, currency) === null) return false;
  const transfer = {
    hash: asked.hash ?? randomBytes(32).toString("hex"),
    fromAccountId: "shopper@simulated",
    toAccountId: asked.account ?? scanned.account,
    currency,
    amount,
    description: "",
    createdDateMs: at.getTime(),
    acknowledgedDateMs: at.getTime(),
  };
  await addRow(database.db, {
    service: "bakong",
    key: md5,
    status: action === "decline" ? "FAILED" : "SUCCESS",
    record: transfer,
    toldFrom: action === "delay" || asked.seconds !== undefined ? later(at, seconds) : at,
  });
  return true;
}

/** The shopper's answer at PayPal's page, at once or told of later; or PayPal itself fails for a while. */
async function actAtPayPal({ database, now }: Needs, id: string, action: Action, asked: ActionWish): Promise<boolean> {
  const at = now();
  const row = (await toldRows(database.db, "paypal", [id], at, { outages: false })).get(id);
  if (row?.status !== "CREATED") return false;
  const seconds = asked.seconds ?? defaultSeconds;
  if (action === "error") {
    await addRow(database.db, { service: "paypal", key: id, status: "ERROR", record: row.record, toldFrom: at, toldUntil: later(at, seconds) });
    return true;
  }
  const unit = (row.record as { unit: { amount: { currency_code: string; value: string } } }).unit;
  const amount = { currency_code: asked.currency ?? unit.amount.currency_code, value: asked.amount?.toFixed(2) ?? unit.amount.value };
  const record = { unit: { ...unit, amount }, ...(asked.card_refused && { card_refused: true }) };
  if (action === "delay") {
    await addRow(database.db, { service: "paypal", key: id, status: "APPROVED", record: { ...row.record, ...record }, toldFrom: later(at, seconds) });
    return true;
  }
  return moveRow(database.db, row, action === "decline" ? "VOIDED" : "APPROVED", record);
}
