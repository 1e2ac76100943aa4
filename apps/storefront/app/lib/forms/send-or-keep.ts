import { data } from "react-router";
import { isDecided } from "../api/is-decided.ts";
import { slowTime } from "../constants.ts";
import { textsOf, type FormState } from "./form.ts";

interface Sent<Answer> {
  request: Request;
  serverAction: () => Promise<Answer>;
}

/** Bytes that a slow line (EDGE) sends in a millisecond. */
const slowLine = 16;

/** Fails once a shopper has waited long enough: a request never ends by itself on a line that was lost silently. Pictures take their time. */
function givenUp(form: FormData): Promise<never> {
  const sizes = [...form.values()].map((value) => (typeof value === "string" ? 0 : value.size));
  const time = slowTime + sizes.reduce((sum, size) => sum + size, 0) / slowLine;
  return new Promise((_, fail) => setTimeout(fail, time, new Error("no answer")));
}

const asIs = (state: FormState) => state;

/**
 * The client action of a page with forms. If the shop cannot be reached or does not answer, the page stays as it is, with everything
 * that was typed, and its form says so; without this the router would show the error page, or wait for ever. `as` wraps the form's state in
 * the shape that the page expects.
 */
export function sendOrKeep<Answer>(sent: Sent<Answer>): Promise<Answer | FormState>;
export function sendOrKeep<Answer, Page>(sent: Sent<Answer>, as: (state: FormState) => Page): Promise<Answer | Page>;
export async function sendOrKeep<Answer>(
  { request, serverAction }: Sent<Answer>,
  as: (state: FormState) => unknown = asIs,
) {
  const form = await request.clone().formData();
  try {
    return await Promise.race([serverAction(), givenUp(form)]);
  } catch (error) {
    if (isDecided(error)) throw error;
    // With this status the router does not load the page again, which would fail as well.
    return data(as({ refusal: null, retryAfter: null, values: textsOf(form) }), { status: 503 });
  }
}
