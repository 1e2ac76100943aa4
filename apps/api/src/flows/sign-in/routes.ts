import type { Handlers } from "../../platform/handler.ts";
import { renewSession, revokeSession } from "../../modules/auth/public.ts";
import { findCustomer } from "../../modules/customers/public.ts";
import { confirmRegistration, register } from "./register.ts";
import { resendCode } from "./resend-code.ts";
import { requestPasswordReset, resetPassword } from "./reset-password.ts";
import { signIn } from "./sign-in.ts";

const signedIn = (token: string) => ({ data: { token, login_status_code: 0 as const }, reply: { token } });

export const signInHandlers = {
  "auth.register": async (context, { body }) => ({ data: await register(context, body) }),
  "auth.verify": async (context, { body }) => signedIn(await confirmRegistration(context, body)),
  "auth.resend": async (context, { body }) => ({ data: await resendCode(context, body) }),
  "auth.login": async (context, { body }) => signedIn(await signIn(context, body)),
  "auth.forgotPassword": async (context, { body }) => ({ data: await requestPasswordReset(context, body) }),
  "auth.resetPassword": async (context, { body }) => signedIn(await resetPassword(context, body)),

  "auth.session": async (context) => {
    const { database, store, customer } = context;
    const known = customer && (await findCustomer(database.db, store.id, customer.customerId));
    if (!known) return { data: { login_status_code: 1, customer: null } };
    const token = context.tokenFrom === "cookie" ? await renewSession(context, customer) : null;
    return {
      data: { login_status_code: 0, customer: { id: known.id, name: known.name, phone: known.phone } },
      ...(token && { reply: { token } }),
    };
  },

  "auth.logout": async ({ database, customer, now }) => {
    if (customer) await revokeSession(database.db, customer, now());
    return { data: null, reply: { token: null, message: "Log out Success !" } };
  },
} satisfies Partial<Handlers>;
