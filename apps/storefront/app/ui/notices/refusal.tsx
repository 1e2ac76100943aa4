import type { Refusal } from "@shop/contract/types";
import type { FormState } from "../../lib/forms/form.ts";
import { Alert } from "./alert.tsx";
import { WithNumbers } from "../with-numbers.tsx";
import { useLocale } from "../../i18n/locale.tsx";
import { loadArea } from "../../i18n/messages.ts";
import { refusedText } from "../../i18n/refused-text.ts";

await loadArea("errors");

/**
 * What the API refused, in the shopper's language by its code. In English it is the API's own
 * sentence, to the letter (specification, section 5), which calls a field as the call does.
 */
export function useRefusalText(): (refusal: Refusal) => string {
  const { language } = useLocale();
  return (refusal) => (language === "en" ? refusal.message : refusedText(language, refusal.error, refusal.params));
}

/** The message of a field that was refused, or undefined: it calls the field as the page does. */
export function useFieldError(state: FormState | undefined): (field: string) => string | undefined {
  const { language } = useLocale();
  return (field) => {
    const code = state?.refusal.fields?.[field];
    return code && refusedText(language, code, { ...state.refusal.params, field });
  };
}

/** What stands above a form that was refused, read out by screen readers. */
export function FormRefusal({ state }: { state: FormState | undefined }) {
  const text = useRefusalText();
  if (!state) return null;
  return (
    <Alert tone="danger">
      <WithNumbers text={text(state.refusal)} />
    </Alert>
  );
}
