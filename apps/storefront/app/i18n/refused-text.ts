import type { ErrorCode, ErrorParams } from "@shop/contract/errors";
import type { Language } from "@shop/kit/locale";
import { readableWait } from "@shop/kit/readable-wait";
import { message, type MessageKey } from "./messages.ts";
import type { errors } from "./messages/en/errors.ts";

type NamedField = Extract<keyof typeof errors, `field_${string}`>;

/** The name of a field in a language; the field's own name if it is not translated. */
function fieldName(language: Language, field: string | number): string {
  const key: MessageKey = `errors.field_${field as "name"}` satisfies `errors.${NamedField}`;
  const name = message(language, key);
  return name === key ? String(field) : name;
}

function waitIn(language: Language, seconds: number): string {
  const { unit, count } = readableWait(seconds);
  return message(language, `errors.wait_${unit}`, { count });
}

/** The text of an API refusal, by code, with field names and waiting times translated. The area `errors` must be loaded. */
export function refusedText(language: Language, code: ErrorCode, params: ErrorParams = {}): string {
  const { field, seconds } = params;
  return message(language, `errors.${code}`, {
    ...params,
    ...(field !== undefined && { field: fieldName(language, field) }),
    ...(typeof seconds === "number" && { wait: waitIn(language, seconds) }),
  });
}
