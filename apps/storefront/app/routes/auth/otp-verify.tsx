import { redirect, redirectDocument } from "react-router";
import { localizePath, splitPath } from "@shop/kit/locale";
import { CodeForm } from "../../features/auth/code-form.tsx";
import { loadArea } from "../../i18n/messages.ts";
import { apiOf, requestContext } from "../../lib/context.ts";
import { textsOf } from "../../lib/forms/form.ts";
import { refusedPage } from "../../lib/forms/refused-page.ts";
import { sendOrKeep } from "../../lib/forms/send-or-keep.ts";
import { leaveIfSignedIn, privateHeaders } from "../../lib/api/guard.ts";
import { privateMeta } from "../../i18n/meta.ts";
import { pageUrl } from "../../lib/links/page-url.ts";
import { keepPendingCode, readPendingCode } from "../../lib/forms/pending-code.ts";
import { returnPathIn } from "../../lib/links/read-return-path.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/otp-verify";

await Promise.all([loadArea("auth"), loadWholeSheet()]);

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "auth.otp_title");

export async function loader({ request, context }: Route.LoaderArgs) {
  const pending = await readPendingCode(request);
  if (!pending) {
    await leaveIfSignedIn(request, context);
    return null;
  }
  return {
    phone: pending.phone,
    type: pending.type,
    resendIn: Math.max(0, Math.ceil((pending.resendAt - Date.now()) / 1000)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = textsOf(await request.formData());
  const pending = await readPendingCode(request);
  const { locale, path } = splitPath(pageUrl(request).pathname);
  if (!pending) return redirect(localizePath(path, locale));
  const api = apiOf(context);
  const { phone, secret, type } = pending;

  if (values.intent === "resend") {
    const result = await api("auth.resend", { body: { phone, secret, type } });
    if (!result.ok) return refusedPage(result, values, (state) => ({ ...state, sent: false }));
    const { secret: next, resend_after } = result.answer.data;
    const cookie = await keepPendingCode(
      { ...pending, secret: next, resendAt: Date.now() + resend_after * 1000 },
      context.get(requestContext),
    );
    return redirect(localizePath(`${path}?sent=1`, locale), { headers: { "set-cookie": cookie } });
  }

  const { otp = "", password = "" } = values;
  const result =
    type === "register"
      ? await api("auth.verify", { body: { phone, otp, secret } })
      : await api("auth.resetPassword", { body: { phone, otp, password, secret } });
  if (!result.ok) return refusedPage(result, values);
  return redirectDocument(returnPathIn(locale, pending.next) ?? localizePath("/account/myaccount", locale), {
    headers: { "set-cookie": await keepPendingCode(null, context.get(requestContext)) },
  });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendOrKeep(sent);

export default function OtpVerify({ loaderData, actionData }: Route.ComponentProps) {
  return <CodeForm pending={loaderData} state={actionData} />;
}
