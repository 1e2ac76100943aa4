import { data, type RouterContextProvider } from "react-router";
import type { Answer } from "@shop/contract/client";
import type { CallName } from "@shop/contract/paths";
import type { Success } from "@shop/contract/types";

export type LoaderContext = Readonly<RouterContextProvider>;

/** The answer that a page cannot do without; a missing object is the 404 page, anything else an error page: of status 429 for whoever asks too often. */
export function answered<Name extends CallName>(result: Answer<Name>): Success<Name> {
  if (result.ok) return result.answer;
  const { status, retryAfter } = result;
  throw data(null, { status: status === 404 || status === 429 || status >= 500 ? status : 503, headers: retryHeaders(retryAfter) });
}

/** Says after how many seconds it is worth asking again, where that is known. */
export const retryHeaders = (seconds: number | null | undefined): Record<string, string> => (seconds == null ? {} : { "retry-after": String(seconds) });
