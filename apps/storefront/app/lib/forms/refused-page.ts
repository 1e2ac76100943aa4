import { data } from "react-router";
import { retryHeaders } from "../api/unwrap-answer.ts";
import { privateHeaders } from "../api/guard.ts";
import { refusedForm, type FormState } from "./form.ts";

export type RefusedPage = ReturnType<typeof data<FormState>>;

/** The parts of a refused answer that its page shows. */
type Refused = Parameters<typeof refusedForm>[0] & { status: number };

/**
 * The page of a refused form: with what was typed, with the status of the answer (503 if there was
 * none), never cached, and with `Retry-After` where known. `as` wraps the form's state in the shape
 * that the page expects.
 */
export function refusedPage(result: Refused, values: Record<string, string>): RefusedPage;
export function refusedPage<Page>(
  result: Refused,
  values: Record<string, string>,
  as: (state: FormState) => Page,
): ReturnType<typeof data<Page>>;
export function refusedPage(
  result: Refused,
  values: Record<string, string>,
  as: (state: FormState) => unknown = (state) => state,
) {
  return data(as(refusedForm(result, values)), {
    status: result.status || 503,
    headers: { ...privateHeaders(), ...retryHeaders(result.retryAfter) },
  });
}
