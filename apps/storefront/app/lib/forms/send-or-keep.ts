import { data } from "react-router";
import { isDecided } from "../api/is-decided.ts";
import { slowTime } from "../constants.ts";
import { textsOf, type FormState } from "./form.ts";

interface Sent<Answer> {
  request: Request;
  serverAction: () => Promise<Answer>;
}

/** Fails once a shopper has waited long enough: a request ends never by itself on a line that was lost silently. */
const givenUp = () => new Promise<never>((_, fail) => setTimeout(fail, slowTime, new Error("no answer")));

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
  const values = textsOf(await request.clone().formData());
  try {
    return await Promise.race([serverAction(), givenUp()]);
  } catch (error) {
    if (isDecided(error)) throw error;
    // With this status the router does not load the page again, which would fail as well.
    return data(as({ refusal: null, retryAfter: null, values }), { status: 503 });
  }
}
