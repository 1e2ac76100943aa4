import type { Refusal } from "@shop/contract/types";

/** What a form shows after it was refused: why, and what the shopper typed. */
export interface FormState {
  /** Null if no answer came (`sendOrKeep`). */
  refusal: Refusal | null;
  retryAfter: number | null;
  values: Record<string, string>;
}

/**
 * The text fields of a submitted form. Forms send line breaks as CRLF (HTML, "constructing the
 * entry list"); they become LF, so that lengths match what the field counted.
 */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value.replace(/\r\n?/g, "\n")]] : [])),
  );
}

const secretFields = new Set(["password", "current_password", "otp"]);

/** The state of a refused form, without passwords and codes: those have to be typed again. */
export function refusedForm(
  result: { refusal: Refusal; retryAfter: number | null },
  values: Record<string, string>,
): FormState {
  return {
    refusal: result.refusal,
    retryAfter: result.retryAfter,
    values: Object.fromEntries(Object.entries(values).filter(([name]) => !secretFields.has(name))),
  };
}
