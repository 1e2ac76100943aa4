import type { Refusal } from "@shop/contract/types";
import { listText } from "../i18n/list-text.ts";
import { loadArea, message, pageLanguage, type MessageKey } from "../i18n/messages.ts";
import { refusedText } from "../i18n/refused-text.ts";
import { withReturnPath } from "../lib/links/return-path.ts";
import { snackbar } from "./snackbar.ts";

/** Tells the shopper something in the language of the page, from where no component is. */
export function announce(key: MessageKey, values?: Record<string, string | number>): void {
  snackbar.show(message(pageLanguage(), key, values));
}

/** Asks a guest to sign in first, with the way there and back to this page (specification, section 7). */
export function announceLogin(): void {
  const { pathname, search } = location;
  snackbar.show(message(pageLanguage(), "core.login_first"), { text: message(pageLanguage(), "core.login"), to: withReturnPath("/login", pathname + search) });
}

export interface Refused {
  refusal: Refusal;
  /** The goods it is about. */
  name?: string | undefined;
}

/** Tells what the API refused, in one message: in English its own sentences, else by their codes; each once, with all that it is about. */
export async function announceRefusals(refused: readonly Refused[]): Promise<void> {
  const language = pageLanguage();
  if (language !== "en") await loadArea("errors");
  const textOf = (refusal: Refusal) => (language === "en" ? refusal.message : refusedText(language, refusal.error, refusal.params));
  const texts = [...new Set(refused.map(({ refusal }) => textOf(refusal)))];
  const sentences = texts.map((text) => {
    const names = refused.flatMap(({ refusal, name }) => (name && textOf(refusal) === text ? [name] : []));
    return names.length > 0 ? message(language, "core.named", { name: listText(language, names), text }) : text;
  });
  if (sentences.length > 0) snackbar.show(sentences.join(" · "));
}

/** The same of one refusal. */
export const announceRefusal = (refusal: Refusal, name?: string): Promise<void> => announceRefusals([{ refusal, name }]);
