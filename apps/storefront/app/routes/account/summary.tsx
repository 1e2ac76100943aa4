import { phoneText } from "@shop/kit/phone-text";
import { AccountPage } from "../../features/account/account-nav.tsx";
import { OrderList } from "../../features/account/orders/order-list.tsx";
import { Link } from "../../i18n/link.tsx";
import { useMoney, useT } from "../../i18n/locale.tsx";
import { loadArea } from "../../i18n/messages.ts";
import { apiOf } from "../../lib/context.ts";
import { needed, privateHeaders } from "../../lib/api/guard.ts";
import { privateMeta } from "../../i18n/meta.ts";
import { buttonClass } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/notices/empty-state.tsx";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/summary";

await Promise.all([loadArea("account"), loadArea("orders"), loadWholeSheet()]);

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "account.title");

/** Orders shown before the "all orders" link. */
const recent = 3;

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const [profile, orders] = await Promise.all([api("profile.get", {}), api("orders.list", {})]);
  return { profile: needed(request, profile).data, orders: needed(request, orders).data.slice(0, recent) };
}

export default function Summary({ loaderData: { profile, orders } }: Route.ComponentProps) {
  const t = useT();
  const money = useMoney();
  return (
    <AccountPage title={t("account.greeting", { name: profile.name })}>
      <dl className="grid gap-3 sm:grid-cols-3">
        <div className="card p-4">
          <dt className="text-sm text-muted">{t("account.balance")}</dt>
          <dd className="text-price">{money(profile.balance)}</dd>
        </div>
        <div className="card p-4 wrap-anywhere sm:col-span-2">
          <dt className="text-sm text-muted">{profile.phone && phoneText(profile.phone)}</dt>
          <dd>
            {profile.address ? (
              [profile.address.name, profile.address.description, profile.address.province].filter(Boolean).join(" · ")
            ) : (
              <Link to="/account/myaccount/addresses" className="link inline-flex min-h-11 items-center">
                {t("account.add_address")}
              </Link>
            )}
          </dd>
        </div>
      </dl>
      <section className="grid gap-3">
        <h2 className="text-heading">{t("account.recent_orders")}</h2>
        {orders.length === 0 ? (
          <EmptyState
            title={t("account.no_orders")}
            action={
              <Link to="/" className={buttonClass()}>
                {t("account.browse")}
              </Link>
            }
          />
        ) : (
          <>
            <OrderList orders={orders} />
            <Link
              to="/account/myaccount/myorders"
              className="link inline-flex min-h-11 items-center justify-self-start"
            >
              {t("account.all_orders")}
            </Link>
          </>
        )}
      </section>
    </AccountPage>
  );
}
