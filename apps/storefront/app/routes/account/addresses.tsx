import { Form, replace, useSearchParams } from "react-router";
import { localizePath, splitPath } from "@shop/kit/locale";
import { AccountPage } from "../../features/account/account-nav.tsx";
import { AddressText } from "../../features/addresses/address-card.tsx";
import { AddressFields } from "../../features/addresses/address-fields.tsx";
import { Link } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import { loadArea } from "../../i18n/messages.ts";
import { FormRefusal } from "../../ui/notices/refusal.tsx";
import { apiOf, siteOf } from "../../lib/context.ts";
import { textsOf } from "../../lib/forms/form.ts";
import { refusedPage } from "../../lib/forms/refused-page.ts";
import { needed, privateHeaders, signedIn } from "../../lib/api/guard.ts";
import { privateMeta } from "../../i18n/meta.ts";
import { pageUrl } from "../../lib/links/page-url.ts";
import { returnPathOf } from "../../lib/links/read-return-path.ts";
import { saveAddress } from "../../lib/forms/save-address.ts";
import { AskFirst } from "../../ui/controls/ask-first.tsx";
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
    provinces: provinces.ok ? provinces.answer.data.map(({ code, name, within, lat, long }) => ({ code, name, within, lat, long })) : [],
    tileUrl: siteOf(context).tile_url,
    key: crypto.randomUUID(),
    wantedFor: returnPathOf(pageUrl(request)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = apiOf(context);
  const values = textsOf(await request.formData());
  const id = values.id ? Number(values.id) : null;
  const result =
    values.intent === "remove" && id !== null
      ? await api("locations.remove", { params: { id } })
      : values.intent === "default" && id !== null
        ? await api("locations.update", { params: { id }, body: { is_default: true } })
        : await saveAddress(api, id, values);
  const checked = signedIn(request, result);
  const wantedFor = returnPathOf(pageUrl(request));
  const kept = !checked.ok && id === null && checked.status !== 400 && wantedFor ? await firstAddress(context) : undefined;
  if (!checked.ok && !kept) return refusedPage(checked, values);
  const chosen = checked.ok ? checked.answer.data : kept;
  // `replace`, so that "back" does not return to the empty form, which would add another address.
  if (wantedFor && chosen) return replace(withAddress(wantedFor, chosen.id, !checked.ok));
  return replace(wantedFor ?? addressList(request));
}

/** The page that an address was added for, with the address selected; `kept` means that an existing one is used because adding failed. */
function withAddress(wantedFor: string, id: number, kept: boolean): string {
  const [path, query] = wantedFor.split("?");
  const search = new URLSearchParams(query);
  search.set("address", String(id));
  search.delete("kept");
  if (kept) search.set("kept", "1");
  return `${path}?${search}`;
}

function addressList(request: Request): string {
  const { locale, path } = splitPath(pageUrl(request).pathname);
  return localizePath(path, locale);
}

/** If an address cannot be added, the checkout continues with the first existing one (specification, section 7). */
async function firstAddress(context: Route.ActionArgs["context"]) {
  const list = await apiOf(context)("locations.list", {});
  return list.ok ? list.answer.data[0] : undefined;
}

export default function Addresses({ loaderData: { addresses, provinces, tileUrl, key, wantedFor }, actionData }: Route.ComponentProps) {
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
            <Link to={wantedFor ? splitPath(wantedFor).path : "/account/myaccount/addresses"} className={buttonClass({ variant: "secondary" })}>
              {t("account.cancel")}
            </Link>
          </div>
        </Form>
      </AccountPage>
    );
  }
  const add = (
    <Link to="/account/myaccount/addresses?add=1" className={`${buttonClass({ variant: "primary" })} justify-self-start`}>
      {t("account.add_address")}
    </Link>
  );
  return (
    <AccountPage title={t("account.addresses")}>
      <FormRefusal state={actionData} />
      {addresses.length === 0 && <EmptyState icon="map-pin" title={t("account.no_addresses")} action={add} />}
      <ul className="grid gap-3">
        {addresses.map((address) => (
          <li key={address.id} className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-4">
            <AddressText address={address} />
            <Form method="post" className="flex flex-wrap gap-2">
              <input type="hidden" name="id" value={address.id} />
              {!address.is_default && (
                <Button type="submit" name="intent" value="default" variant="secondary">
                  {t("account.make_default")}
                </Button>
              )}
              <Link to={`/account/myaccount/addresses?edit=${address.id}`} className={buttonClass({ variant: "secondary" })}>
                {t("account.edit_address")}
              </Link>
              <AskFirst label={t("account.remove")} back={t("account.keep_address")} question={t("account.remove_confirm")} variant="quiet">
                <Button type="submit" name="intent" value="remove" variant="danger" className="justify-self-start">
                  {t("account.remove")}
                </Button>
              </AskFirst>
            </Form>
          </li>
        ))}
      </ul>
      {addresses.length > 0 && add}
    </AccountPage>
  );
}
