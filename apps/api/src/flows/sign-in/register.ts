import type { Context } from "../../platform/context.ts";
import type { Input } from "../../platform/handler.ts";
import { admit, giveBack } from "../../platform/limits/admit.ts";
import {
  checkCode,
  hashPassword,
  issueCode,
  openSession,
  consumeCode,
  type CodeKey,
} from "../../modules/auth/public.ts";
import { createCustomer, findByPhone } from "../../modules/customers/public.ts";
import { readPhone } from "./read-phone.ts";
import { giveBackSend, sendCode, sendLimits } from "./send-code.ts";
import { accountExistsMessage } from "./texts.ts";

const keyOf = ({ store }: Context, phone: string): CodeKey => ({
  storeId: store.id,
  purpose: "register",
  recipient: phone,
  customerId: null,
});

/**
 * Stores the data of a new account until a code proves its phone. The answer is the same for a phone
 * that already has an account: only its owner learns that, by SMS.
 */
export async function register(context: Context, body: Input<"auth.register">["body"]) {
  const { database, store, language, caller } = context;
  const phone = readPhone(body.phone);
  await admit(context, ["register", caller.ip], ...sendLimits(context, phone));
  const payload = {
    name: body.name,
    email: body.email || null,
    passwordHash: await hashPassword(body.password),
    lang: language,
  };
  return database.transaction(async (tx) => {
    const isNew = !(await findByPhone(tx, store.id, phone));
    const issued = await issueCode(context, tx, keyOf(context, phone), { opens: isNew, payload });
    return sendCode(context, tx, phone, issued, accountExistsMessage(language, store.name));
  });
}

/**
 * Creates the account with the code sent to its phone, and signs in. With the nonce of the registration
 * it can only be the caller's own, not one that somebody else began in the meantime.
 */
export async function confirmRegistration(
  context: Context,
  { phone: text, otp, secret }: Input<"auth.verify">["body"],
): Promise<string> {
  const { database, store, now, caller } = context;
  const phone = readPhone(text);
  await admit(context, ["otp-check", caller.ip]);
  const code = await checkCode(context, keyOf(context, phone), otp, secret);
  const token = await database.transaction(async (tx) => {
    await consumeCode(tx, code);
    const { name, email, passwordHash, lang } = code.payload as {
      name: string;
      email: string | null;
      passwordHash: string;
      lang: Context["language"];
    };
    const customerId = await createCustomer(tx, { storeId: store.id, phone, name, email, passwordHash, lang }, now());
    return openSession(context, tx, { customerId, storeId: store.id });
  });
  await giveBackSend(context);
  await giveBack(context, ["register", caller.ip]);
  return token;
}
