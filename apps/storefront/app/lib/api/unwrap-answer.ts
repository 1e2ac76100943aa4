import { data, type RouterContextProvider } from "react-router";
import type { Answer } from "@shop/contract/client";
import type { CallName } from "@shop/contract/paths";
import type { Success } from "@shop/contract/types";

export type LoaderContext = Readonly<RouterContextProvider>;

/**
 * Unwraps an answer that the page cannot do without. Throws the 404 page for a missing object, 429
 * for too many requests, and an error page otherwise.
 */
export function unwrapAnswer<Name extends CallName>(result: Answer<Name>): Success<Name> {
  if (result.ok) return result.answer;
  const { status, retryAfter } = result;
  throw data(null, {
    status: status === 404 || status === 429 || status >= 500 ? status : 503,
    headers: retryHeaders(retryAfter),
  });
}

/** The `Retry-After` header, if the answer said when to try again. */
export const retryHeaders = (seconds: number | null | undefined): Record<string, string> =>
  seconds == null ? {} : { "retry-after": String(seconds) };
