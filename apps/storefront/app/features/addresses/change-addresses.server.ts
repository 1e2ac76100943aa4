import { replace } from "react-router";
import { localizePath, splitPath } from "@shop/kit/locale";
import { signedIn } from "../../lib/api/guard.ts";
import type { LoaderContext } from "../../lib/api/unwrap-answer.ts";
import { apiOf } from "../../lib/context.ts";
import { textsOf } from "../../lib/forms/form.ts";
import { refusedPage } from "../../lib/forms/refused-page.ts";
import { saveAddress } from "../../lib/forms/save-address.ts";
import { pageUrl } from "../../lib/links/page-url.ts";
import { returnPathOf } from "../../lib/links/read-return-path.ts";

/** Handles the forms of the page of addresses, and leads on to the page that a new address is wanted for. */
export async function changeAddresses(request: Request, context: LoaderContext) {
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
  const kept =
    !checked.ok && id === null && checked.status !== 400 && wantedFor ? await firstAddress(context) : undefined;
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
async function firstAddress(context: LoaderContext) {
  const list = await apiOf(context)("locations.list", {});
  return list.ok ? list.answer.data[0] : undefined;
}
