import type { Context } from "../../platform/context.ts";
import type { Input } from "../../platform/handler.ts";
import { admit } from "../../platform/limits/admit.ts";
import { assertMayResend, reissueCode, type CodeKey } from "../../modules/auth/public.ts";
import { readPhone } from "./read-phone.ts";
import { sendCode, sendLimits } from "./send-code.ts";
import { accountExistsMessage } from "./texts.ts";

/** Sends another code for the request with this nonce; possible after 60, then 120, then 240 seconds. */
export async function resendCode(context: Context, { phone: text, secret, type }: Input<"auth.resend">["body"]) {
  const { database, store, language } = context;
  const phone = readPhone(text);
  const key: CodeKey = { storeId: store.id, purpose: type, recipient: phone, customerId: null };
  await assertMayResend(context, database.db, key, secret);
  await admit(context, ...sendLimits(context, phone));
  return database.transaction(async (tx) => {
    const issued = await reissueCode(context, tx, key, secret);
    return sendCode(
      context,
      tx,
      phone,
      issued,
      type === "register" ? accountExistsMessage(language, store.name) : undefined,
    );
  });
}
