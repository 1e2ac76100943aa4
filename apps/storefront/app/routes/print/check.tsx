import { data } from "react-router";
import { defaultLocale, localeOfSlug } from "@shop/kit/locale";
import { CheckLabel } from "../../features/warranty/check/check-label.tsx";
import { loadCheck } from "../../features/warranty/check/load-check.ts";
import { loadArea } from "../../i18n/messages.ts";
import { privateMeta } from "../../i18n/meta.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/check";

await Promise.all([loadArea("warranty"), loadWholeSheet()]);

/** No header, menu or footer, see `routes/language.tsx`: this page is printed. */
export const handle = "bare";
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "warranty.print_label");

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const id = url.searchParams.get("id");
  if (!id) throw data(null, { status: 404 });
  return loadCheck(context, id, localeOfSlug(params.lang) ?? defaultLocale);
}

export default function PrintCheck({ loaderData }: Route.ComponentProps) {
  return <CheckLabel {...loaderData} />;
}
