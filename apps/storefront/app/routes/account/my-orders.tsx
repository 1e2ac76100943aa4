import { useEffect } from "react";
import { data, Form } from "react-router";
import { longestOrderText } from "@shop/contract/limits";
import { orderStates } from "@shop/contract/order-states";
import { AccountPage } from "../../features/account/account-nav.tsx";
import { OrderList } from "../../features/account/orders/order-list.tsx";
import { Notice } from "../../features/account/notice.tsx";
import { Link } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import { loadArea } from "../../i18n/messages.ts";
import { apiOf, requestContext } from "../../lib/context.ts";
import { needed, privateHeaders } from "../../lib/api/guard.ts";
import { pageNumberOf, stayWithin } from "../../lib/links/list-pages.ts";
import { privateMeta } from "../../i18n/meta.ts";
import { keepNotice, readNotice } from "../../lib/forms/notice.ts";
import { textParameter } from "../../lib/links/text-parameter.ts";
import { browserStorage, tellTabs } from "../../state/browser.ts";
import { cart } from "../../state/cart/cart.ts";
import { forgetSnapshot } from "../../state/cart/stored-server-cart.ts";
import { Button, buttonClass } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/notices/empty-state.tsx";
import { Field, Select } from "../../ui/controls/field.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/my-orders";

await Promise.all([loadArea("account"), loadArea("orders"), loadWholeSheet()]);

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "account.my_orders");

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const search = url.searchParams;
  const page = pageNumberOf(search);
  const state = orderStates.find((known) => known === search.get("state"));
  const text = textParameter(search, "text", longestOrderText);
  const answer = needed(request, await apiOf(context)("orders.list", { query: { page, state, text } }));
  stayWithin(url, answer.last_page);
  const notice = await readNotice(request);
  return data(
    { orders: answer.data, page, lastPage: answer.last_page, state: state ?? "", text, notice },
    notice ? { headers: { "set-cookie": await keepNotice(null, context.get(requestContext)) } } : {},
  );
}

export default function MyOrders({
  loaderData: { orders, page, lastPage, state, text, notice },
}: Route.ComponentProps) {
  const t = useT();
  useEffect(() => {
    if (!notice) return;
    // The notice says that an order was placed. On a slow line the stored cart would be shown for seconds.
    if (!cart.get().known) forgetSnapshot(browserStorage);
    tellTabs("cart");
  }, [notice]);
  const filtered = state !== "" || text !== "";
  // A few orders are seen at a glance, on a small phone only without the form above them.
  const searchable = filtered || lastPage > 1 || orders.length > 3;
  const query = (target: number) =>
    `/account/myaccount/myorders?${new URLSearchParams({ ...(state && { state }), ...(text && { text }), ...(target > 1 && { page: String(target) }) })}`;
  return (
    <AccountPage title={t("account.my_orders")}>
      <Notice message={notice} />
      {searchable && (
        <Form
          method="get"
          role="search"
          aria-label={t("account.my_orders")}
          className="grid grid-cols-[1fr_auto] items-end gap-3 sm:grid-cols-[1fr_12rem_auto]"
        >
          <Field
            label={t("account.search_orders")}
            name="text"
            type="search"
            defaultValue={text}
            maxLength={longestOrderText}
            className="max-sm:col-span-2"
          />
          <Select label={t("account.state")} name="state" defaultValue={state}>
            <option value="">{t("account.all_states")}</option>
            {orderStates.map((one) => (
              <option key={one} value={one}>
                {one === "delivered" ? t("account.delivered_or_done") : t(`orders.state_${one}`)}
              </option>
            ))}
          </Select>
          <Button type="submit" variant="secondary">
            {t("account.search")}
          </Button>
        </Form>
      )}
      {orders.length === 0 ? (
        <EmptyState
          title={t(filtered ? "account.no_orders_found" : "account.no_orders")}
          action={
            <Link to="/" className={buttonClass()}>
              {t("account.browse")}
            </Link>
          }
        />
      ) : (
        <OrderList orders={orders} />
      )}
      <Pagination page={page} lastPage={lastPage} to={query} />
    </AccountPage>
  );
}
