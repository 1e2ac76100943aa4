import { data, redirect } from "react-router";
import { localeOfSlug, localizePath, defaultLocale } from "@shop/kit/locale";
import { CheckCodeForm } from "../features/warranty/check-code-form.tsx";
import { CheckReport } from "../features/warranty/check-report.tsx";
import { loadArea, message } from "../i18n/messages.ts";
import { apiOf, requestContext } from "../lib/context.ts";
import { absoluteAddress, pageMeta, rootOf } from "../lib/meta.ts";
import { loadWholeSheet } from "../lib/sheets.ts";
import type { Route } from "./+types/check-result";

await Promise.all([loadArea("warranty"), loadWholeSheet()]);

const pathOf = (code: string) => `/check-result/${encodeURIComponent(code)}`;

/** Only at stores that have reports switched on (specification, section 2: store-specific). */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { site, origin } = context.get(requestContext);
  if (!site.features.check_result) throw data(null, { status: 404 });
  const locale = localeOfSlug(params.lang) ?? defaultLocale;
  if (!params.id) {
    const typed = url.searchParams.get("code")?.replace(/[\s-]/g, "").slice(0, 32);
    if (typed) throw redirect(localizePath(pathOf(typed.toUpperCase()), locale));
    return null;
  }
  const result = await apiOf(context)("deviceChecks.get", { params: { code: params.id.slice(0, 32) } });
  if (!result.ok) throw data(null, { status: result.status || 503 });
  const check = result.answer.data;
  return { check, address: absoluteAddress(origin, pathOf(check.code), locale) };
}

export const meta: Route.MetaFunction = (args) => {
  const root = rootOf(args);
  if (!root) return [];
  const { language } = root.locale;
  const check = args.loaderData?.check;
  return pageMeta({
    root,
    path: check ? pathOf(check.code) : "/check-result",
    title: check ? message(language, "warranty.report_of", { device: check.device }) : message(language, "warranty.check_result"),
    description: message(language, "warranty.check_description", { store: root.site.name }),
    noindex: Boolean(check),
    ...(check && { image: check.image }),
  });
};

export default function CheckResult({ loaderData }: Route.ComponentProps) {
  return loaderData ? <CheckReport {...loaderData} /> : <CheckCodeForm />;
}
