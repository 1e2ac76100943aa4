import { data } from "react-router";
import { retryHeaders } from "../answered.ts";
import { privateHeaders } from "../guard.ts";
import { refusedForm, type FormState } from "./form.ts";

export type RefusedPage = ReturnType<typeof data<FormState>>;

/** The parts of a refused answer that its page tells on. */
type Refused = Parameters<typeof refusedForm>[0] & { status: number };

/**
 * The page of a form that was refused: with what was typed, of the answer's status (503 where none
 * came), kept nowhere, and saying when to try again where that is known. `as` puts the form's state
 * into what the page takes.
 */
export function refusedPage(result: Refused, values: Record<string, string>): RefusedPage;
export function refusedPage<Page>(result: Refused, values: Record<string, string>, as: (state: FormState) => Page): ReturnType<typeof data<Page>>;
export function refusedPage(result: Refused, values: Record<string, string>, as: (state: FormState) => unknown = (state) => state) {
  return data(as(refusedForm(result, values)), { status: result.status || 503, headers: { ...privateHeaders(), ...retryHeaders(result.retryAfter) } });
}
