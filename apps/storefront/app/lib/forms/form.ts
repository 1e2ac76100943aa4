import type { Refusal } from "@shop/contract/types";

/** What a form shows after the API refused it: the refusal, and what the shopper had typed. */
export interface FormState {
  refusal: Refusal;
  retryAfter: number | null;
  values: Record<string, string>;
}

/** The texts of a submitted form. A line's end is one character, as the field counted it: forms send two (HTML, "constructing the entry list"). */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value.replace(/\r\n?/g, "\n")]] : [])));
}

const secretFields = new Set(["password", "current_password", "otp"]);

/** The state of a form that was refused; passwords and codes are typed anew. */
export function refusedForm(result: { refusal: Refusal; retryAfter: number | null }, values: Record<string, string>): FormState {
  return {
    refusal: result.refusal,
    retryAfter: result.retryAfter,
    values: Object.fromEntries(Object.entries(values).filter(([name]) => !secretFields.has(name))),
  };
}
