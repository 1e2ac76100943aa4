import { redirectDocument } from "react-router";
import { LoginForm } from "../../features/auth/login-form.tsx";
import { loadArea } from "../../i18n/messages.ts";
import { apiOf } from "../../lib/context.ts";
import { textsOf } from "../../lib/forms/form.ts";
import { refusedPage } from "../../lib/forms/refused-page.ts";
import { sendOrKeep } from "../../lib/forms/send-or-keep.ts";
import { afterLogin, leaveIfSignedIn, privateHeaders, reasonToSignIn } from "../../lib/api/guard.ts";
import { privateMeta } from "../../i18n/meta.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/login";

await Promise.all([loadArea("auth"), loadWholeSheet()]);

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "auth.login_title");

export async function loader({ request, context }: Route.LoaderArgs) {
  await leaveIfSignedIn(request, context);
  return reasonToSignIn(request);
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = textsOf(await request.formData());
  const { password = "" } = values;
  // A Chinese keyboard writes the sign of an email address in full width.
  const login = (values.login ?? "").normalize("NFKC");
  const result = await apiOf(context)("auth.login", {
    body: login.includes("@") ? { email: login, password } : { phone: login, password },
  });
  if (!result.ok) return refusedPage(result, values);
  return redirectDocument(afterLogin(request));
}

export const clientAction = (sent: Route.ClientActionArgs) => sendOrKeep(sent);

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginForm reason={loaderData} state={actionData} />;
}
