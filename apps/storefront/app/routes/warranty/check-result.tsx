import { data, redirect } from "react-router";
import { localeOfSlug, localizePath, defaultLocale } from "@shop/kit/locale";
import { CheckCodeForm } from "../../features/warranty/check/check-code-form.tsx";
import { CheckReport } from "../../features/warranty/check/check-report.tsx";
import { checkPath, loadCheck } from "../../features/warranty/check/load-check.ts";
import { loadArea, message } from "../../i18n/messages.ts";
import { apiOf, requestContext } from "../../lib/context.ts";
import { refusedPage } from "../../lib/forms/refused-page.ts";
import { pageMeta, rootOf } from "../../i18n/meta.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/check-result";

await Promise.all([loadArea("warranty"), loadWholeSheet()]);

/** The empty form is public and cached; a page with a mistyped code is not. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** Only in stores with the feature `check_result` (specification, section 2: store-specific). */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  if (!context.get(requestContext).site.features.check_result) throw data(null, { status: 404 });
  const locale = localeOfSlug(params.lang) ?? defaultLocale;
  if (params.id) return loadCheck(context, params.id, locale);
  const typed = url.searchParams.get("code")?.slice(0, 32) ?? "";
  const code = typed.replace(/[\s-]/g, "").toUpperCase();
  if (code === "") return null;
  const found = await apiOf(context)("deviceChecks.get", { params: { code } });
  if (found.ok) throw redirect(localizePath(checkPath(code), locale));
  // Keeps a mistyped code in its field.
  return refusedPage(found, { code: typed }, (refused) => ({ refused }));
}

export const meta: Route.MetaFunction = (args) => {
  const root = rootOf(args);
  if (!root) return [];
  const { language } = root.locale;
  const check = args.loaderData && "check" in args.loaderData ? args.loaderData.check : null;
  return pageMeta({
    root,
    path: check ? checkPath(check.code) : "/check-result",
    title: check
      ? message(language, "warranty.report_of", { device: check.device })
      : message(language, "warranty.check_result"),
    description: message(language, "warranty.check_description", { store: root.site.name }),
    noindex: Boolean(check),
    ...(check && { image: check.image }),
  });
};

export default function CheckResult({ loaderData }: Route.ComponentProps) {
  return loaderData && "check" in loaderData ? (
    <CheckReport {...loaderData} />
  ) : (
    <CheckCodeForm refused={loaderData?.refused} />
  );
}
