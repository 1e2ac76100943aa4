import type { Handlers } from "../../platform/handler.ts";
import { changePassword } from "./change-password.ts";
import { confirmContactChange, requestContactChange } from "./change-contact.ts";
import { removeAccount } from "./remove-account.ts";

export const accountHandlers = {
  "profile.changePassword": async (context, { body }) => {
    const token = await changePassword(context, body);
    return { data: { token }, reply: { token } };
  },
  "profile.requestContactChange": async (context, { body }) => ({ data: await requestContactChange(context, body) }),
  "profile.confirmContactChange": async (context, { body }) => {
    await confirmContactChange(context, body);
    return { data: null };
  },
  "profile.remove": async (context, { body }) => {
    await removeAccount(context, body.password);
    return { data: null, reply: { token: null } };
  },
} satisfies Partial<Handlers>;
