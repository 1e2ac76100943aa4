import { randomBytes } from "node:crypto";
import { toMinor } from "@shop/kit/money";
import type { Services } from "../../../../../platform/context.ts";
import { decodeKhqr } from "../../../khqr/decode-khqr.ts";
import { currencyOfCode } from "../../../khqr/make-khqr.ts";
import { defaultSeconds, later, type Action, type ActionOptions } from "../../../simulated-bank/action.ts";
import { addRow } from "../../../simulated-bank/bank-state.ts";

type Needs = Pick<Services, "database" | "now">;

/** Simulates the bank's app: reads the scanned string and transfers its amount, unless the options say otherwise. */
export async function actAtBakong(
  { database, now }: Needs,
  { key: md5, data: text }: { key: string; data: string },
  action: Action,
  asked: ActionOptions,
): Promise<boolean> {
  const scanned = decodeKhqr(text);
  if (!scanned) return false;
  const at = now();
  const seconds = asked.seconds ?? (action === "approve" ? 0 : defaultSeconds);
  if (action === "error") {
    await addRow(database.db, {
      service: "bakong",
      key: md5,
      status: "ERROR",
      record: {},
      toldFrom: at,
      toldUntil: later(at, seconds),
    });
    return true;
  }
  const currency = asked.currency ?? currencyOfCode(scanned.currency);
  if (!currency) return false;
  // Rounded to units of the currency: no bank transfers 19.6 riel.
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
