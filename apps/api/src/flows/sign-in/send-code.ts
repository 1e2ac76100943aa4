import { giveBack, type Use } from "../../platform/limits/admit.ts";
import type { Context } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { networkOf, subscriber } from "../../platform/limits/network-of.ts";
import type { IssuedCode } from "../../modules/auth/public.ts";
import { isAbroad, sendMessage } from "../../modules/messages/public.ts";
import { codeMessage } from "./texts.ts";

/** The limits of sending codes: by where the shopper is, by recipient, and for the store's budgets, of which that for other countries is small. */
export function sendLimits({ caller, store }: Context, recipient: string): Use[] {
  return [
    ["otp-send-ip", caller.ip],
    ["otp-send-network", caller.ip],
    ["otp-send", `${recipient} ${networkOf(caller.ip, subscriber)}`],
    ["otp-send-phone", recipient],
    ...(isAbroad(recipient) ? [["otp-send-abroad", store.code] satisfies Use] : []),
    ["otp-send-store", store.code],
  ];
}

/**
 * Takes back what a code that was used, and its check, have counted for its address: a mobile network has thousands
 * of shoppers behind one, and what no shopper needs is codes that nobody uses.
 */
export async function giveBackSend(context: Context): Promise<void> {
  const { ip } = context.caller;
  await giveBack(context, ["otp-send-ip", ip], ["otp-send-network", ip], ["otp-check", ip]);
}

/**
 * Sends a code, or `otherwise` where no code opens anything. Without that the message is one
 * that never leaves: the work, and so the time of the answer, is the same.
 */
export async function sendCode(context: Context, tx: Queryable, recipient: string, issued: IssuedCode, otherwise?: string): Promise<{ secret: string; resend_after: number }> {
  const { store, language, now } = context;
  const { code, secret, resendAfter, expiresAt } = issued;
  await sendMessage(context, tx, {
    storeId: store.id,
    channel: recipient.startsWith("+") ? "sms" : "email",
    to: recipient,
    text: code === null ? (otherwise ?? "") : codeMessage(language, store.name, code),
    usefulUntil: code === null && otherwise === undefined ? now() : expiresAt,
  });
  return { secret, resend_after: resendAfter };
}
