import { Form, useSearchParams } from "react-router";
import { splitPath } from "@shop/kit/locale";
import { AccountPage } from "../../features/account/account-nav.tsx";
import { AddressFields } from "../../features/addresses/address-fields.tsx";
import { AddressList } from "../../features/addresses/address-list.tsx";
import { changeAddresses } from "../../features/addresses/change-addresses.server.ts";
import { Link } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import { loadArea } from "../../i18n/messages.ts";
import { FormRefusal } from "../../ui/notices/refusal.tsx";
import { apiOf, siteOf } from "../../lib/context.ts";
import { needed, privateHeaders } from "../../lib/api/guard.ts";
import { privateMeta } from "../../i18n/meta.ts";
import { sendOrKeep } from "../../lib/forms/send-or-keep.ts";
import { pageUrl } from "../../lib/links/page-url.ts";
import { returnPathOf } from "../../lib/links/read-return-path.ts";
import { Button, buttonClass } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/notices/empty-state.tsx";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/addresses";

await Promise.all([loadArea("account"), loadWholeSheet()]);

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "account.addresses");

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const [addresses, provinces] = await Promise.all([api("locations.list", {}), api("places.search", {})]);
  return {
    addresses: needed(request, addresses).data,
    provinces: provinces.ok
      ? provinces.answer.data.map(({ code, name, within, lat, long }) => ({ code, name, within, lat, long }))
      : [],
    tileUrl: siteOf(context).tile_url,
    key: crypto.randomUUID(),
    wantedFor: returnPathOf(pageUrl(request)),
  };
}

export const action = ({ request, context }: Route.ActionArgs) => changeAddresses(request, context);

export const clientAction = (sent: Route.ClientActionArgs) => sendOrKeep(sent);

export default function Addresses({
  loaderData: { addresses, provinces, tileUrl, key, wantedFor },
  actionData,
}: Route.ComponentProps) {
  const t = useT();
  const [search] = useSearchParams();
  // Refused buttons of the list have an intent and are handled there: another tab may have removed the address.
  const refused = actionData?.values.intent === undefined ? actionData : undefined;
  const editing = addresses.find((address) => String(address.id) === (refused?.values.id ?? search.get("edit")));
  const adding = search.has("add") || (refused !== undefined && !editing);
  if (adding || editing) {
    return (
      <AccountPage title={t(editing ? "account.edit_address" : "account.add_address")}>
        <Form method="post" className="grid max-w-2xl gap-4">
          <FormRefusal state={actionData} />
          <input type="hidden" name="key" value={key} />
          {editing && <input type="hidden" name="id" value={editing.id} />}
          <AddressFields address={editing} state={actionData} provinces={provinces} tileUrl={tileUrl} />
          <div className="flex gap-3">
            <Button type="submit">{t("account.save")}</Button>
            <Link
              to={wantedFor ? splitPath(wantedFor).path : "/account/myaccount/addresses"}
              className={buttonClass({ variant: "secondary" })}
            >
              {t("account.cancel")}
            </Link>
          </div>
        </Form>
      </AccountPage>
    );
  }
  const add = (
    <Link
      to="/account/myaccount/addresses?add=1"
      className={`${buttonClass({ variant: "primary" })} justify-self-start`}
    >
      {t("account.add_address")}
    </Link>
  );
  return (
    <AccountPage title={t("account.addresses")}>
      <FormRefusal state={actionData} />
      {addresses.length === 0 && <EmptyState icon="map-pin" title={t("account.no_addresses")} action={add} />}
      <AddressList addresses={addresses} />
      {addresses.length > 0 && add}
    </AccountPage>
  );
}
