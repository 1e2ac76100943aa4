import { giveBack, type Use } from "../../platform/limits/admit.ts";
import type { Context } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { networkOf } from "../../platform/limits/network-of.ts";
import type { IssuedCode } from "../../modules/auth/public.ts";
import { isAbroad, sendMessage } from "../../modules/messages/public.ts";
import { codeMessage } from "./texts.ts";

/** The limits that sending a code counts against: the shopper's address, the recipient, and the store's budgets, a smaller one for numbers abroad. */
export function sendLimits({ caller, store }: Context, recipient: string): Use[] {
  return [
    ["otp-send-ip", caller.ip],
    ["otp-send-network", caller.ip],
    ["otp-send", `${recipient} ${networkOf(caller.ip, "subscriber")}`],
    ["otp-send-phone", recipient],
    ...(isAbroad(recipient) ? [["otp-send-abroad", store.code] satisfies Use] : []),
    ["otp-send-store", store.code],
  ];
}

/**
 * Undoes what sending and checking a code counted against an IP address, once the code was used: a mobile network has
 * thousands of shoppers behind one address, and only unused codes are a sign of misuse.
 */
export async function giveBackSend(context: Context): Promise<void> {
  const { ip } = context.caller;
  await giveBack(context, ["otp-send-ip", ip], ["otp-send-network", ip], ["otp-check", ip]);
}

/**
 * Sends a code, or the text `otherwise` if there is no account that the code would be for. Without such a text it
 * writes a message that is never sent, so that the answer takes as long and does not reveal whether there is one.
 */
export async function sendCode(
  context: Context,
  tx: Queryable,
  recipient: string,
  issued: IssuedCode,
  otherwise?: string,
): Promise<{ secret: string; resend_after: number }> {
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
