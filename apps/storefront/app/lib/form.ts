import type { Refusal } from "@shop/contract/types";

/** What a form shows after the API refused it: the refusal, and what the shopper had typed. */
export interface FormState {
  refusal: Refusal;
  retryAfter: number | null;
  values: Record<string, string>;
}

/** The texts of a submitted form, without those that must not be shown again. */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
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
