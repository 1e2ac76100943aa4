import { errorMessage } from "@shop/contract/errors";
import type { Refusal } from "@shop/contract/types";
import { cambodianDay } from "@shop/kit/date";
import { refusedPage, type RefusedPage } from "./refused-page.ts";

const refusal: Refusal = { code: -1, message: errorMessage("time_required"), data: null, error: "time_required" };

/**
 * The chosen time of a submitted form. Null if none was chosen, or if the day was changed
 * afterwards: the shopper then sees the times of the new day only.
 */
export function chosenTime({ day, starts_at: at = "" }: Record<string, string>): string | null {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime()) || (day !== undefined && cambodianDay(moment) !== day)) return null;
  return at;
}

/** The form page with the message that no time was chosen. Checked before the shopper is asked to sign in. */
export const withoutTime = (values: Record<string, string>): RefusedPage =>
  refusedPage({ status: 400, retryAfter: null, refusal }, values);
