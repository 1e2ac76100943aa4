import type { ErrorCode } from "@shop/contract/errors";
import type { Refusal } from "@shop/contract/types";
import type { FormState } from "../lib/form.ts";
import { Alert } from "../ui/alert.tsx";
import { useLocale, useT, type Translate } from "./locale.tsx";
import { loadArea } from "./messages.ts";
import type { errors } from "./messages/en/errors.ts";

await loadArea("errors");

type NamedField = Extract<keyof typeof errors, `field_${string}`>;

/** What a field is called in the shopper's language; one that no form has keeps its own name. */
function fieldName(t: Translate, field: string | number): string {
  const key = `errors.field_${field as "name"}` satisfies `errors.${NamedField}`;
  const name = t(key);
  return name === key ? String(field) : name;
}

function textOf(t: Translate, code: ErrorCode, params: Record<string, string | number> | undefined): string {
  return t(`errors.${code}`, params?.field === undefined ? params : { ...params, field: fieldName(t, params.field) });
}

/**
 * What the API refused, in the shopper's language by its code. In English it is the API's own
 * sentence, to the letter (specification, section 5).
 */
export function useRefusalText(): (refusal: Refusal) => string {
  const t = useT();
  const { language } = useLocale();
  return (refusal) => (language === "en" ? refusal.message : textOf(t, refusal.error, refusal.params));
}

/** The message of a field that was refused, or undefined. */
export function useFieldError(state: FormState | undefined): (field: string) => string | undefined {
  const t = useT();
  const { language } = useLocale();
  return (field) => {
    const code = state?.refusal.fields?.[field];
    if (!code) return undefined;
    return language === "en" ? state.refusal.errors?.[field] : textOf(t, code, { ...state.refusal.params, field });
  };
}

/** What stands above a form that was refused, read out by screen readers. */
export function FormRefusal({ state }: { state: FormState | undefined }) {
  const text = useRefusalText();
  return state ? <Alert tone="danger">{text(state.refusal)}</Alert> : null;
}
