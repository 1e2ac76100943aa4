import type { Refusal } from "@shop/contract/types";
import { languages, type Language } from "@shop/kit/locale";
import { loadArea, message, type MessageKey } from "../i18n/messages.ts";
import { snackbar } from "./snackbar.ts";

const language = (): Language => languages.find((known) => known === document.documentElement.lang) ?? "en";

/** Tells the shopper something in the language of the page, from where no component is. */
export function announce(key: MessageKey, values?: Record<string, string | number>): void {
  snackbar.show(message(language(), key, values));
}

/** Tells what the API refused: in English its own sentence, else by its code. */
export async function announceRefusal(refusal: Refusal, about?: string): Promise<void> {
  let text = refusal.message;
  if (language() !== "en") {
    await loadArea("errors");
    text = message(language(), `errors.${refusal.error}`, refusal.params);
  }
  snackbar.show(about ? `${about}: ${text}` : text);
}
