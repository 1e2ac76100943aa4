import type { CustomerContext } from "../../platform/context.ts";
import type { Input } from "../../platform/handler.ts";
import { hashPassword, openSession, revokeSessions } from "../../modules/auth/public.ts";
import { setPasswordHash } from "../../modules/customers/public.ts";
import { confirmPassword, lockConfirmed } from "./confirm-password.ts";

/** Sets a new password; every session ends, and the one who changed it gets a new one. */
export async function changePassword(
  context: CustomerContext,
  body: Input<"profile.changePassword">["body"],
): Promise<string> {
  const confirmed = await confirmPassword(context, body.current_password, "current_password");
  const { customerId, storeId } = context.customer;
  const passwordHash = await hashPassword(body.password);
  return context.database.transaction(async (tx) => {
    await lockConfirmed(tx, context, confirmed, "current_password");
    await setPasswordHash(tx, { customerId, storeId }, passwordHash);
    await revokeSessions(tx, { customerId, storeId }, context.now());
    return openSession(context, tx, { customerId, storeId });
  });
}
