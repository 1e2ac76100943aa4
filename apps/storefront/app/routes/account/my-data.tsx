import { data } from "react-router";
import { AccountPage } from "../../features/account/account-nav.tsx";
import { changeMyData } from "../../features/account/change-my-data.server.ts";
import { ContactForms, LeaveForms, PasswordForm, ProfileForm } from "../../features/account/data-forms.tsx";
import { Notice } from "../../features/account/notice.tsx";
import { useT } from "../../i18n/locale.tsx";
import { loadArea } from "../../i18n/messages.ts";
import { FormRefusal } from "../../ui/notices/refusal.tsx";
import { apiOf, requestContext } from "../../lib/context.ts";
import { needed, privateHeaders } from "../../lib/api/guard.ts";
import { privateMeta } from "../../i18n/meta.ts";
import { keepNotice, readNotice } from "../../lib/forms/notice.ts";
import { sendOrKeep } from "../../lib/forms/send-or-keep.ts";
import { readPendingContact } from "../../lib/forms/pending-contact.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/my-data";

await Promise.all([loadArea("account"), loadArea("auth"), loadWholeSheet()]);

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "account.my_data");

export async function loader({ request, context }: Route.LoaderArgs) {
  const profile = needed(request, await apiOf(context)("profile.get", {})).data;
  const notice = await readNotice(request);
  const pendingTo = (await readPendingContact(request, profile.id))?.to ?? null;
  return data(
    { profile, notice, pendingTo },
    notice ? { headers: { "set-cookie": await keepNotice(null, context.get(requestContext)) } } : {},
  );
}

export const action = ({ request, context }: Route.ActionArgs) => changeMyData(request, context);

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendOrKeep(sent, (refused) => ({ refused, pendingTo: null }));

export default function MyData({ loaderData: { profile, notice, pendingTo }, actionData }: Route.ComponentProps) {
  const t = useT();
  const state = actionData?.refused;
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
