import { data, redirect, redirectDocument } from "react-router";
import { localizePath, splitPath } from "@shop/kit/locale";
import { AccountPage } from "../../features/account/account-nav.tsx";
import { Notice } from "../../features/account/notice.tsx";
import { OrderView } from "../../features/account/orders/order-view.tsx";
import { listText } from "../../i18n/list-text.ts";
import { useT } from "../../i18n/locale.tsx";
import { loadArea, message } from "../../i18n/messages.ts";
import { chosenTime, withoutTime } from "../../lib/forms/chosen-time.ts";
import { FormRefusal } from "../../ui/notices/refusal.tsx";
import { apiOf, requestContext } from "../../lib/context.ts";
import { textsOf } from "../../lib/forms/form.ts";
import { refusedPage } from "../../lib/forms/refused-page.ts";
import { needed, privateHeaders, signedIn } from "../../lib/api/guard.ts";
import { privateMeta } from "../../i18n/meta.ts";
import { keepNotice, readNotice } from "../../lib/forms/notice.ts";
import { reloadRefused } from "../../lib/forms/reload-refused.ts";
import { sendOrKeep } from "../../lib/forms/send-or-keep.ts";
import { pageUrl } from "../../lib/links/page-url.ts";
import { WithNumbers } from "../../ui/with-numbers.tsx";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/order-detail";

await Promise.all([loadArea("account"), loadArea("orders"), loadWholeSheet()]);

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "account.my_orders");

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { locale } = splitPath(pageUrl(request).pathname);
  if (!params.id) throw redirect(localizePath("/account/myaccount/myorders", locale));
  const api = apiOf(context);
  const answer = needed(request, await api("orders.detail", { params: { id: params.id } }));
  const { searchParams } = pageUrl(request);
  const booking = answer.data.find(
    (line) => line.booking?.movable && String(line.booking.id) === searchParams.get("move"),
  )?.booking;
  const free = booking && (await api("bookings.moveTimes", { params: { id: booking.id } }));
  const moving = booking && {
    id: booking.id,
    days: free?.ok ? free.answer.data.days : null,
    time: searchParams.get("time"),
  };
  const notice = await readNotice(request);
  return data(
    { lines: answer.data, order: answer.order, moving, notice, actionKey: crypto.randomUUID() },
    notice ? { headers: { "set-cookie": await keepNotice(null, context.get(requestContext)) } } : {},
  );
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { locale, path } = splitPath(pageUrl(request).pathname);
  const { language } = locale;
  const values = textsOf(await request.formData());
  const input = { params: { id: params.id ?? "" } };
  const booking = { params: { id: values.booking ?? "" } };
  const options = { idempotencyKey: values.key };
  const api = apiOf(context);
  const done = async (notice: string, to = redirect) =>
    to(localizePath(path, locale), {
      headers: { "set-cookie": await keepNotice(notice, context.get(requestContext)) },
    });
  if (values.intent === "again") {
    const result = signedIn(request, await api("orders.again", input, options));
    if (!result.ok) return refusedPage(result, values);
    const { added, missing } = result.answer.data;
    const texts = [message(language, "account.again_done", { count: added })];
    if (missing.length > 0)
      texts.push(message(language, "account.again_missing", { names: listText(language, missing) }));
    // A new document, which reads the cart anew.
    return done(texts.join(" "), redirectDocument);
  }
  if (values.intent === "move") {
    const time = chosenTime(values);
    if (time === null) return withoutTime(values);
    const result = signedIn(request, await api("bookings.move", { ...booking, body: { starts_at: time } }, options), {
      time,
    });
    return result.ok ? done(message(language, "account.moved_done")) : refusedPage(result, values);
  }
  if (values.intent === "review") {
    const result = signedIn(
      request,
      await api("reviews.write", { ...booking, body: { stars: values.stars ?? "", text: values.text ?? "" } }, options),
    );
    return result.ok ? done(message(language, "account.reviewed_done")) : refusedPage(result, values);
  }
  const result = signedIn(request, await api("orders.cancel", { ...input, body: { reason: null } }, options));
  return result.ok ? done(message(language, "account.cancelled_done")) : refusedPage(result, values);
}

export const clientAction = (sent: Route.ClientActionArgs) => sendOrKeep(sent);
export const shouldRevalidate = reloadRefused;

export default function OrderDetail({
  loaderData: { lines, order, moving, notice, actionKey },
  actionData,
}: Route.ComponentProps) {
  const t = useT();
  return (
    <AccountPage title={<WithNumbers text={t("account.order", { number: order.order_number })} />}>
      <Notice message={notice} />
      <FormRefusal state={actionData} />
      <OrderView order={order} lines={lines} moving={moving} actionKey={actionKey} state={actionData} />
    </AccountPage>
  );
}
