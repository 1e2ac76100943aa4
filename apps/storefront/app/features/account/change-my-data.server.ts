import { data, redirect } from "react-router";
import type { Client } from "@shop/contract/client";
import { languages, localizePath, splitPath } from "@shop/kit/locale";
import { message } from "../../i18n/messages.ts";
import { needed, signedIn } from "../../lib/api/guard.ts";
import type { LoaderContext } from "../../lib/api/unwrap-answer.ts";
import { apiOf, requestContext } from "../../lib/context.ts";
import { textsOf, type FormState } from "../../lib/forms/form.ts";
import { keepNotice } from "../../lib/forms/notice.ts";
import { keepPendingContact, readPendingContact } from "../../lib/forms/pending-contact.ts";
import { refusedPage } from "../../lib/forms/refused-page.ts";
import { pageUrl } from "../../lib/links/page-url.ts";

type Values = Record<string, string>;

const withoutPending = (refused: FormState) => ({ refused, pendingTo: null });

/** Handles the forms of the page "my data", by their `intent`. */
export async function changeMyData(request: Request, context: LoaderContext) {
  const api = apiOf(context);
  const info = context.get(requestContext);
  const values = textsOf(await request.formData());
  const { locale, path } = splitPath(pageUrl(request).pathname);
  const { intent } = values;
  if (intent === "contact") return requestContact(request, context, values);
  if (intent === "other_contact")
    return redirect(localizePath(path, locale), { headers: { "set-cookie": await keepPendingContact(null, info) } });

  const result = await send(api, request, values);
  // A wrong password is a refusal of the form, not an expired session.
  const checked = result.ok || result.refusal.error !== "unauthorized" ? result : signedIn(request, result);
  if (!checked.ok) return refusedPage(checked, values, withoutPending);
  const [next, notice] =
    intent === "remove"
      ? (["/account/myaccount/removed", "account.removed_done"] as const)
      : ([path, "account.saved"] as const);
  const headers = new Headers({ "set-cookie": await keepNotice(message(locale.language, notice), info) });
  if (intent === "confirm") headers.append("set-cookie", await keepPendingContact(null, info));
  return redirect(localizePath(next, locale), { headers });
}

/** Has a code sent to a new phone or email, and shows the field for it. */
async function requestContact(request: Request, context: LoaderContext, values: Values) {
  const api = apiOf(context);
  const { phone = "", email = "", password = "" } = values;
  const result = signedIn(
    request,
    await api("profile.requestContactChange", { body: { ...(phone ? { phone } : { email }), password } }),
  );
  if (!result.ok) return refusedPage(result, values, withoutPending);
  const { id } = needed(request, await api("profile.get", {})).data;
  const pending = { customer: id, to: phone || email, secret: result.answer.data.secret };
  return data(
    { refused: undefined, pendingTo: pending.to },
    { headers: { "set-cookie": await keepPendingContact(pending, context.get(requestContext)) } },
  );
}

/** The call of each of the other forms. */
async function send(
  api: Client,
  request: Request,
  { intent, name = "", lang, password = "", current_password = "", otp = "" }: Values,
) {
  switch (intent) {
    case "password":
      return api("profile.changePassword", { body: { current_password, password } });
    case "confirm": {
      const { id } = needed(request, await api("profile.get", {})).data;
      const secret = (await readPendingContact(request, id))?.secret ?? "";
      return api("profile.confirmContactChange", { body: { secret, otp } });
    }
    case "remove":
      return api("profile.remove", { body: { password } });
    default:
      return api("profile.update", { body: { name, lang: languages.find((one) => one === lang) } });
  }
}
