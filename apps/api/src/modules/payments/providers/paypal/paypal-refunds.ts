import * as z from "zod";
import type { Payment } from "../../change-payment.ts";
import type { OnlineProvider, ReportedRefund } from "../provider.ts";
import { readMoney } from "../read-money.ts";
import type { SendToPayPal } from "./paypal-client.ts";
import { issuesOf } from "./paypal-problem.ts";

const amount = z.object({ currency_code: z.string(), value: z.string() });
const capture = z.object({
  id: z.string(),
  status: z.string(),
  custom_id: z.string().optional(),
  status_details: z.object({ reason: z.string().optional() }).optional(),
});
const refund = z.object({
  id: z.string(),
  status: z.string(),
  amount,
  create_time: z.iso.datetime({ offset: true }),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});

/** Reasons that are never the merchant's. */
const takenBack: readonly string[] = ["CHARGEBACK", "BUYER_COMPLAINT"];

/** The id at the end of the address of what a resource belongs to: of a refund its capture, of a capture its order. */
export function parentOf(links: readonly { rel: string; href: string }[]): string | undefined {
  return links
    .find(({ rel }) => rel === "up")
    ?.href.split("/")
    .at(-1);
}

/**
 * Asks PayPal whether money of a capture of ours went back, and how much; null where it does not
 * say so. `read` gives null for what PayPal does not know.
 *
 * The capture alone is not enough: while a buyer complains PayPal calls it partially refunded, and
 * nothing has gone back yet. Nor is the refund: PayPal may not show one that it made itself.
 */
export async function askRefund(
  read: (path: string) => Promise<unknown>,
  payment: Payment,
  captureId: string,
  refundId: string,
): Promise<ReportedRefund | null> {
  const taken = capture.nullable().parse(await read(`/v2/payments/captures/${encodeURIComponent(captureId)}`));
  if (!taken || (taken.custom_id !== undefined && taken.custom_id !== payment.reference)) return null;
  if (taken.status !== "REFUNDED" && taken.status !== "PARTIALLY_REFUNDED") return null;
  const isAll = taken.status === "REFUNDED";
  const kind = takenBack.includes(taken.status_details?.reason ?? "") ? "reversal" : null;
  const sent = refund.nullable().parse(await read(`/v2/payments/refunds/${encodeURIComponent(refundId)}`));
  if (!sent) return isAll ? { key: refundId, money: null, isAll, kind, at: null } : null;
  if (sent.status !== "COMPLETED" || parentOf(sent.links) !== captureId) return null;
  return {
    key: sent.id,
    money: readMoney(Number(sent.amount.value), sent.amount.currency_code),
    isAll,
    kind,
    at: new Date(sent.create_time),
  };
}

const sent = z.object({ id: z.string(), status: z.string() });
/** States of refunds whose money is back, or on its way. */
const going: readonly string[] = ["COMPLETED", "PENDING"];
/** PayPal's longest note to a payer. */
const longestReason = 255;

/** Refunds a part of a capture. */
export async function sendRefund(
  send: SendToPayPal,
  { hash, money, reason, request }: Parameters<NonNullable<OnlineProvider["refund"]>>[0],
): ReturnType<NonNullable<OnlineProvider["refund"]>> {
  const { status, body } = await send(
    "POST",
    `/v2/payments/captures/${encodeURIComponent(hash)}/refund`,
    JSON.stringify({
      amount: { currency_code: money.currency, value: (money.amount / 100).toFixed(2) },
      note_to_payer: reason.slice(0, longestReason),
    }),
    request,
  );
  if (status !== 200 && status !== 201) return { refused: issuesOf(body).join(", ") || String(status) };
  const made = sent.parse(body);
  return going.includes(made.status) ? { id: made.id } : { refused: made.status };
}
