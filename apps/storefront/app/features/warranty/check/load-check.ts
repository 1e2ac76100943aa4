import { data } from "react-router";
import type { DeviceCheck } from "@shop/contract/types";
import type { Locale } from "@shop/kit/locale";
import { unwrapAnswer, type LoaderContext } from "../../../lib/api/unwrap-answer.ts";
import { apiOf, requestContext } from "../../../lib/context.ts";
import { absoluteAddress } from "../../../i18n/meta.ts";

/** The path of a code's report. */
export const checkPath = (code: string): string => `/check-result/${encodeURIComponent(code)}`;

/** The report of a code, and the URL in its printed QR code; 404 if there is none, or if the store has no reports. */
export async function loadCheck(
  context: LoaderContext,
  code: string,
  locale: Locale,
): Promise<{ check: DeviceCheck; address: string }> {
  const { site, origin } = context.get(requestContext);
  if (!site.features.check_result) throw data(null, { status: 404 });
  const found = await apiOf(context)("deviceChecks.get", { params: { code: code.slice(0, 32) } });
  // What cannot be a code, such as a blank, has no report either.
  if (found.status === 400) throw data(null, { status: 404 });
  const { data: check } = unwrapAnswer(found);
  return { check, address: absoluteAddress(origin, checkPath(check.code), locale) };
}
