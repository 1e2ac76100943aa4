import { RegisterForm } from "../../features/auth/register-form.tsx";
import { loadArea } from "../../i18n/messages.ts";
import { apiOf, requestContext } from "../../lib/context.ts";
import { textsOf } from "../../lib/forms/form.ts";
import { refusedPage } from "../../lib/forms/refused-page.ts";
import { sendOrKeep } from "../../lib/forms/send-or-keep.ts";
import { leaveIfSignedIn, privateHeaders } from "../../lib/api/guard.ts";
import { privateMeta } from "../../i18n/meta.ts";
import { toCodeEntry } from "../../lib/forms/pending-code.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/register";

await Promise.all([loadArea("auth"), loadWholeSheet()]);

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "auth.register_title");

export async function loader({ request, context }: Route.LoaderArgs) {
  await leaveIfSignedIn(request, context);
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = textsOf(await request.formData());
  const { name = "", phone = "", email = "", password = "" } = values;
  const result = await apiOf(context)("auth.register", { body: { name, phone, email: email || null, password } });
  if (!result.ok) return refusedPage(result, values);
  const { secret, resend_after } = result.answer.data;
  return toCodeEntry(request, context.get(requestContext), { phone, secret, type: "register" }, resend_after);
}

export const clientAction = (sent: Route.ClientActionArgs) => sendOrKeep(sent);

export default function Register({ actionData }: Route.ComponentProps) {
  return <RegisterForm state={actionData} />;
}
