import type { Context } from "../../platform/context.ts";
import type { Input } from "../../platform/handler.ts";
import { admit } from "../../platform/limits/admit.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import {
  checkCode,
  hashPassword,
  issueCode,
  openSession,
  revokeSessions,
  consumeCode,
  type CodeKey,
} from "../../modules/auth/public.ts";
import { findByPhone, lockByPhone, setPasswordHash } from "../../modules/customers/public.ts";
import { readPhone } from "./read-phone.ts";
import { giveBackSend, sendCode, sendLimits } from "./send-code.ts";

const keyOf = ({ store }: Context, phone: string): CodeKey => ({
  storeId: store.id,
  purpose: "forgot",
  recipient: phone,
  customerId: null,
});

/** Sends a code to a phone that has an account. The answer and its timing are the same for one that has none. */
export async function requestPasswordReset(context: Context, body: Input<"auth.forgotPassword">["body"]) {
  const { database, store } = context;
  const phone = readPhone(body.phone);
  await admit(context, ...sendLimits(context, phone));
  return database.transaction(async (tx) => {
    const isKnown = Boolean(await findByPhone(tx, store.id, phone));
    return sendCode(context, tx, phone, await issueCode(context, tx, keyOf(context, phone), { opens: isKnown }));
  });
}

/** Sets a new password with the code, ends all sessions, and signs in. */
export async function resetPassword(
  context: Context,
  { phone: text, otp, password, secret }: Input<"auth.resetPassword">["body"],
): Promise<string> {
  const { database, store, now } = context;
  const phone = readPhone(text);
  await admit(context, ["otp-check", context.caller.ip]);
  const code = await checkCode(context, keyOf(context, phone), otp, secret);
  const passwordHash = await hashPassword(password);
  const token = await database.transaction(async (tx) => {
    await consumeCode(tx, code);
    const customer = (await lockByPhone(tx, store.id, phone)) ?? refuse("otp_invalid");
    const owner = { customerId: customer.id, storeId: store.id };
    await setPasswordHash(tx, owner, passwordHash);
    await revokeSessions(tx, owner, now());
    return openSession(context, tx, owner);
  });
  await giveBackSend(context);
  return token;
}
