import type { Refusal } from "@shop/contract/types";
import type { FormState } from "../../lib/forms/form.ts";
import { Alert } from "./alert.tsx";
import { WithNumbers } from "../with-numbers.tsx";
import { useLocale } from "../../i18n/locale.tsx";
import { loadArea } from "../../i18n/messages.ts";
import { refusedText } from "../../i18n/refused-text.ts";

await loadArea("errors");

/**
 * The text of an API refusal: translated by its code, or in English the API's own sentence verbatim
 * (specification, section 5), which uses the API's field names.
 */
export function useRefusalText(): (refusal: Refusal) => string {
  const { language } = useLocale();
  return (refusal) => (language === "en" ? refusal.message : refusedText(language, refusal.error, refusal.params));
}

/** The error message of a form field, with the field's name as the page shows it; undefined if there is none. */
export function useFieldError(state: FormState | undefined): (field: string) => string | undefined {
  const { language } = useLocale();
  return (field) => {
    const code = state?.refusal.fields?.[field];
    return code && refusedText(language, code, { ...state.refusal.params, field });
  };
}

/** The message above a refused form; announced by screen readers. */
export function FormRefusal({ state }: { state: FormState | undefined }) {
  const text = useRefusalText();
  if (!state) return null;
  return (
    <Alert tone="danger">
      <WithNumbers text={text(state.refusal)} />
    </Alert>
  );
}
