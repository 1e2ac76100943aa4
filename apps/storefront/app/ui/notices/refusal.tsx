import { useRef } from "react";
import type { Refusal } from "@shop/contract/types";
import type { FormState } from "../../lib/forms/form.ts";
import { Alert } from "./alert.tsx";
import { useIntoView } from "../use-into-view.ts";
import { WithNumbers } from "../with-numbers.tsx";
import { useLocale, useT } from "../../i18n/locale.tsx";
import { loadArea } from "../../i18n/messages.ts";
import { refusedText } from "../../i18n/refused-text.ts";

await loadArea("errors");

/**
 * The text of an API refusal: translated by its code, or in English the API's own sentence verbatim
 * (specification, section 5), which uses the API's field names. Null means that no answer came.
 */
export function useRefusalText(): (refusal: Refusal | null) => string {
  const { language } = useLocale();
  const t = useT();
  return (refusal) => {
    if (!refusal) return t("core.broken");
    return language === "en" ? refusal.message : refusedText(language, refusal.error, refusal.params);
  };
}

/** The error message of a form field, with the field's name as the page shows it; undefined if there is none. */
export function useFieldError(state: FormState | undefined): (field: string) => string | undefined {
  const { language } = useLocale();
  return (field) => {
    const { fields, params } = state?.refusal ?? {};
    const code = fields?.[field];
    return code && refusedText(language, code, { ...params, field });
  };
}

/**
 * The message above a refused form; announced by screen readers. Not shown where a field says what is wrong. Forms are longer
 * than a phone's screen, and their button is at the end: scrolls to the first wrong field, or else to the message.
 */
export function FormRefusal({ state }: { state: FormState | undefined }) {
  const text = useRefusalText();
  const place = useRef<HTMLDivElement>(null);
  useIntoView(
    () => place.current?.closest("form, main")?.querySelector<HTMLElement>("[aria-invalid]") ?? place.current,
    state,
  );
  if (!state) return null;
  return (
    <div ref={place} tabIndex={-1} className="[main:has([aria-invalid])_&]:hidden">
      <Alert tone="danger">
        <WithNumbers text={text(state.refusal)} />
      </Alert>
    </div>
  );
}
