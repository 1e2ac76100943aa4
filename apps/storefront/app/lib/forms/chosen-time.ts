import { errorMessage } from "@shop/contract/errors";
import type { Refusal } from "@shop/contract/types";
import { cambodianDay } from "@shop/kit/date";
import { refusedPage, type RefusedPage } from "./refused-page.ts";

const refusal: Refusal = { code: -1, message: errorMessage("time_required"), data: null, error: "time_required" };

/** The hour that a form of times was sent with; null where there is none, or another day was chosen after it: the hours of that one alone are seen. */
export function chosenTime({ day, starts_at: at = "" }: Record<string, string>): string | null {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime()) || (day !== undefined && cambodianDay(moment) !== day)) return null;
  return at;
}

/** The page of a form that was sent without an hour, asked before whoever sent it is asked to sign in. */
export const withoutTime = (values: Record<string, string>): RefusedPage => refusedPage({ status: 400, retryAfter: null, refusal }, values);
