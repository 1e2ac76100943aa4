import { admit } from "../../platform/limits/admit.ts";
import type { Context, CustomerContext } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { Input } from "../../platform/handler.ts";
import { Refusal, refuse } from "../../platform/errors/refusal.ts";
import { checkCode, findRecipient, issueCode, consumeCode } from "../../modules/auth/public.ts";
import { findByEmail, findByPhone, lockCustomer, setContact, type Customer } from "../../modules/customers/public.ts";
import { sendMessage } from "../../modules/messages/public.ts";
import { confirmPassword } from "./confirm-password.ts";
import { readPhone } from "../sign-in/read-phone.ts";
import { giveBackSend, sendCode, sendLimits } from "../sign-in/send-code.ts";
import { contactChangedMessage, contactTakenMessage } from "../sign-in/texts.ts";

const isPhone = (recipient: string) => recipient.startsWith("+");

type Wanted = Input<"profile.requestContactChange">["body"];

function readRecipient({ phone, email }: Wanted): string {
  if (phone && email) throw new Refusal("invalid_input", { fields: { email: "invalid" } });
  if (email) return email.toLowerCase();
  if (phone) return readPhone(phone);
  throw new Refusal("invalid_input", { fields: { phone: "required" } });
}

/** The other customer who has proven that a contact is theirs. */
async function findOther(
  { store, customer }: CustomerContext,
  db: Queryable,
  recipient: string,
): Promise<Customer | undefined> {
  const holder = await (isPhone(recipient) ? findByPhone : findByEmail)(db, store.id, recipient);
  return holder?.id === customer.customerId ? undefined : holder;
}

/**
 * Sends a code to the new phone or email. The password is required, or whoever finds a phone unlocked
 * could take over the account by setting a contact of their own. If another account has the contact, the
 * answer is the same, but no code works, and that account's owner is informed in their own language.
 */
export async function requestContactChange(context: CustomerContext, body: Wanted) {
  const { database, store, customer } = context;
  const recipient = readRecipient(body);
  await confirmPassword(context, body.password, "password");
  await admit(context, ...sendLimits(context, recipient));
  return database.transaction(async (tx) => {
    const owner = await findOther(context, tx, recipient);
    const key = { storeId: store.id, purpose: "contact", recipient, customerId: customer.customerId } as const;
    const otherwise = owner && contactTakenMessage(owner.lang, store.name);
    return sendCode(context, tx, recipient, await issueCode(context, tx, key, { opens: !owner }), otherwise);
  });
}

/** Sets the phone or email that the code has proven, and tells the old one. */
export async function confirmContactChange(
  context: CustomerContext,
  { secret, otp }: Input<"profile.confirmContactChange">["body"],
): Promise<void> {
  const { database, store, customer, now } = context;
  const request = { storeId: store.id, purpose: "contact", customerId: customer.customerId } as const;
  const recipient = (await findRecipient(database.db, request, secret)) ?? refuse("otp_invalid");
  await admit(context, ["otp-check", context.caller.ip]);
  const code = await checkCode(context, { ...request, recipient }, otp, secret);
  await database.transaction(async (tx) => {
    const before = (await lockCustomer(tx, store.id, customer.customerId)) ?? refuse("unauthorized");
    await consumeCode(tx, code);
    await setContact(tx, customer, isPhone(recipient) ? { phone: recipient } : { email: recipient }, now());
    await tellOldContact(context, tx, before, recipient);
  });
  await giveBackSend(context);
}

/** Informs the owner, so that somebody who took over an account cannot change its contacts unnoticed. Not by an unproven email, which may be a stranger's. */
async function tellOldContact(context: Context, tx: Queryable, before: Customer, recipient: string): Promise<void> {
  const { store } = context;
  const kind = isPhone(recipient) ? "phone" : "email";
  const old = before[kind];
  if (!old || old === recipient || (kind === "email" && !before.emailVerifiedAt)) return;
  const text = contactChangedMessage(before.lang, store.name, kind);
  await sendMessage(context, tx, { storeId: store.id, channel: kind === "phone" ? "sms" : "email", to: old, text });
}
