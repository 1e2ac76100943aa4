import type { Context } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database.ts";
import type { PolicyName } from "../../platform/limits.ts";
import type { IssuedCode } from "../../modules/auth/public.ts";
import { sendMessage } from "../../modules/messages/public.ts";
import { codeMessage } from "./texts.ts";

/** The part of an address that one household or office shares: /24 of IPv4, /48 of IPv6. */
function networkOf(ip: string): string {
  return ip.includes(":") ? ip.split(":").slice(0, 3).join(":") : ip.split(".").slice(0, 3).join(".");
}

/** The limits of sending codes: per recipient, wherever the shopper comes from, and for the store's budget. */
export function sendLimits({ caller, store }: Context, recipient: string): [PolicyName, string][] {
  return [
    ["otp-send-ip", caller.ip],
    ["otp-send-network", networkOf(caller.ip)],
    ["otp-send", recipient],
    ["otp-send-store", store.code],
  ];
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
