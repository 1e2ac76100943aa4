import { formatMoney } from "@shop/kit/money";
import type { CustomerContext } from "../../platform/context.ts";
import { recordChange } from "../../platform/audit.ts";
import { forgetAnswers } from "../../platform/idempotency/idempotency.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { forgetConversation } from "../../modules/assistant/public.ts";
import { forgetRequests, revokeSessions } from "../../modules/auth/public.ts";
import { forgetBuilds } from "../../modules/builds/public.ts";
import { forgetReviews, releaseHolds } from "../../modules/bookings/public.ts";
import { clearCartLines, forgetMovedLines, lockCart } from "../../modules/cart/public.ts";
import { anonymizeCustomer } from "../../modules/customers/public.ts";
import { forgetMessages } from "../../modules/messages/public.ts";
import { lockOrdersOf } from "../../modules/orders/public.ts";
import { cashBalance } from "../../modules/payments/public.ts";
import { copyContactToClaims } from "../../modules/warranty/public.ts";
import { clearEntries } from "../../modules/wishlist/public.ts";
import { confirmPassword, lockConfirmed } from "./confirm-password.ts";
import { anonymiseRecords } from "./forget-customer.ts";

/** Removes the account: all sessions end, personal data is deleted, and finished orders are anonymised. Refused while there is store cash, which has to be spent or paid out first. */
export async function removeAccount(context: CustomerContext, password: string): Promise<void> {
  const confirmed = await confirmPassword(context, password, "password");
  const { database, customer, now } = context;
  const { customerId, storeId } = customer;
  await database.transaction(async (tx) => {
    await lockCart(tx, customer);
    // Locked before the customer, in the same order as by refunds, which pay money for an order into the customer's store cash.
    await lockOrdersOf(tx, customer);
    const known = await lockConfirmed(tx, context, confirmed, "password");
    const balance = await cashBalance(tx, customer);
    if (balance > 0)
      refuse("balance_left", { amount: formatMoney({ amount: balance, currency: context.store.currency }) });
    await revokeSessions(tx, customer, now());
    await forgetRequests(tx, customer);
    await clearCartLines(tx, customer);
    await forgetMovedLines(tx, customer);
    await releaseHolds(tx, customer);
    await forgetReviews(tx, customer);
    await clearEntries(tx, customer);
    await forgetConversation(tx, customer);
    await forgetBuilds(tx, customer);
    await forgetAnswers(tx, customer);
    // A product may be in repair: its owner still has to be informed when it is ready.
    if (known.phone) await copyContactToClaims(tx, customer, { phone: known.phone, lang: known.lang });
    // The audit trail keeps the numbers of the deleted claims.
    const claims = await anonymiseRecords(context, tx, customer);
    // An email that was never proven may be a stranger's, and so may what waits for it.
    await forgetMessages(
      tx,
      storeId,
      [known.phone, known.emailVerifiedAt && known.email].filter((recipient) => typeof recipient === "string"),
    );
    await anonymizeCustomer(tx, customer, now());
    await recordChange(tx, {
      storeId,
      actor: `customer:${customerId}`,
      action: "remove-account",
      entity: "customer",
      entityId: customerId,
      ...(claims.length > 0 && { before: { claims } }),
    });
  });
}
