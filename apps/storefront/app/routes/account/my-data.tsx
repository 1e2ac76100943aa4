import { data, redirect } from "react-router";
import { languages, localizePath, splitPath } from "@shop/kit/locale";
import { AccountPage } from "../../features/account/account-nav.tsx";
import { ContactForms, LeaveForms, PasswordForm, ProfileForm } from "../../features/account/data-forms.tsx";
import { Notice } from "../../features/account/notice.tsx";
import { useT } from "../../i18n/locale.tsx";
import { loadArea, message } from "../../i18n/messages.ts";
import { FormRefusal } from "../../ui/notices/refusal.tsx";
import { apiOf, requestContext } from "../../lib/context.ts";
import { textsOf, type FormState } from "../../lib/forms/form.ts";
import { refusedPage } from "../../lib/forms/refused-page.ts";
import { needed, privateHeaders, signedIn } from "../../lib/api/guard.ts";
import { privateMeta } from "../../i18n/meta.ts";
import { keepNotice, readNotice } from "../../lib/forms/notice.ts";
import { pageUrl } from "../../lib/links/page-url.ts";
import { keepPendingContact, readPendingContact } from "../../lib/forms/pending-contact.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import { useIntoView } from "../../ui/use-into-view.ts";
import type { Route } from "./+types/my-data";

await Promise.all([loadArea("account"), loadArea("auth"), loadWholeSheet()]);

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "account.my_data");

export async function loader({ request, context }: Route.LoaderArgs) {
  const profile = needed(request, await apiOf(context)("profile.get", {})).data;
  const notice = await readNotice(request);
  const pendingTo = (await readPendingContact(request, profile.id))?.to ?? null;
  return data({ profile, notice, pendingTo }, notice ? { headers: { "set-cookie": await keepNotice(null, context.get(requestContext)) } } : {});
}

const withoutPending = (refused: FormState) => ({ refused, pendingTo: null });

export async function action({ request, context }: Route.ActionArgs) {
  const api = apiOf(context);
  const values = textsOf(await request.formData());
  const { locale, path } = splitPath(pageUrl(request).pathname);
  const info = context.get(requestContext);
  const { intent } = values;

  if (intent === "contact") {
    const { phone = "", email = "", password = "" } = values;
    const result = signedIn(request, await api("profile.requestContactChange", { body: { ...(phone ? { phone } : { email }), password } }));
    if (!result.ok) return refusedPage(result, values, withoutPending);
    const { id } = needed(request, await api("profile.get", {})).data;
    const pending = { customer: id, to: phone || email, secret: result.answer.data.secret };
    return data({ refused: undefined, pendingTo: pending.to }, { headers: { "set-cookie": await keepPendingContact(pending, info) } });
  }
  if (intent === "other_contact") return redirect(localizePath(path, locale), { headers: { "set-cookie": await keepPendingContact(null, info) } });

  const confirm = async () => {
    const { id } = needed(request, await api("profile.get", {})).data;
    const secret = (await readPendingContact(request, id))?.secret ?? "";
    return api("profile.confirmContactChange", { body: { secret, otp: values.otp ?? "" } });
  };
  const result =
    intent === "password"
      ? await api("profile.changePassword", { body: { current_password: values.current_password ?? "", password: values.password ?? "" } })
      : intent === "confirm"
        ? await confirm()
        : intent === "remove"
          ? await api("profile.remove", { body: { password: values.password ?? "" } })
          : await api("profile.update", { body: { name: values.name ?? "", lang: languages.find((one) => one === values.lang) } });
  // A wrong password is a refusal of the form, not an expired session.
  const checked = result.ok || result.refusal.error !== "unauthorized" ? result : signedIn(request, result);
  if (!checked.ok) return refusedPage(checked, values, withoutPending);
  const [next, said] = intent === "remove" ? (["/account/myaccount/removed", "account.removed_done"] as const) : ([path, "account.saved"] as const);
  const headers = new Headers({ "set-cookie": await keepNotice(message(locale.language, said), info) });
  if (intent === "confirm") headers.append("set-cookie", await keepPendingContact(null, info));
  return redirect(localizePath(next, locale), { headers });
}

export default function MyData({ loaderData: { profile, notice, pendingTo }, actionData }: Route.ComponentProps) {
  const t = useT();
  const state = actionData?.refused;
  // The page is long and has several forms, so scroll to the error.
  useIntoView(() => document.querySelector<HTMLElement>("main [aria-invalid]"), state);
  return (
    <AccountPage title={t("account.my_data")}>
      <Notice message={notice} />
      <FormRefusal state={state} />
      <ProfileForm profile={profile} state={state} />
      <ContactForms profile={profile} pendingTo={actionData?.pendingTo ?? pendingTo} state={state} />
      <PasswordForm state={state} />
      <LeaveForms state={state} />
    </AccountPage>
  );
}
