import type { Services } from "../../../../../platform/context.ts";
import { defaultSeconds, later, type Action, type ActionOptions } from "../../../simulated-bank/action.ts";
import { addRow, moveRow, reportedRows } from "../../../simulated-bank/bank-state.ts";
import type { StandInPage } from "../../provider.ts";
import { recordOf } from "./paypal-record.ts";

type Needs = Pick<Services, "database" | "now">;

/** Simulates what a shopper does at PayPal's page, reported at once or later, or an outage of PayPal. */
export async function actAtPayPal(
  { database, now }: Needs,
  { key: id }: { key: string },
  action: Action,
  asked: ActionOptions,
): Promise<boolean> {
  const at = now();
  const row = (await reportedRows(database.db, { service: "paypal", keys: [id], outages: false }, at)).get(id);
  if (row?.status !== "CREATED") return false;
  const seconds = asked.seconds ?? defaultSeconds;
  if (action === "error") {
    await addRow(database.db, {
      service: "paypal",
      key: id,
      status: "ERROR",
      record: row.record,
      toldFrom: at,
      toldUntil: later(at, seconds),
    });
    return true;
  }
  const { unit } = recordOf(row);
  const amount = {
    currency_code: asked.currency ?? unit.amount.currency_code,
    value: asked.amount?.toFixed(2) ?? unit.amount.value,
  };
  const record = { unit: { ...unit, amount }, ...(asked.card_refused && { card_refused: true }) };
  if (action === "delay") {
    await addRow(database.db, {
      service: "paypal",
      key: id,
      status: "APPROVED",
      record: { ...row.record, ...record },
      toldFrom: later(at, seconds),
    });
    return true;
  }
  return moveRow(database.db, row, action === "decline" ? "VOIDED" : "APPROVED", record);
}

/** PayPal's page leads back with what PayPal adds to the address. */
export async function paypalPage({ database, now }: Needs, id: string): Promise<StandInPage | null> {
  const row = (await reportedRows(database.db, { service: "paypal", keys: [id] }, now())).get(id);
  if (!row) return null;
  const { unit, return_url, cancel_url } = recordOf(row);
  const withToken = (address: string, more: Record<string, string> = {}) => {
    const url = new URL(address);
    for (const [name, value] of Object.entries({ token: id, ...more })) url.searchParams.set(name, value);
    return url.href;
  };
  return {
    reference: unit.custom_id ?? "",
    amount: `${unit.amount.value} ${unit.amount.currency_code}`,
    approvedUrl: withToken(return_url, { PayerID: "SIMULATED" }),
    cancelledUrl: withToken(cancel_url),
  };
}
