import { data, redirect } from "react-router";
import { languages, localizePath, splitPath } from "@shop/kit/locale";
import { AccountPage } from "../../features/account/account-nav.tsx";
import { ContactForms, LeaveForms, PasswordForm, ProfileForm } from "../../features/account/data-forms.tsx";
import { Notice } from "../../features/account/notice.tsx";
import { useT } from "../../i18n/locale.tsx";
import { loadArea, message } from "../../i18n/messages.ts";
import { FormRefusal } from "../../i18n/refusal.tsx";
import { apiOf, requestContext } from "../../lib/context.ts";
import { refusedForm, textsOf } from "../../lib/form.ts";
import { needed, privateHeaders, signedIn } from "../../lib/guard.ts";
import { privateMeta } from "../../lib/meta.ts";
import { keepNotice, readNotice } from "../../lib/notice.ts";
import { pageUrl } from "../../lib/page-url.ts";
import { loadWholeSheet } from "../../lib/sheets.ts";
import type { Route } from "./+types/my-data";

await Promise.all([loadArea("account"), loadArea("auth"), loadWholeSheet()]);

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "account.my_data");

export async function loader({ request, context }: Route.LoaderArgs) {
  const profile = needed(request, await apiOf(context)("profile.get", {})).data;
  const notice = await readNotice(request);
  return data({ profile, notice }, notice ? { headers: { "set-cookie": await keepNotice(null, context.get(requestContext)) } } : {});
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = apiOf(context);
  const values = textsOf(await request.formData());
  const { locale, path } = splitPath(pageUrl(request).pathname);

  if (values.intent === "contact") {
    const { phone = "", email = "" } = values;
    const result = signedIn(request, await api("profile.requestContactChange", { body: phone ? { phone } : { email } }));
    if (!result.ok) return data({ refused: refusedForm(result, values), pending: null }, { status: result.status || 503 });
    return { refused: undefined, pending: { secret: result.answer.data.secret, to: phone || email } };
  }

  const result =
    values.intent === "password"
      ? await api("profile.changePassword", { body: { current_password: values.current_password ?? "", password: values.password ?? "" } })
      : values.intent === "confirm"
        ? await api("profile.confirmContactChange", { body: { secret: values.secret ?? "", otp: values.otp ?? "" } })
        : values.intent === "remove"
          ? await api("profile.remove", { body: { password: values.password ?? "" } })
          : await api("profile.update", { body: { name: values.name ?? "", lang: languages.find((one) => one === values.lang) } });
  // A wrong password is a refusal of the form, not the end of the session.
  const checked = result.ok || result.refusal.error !== "unauthorized" ? result : signedIn(request, result);
  if (!checked.ok) {
    const pending = values.intent === "confirm" ? { secret: values.secret ?? "", to: values.to ?? "" } : null;
    return data({ refused: refusedForm(checked, values), pending }, { status: checked.status || 503 });
  }
  const [next, said] = values.intent === "remove" ? (["/account/myaccount/removed", "account.removed_done"] as const) : ([path, "account.saved"] as const);
  const notice = await keepNotice(message(locale.language, said), context.get(requestContext));
  return redirect(localizePath(next, locale), { headers: { "set-cookie": notice } });
}

export default function MyData({ loaderData: { profile, notice }, actionData }: Route.ComponentProps) {
  const t = useT();
  const state = actionData?.refused;
  return (
    <AccountPage title={t("account.my_data")}>
      <Notice message={notice} />
      <FormRefusal state={state} />
      <ProfileForm profile={profile} state={state} />
      <ContactForms profile={profile} pending={actionData?.pending ?? null} state={state} />
      <PasswordForm state={state} />
      <LeaveForms state={state} />
    </AccountPage>
  );
}
