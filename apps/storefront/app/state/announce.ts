import type { Refusal } from "@shop/contract/types";
import { loadArea, message, pageLanguage, type MessageKey } from "../i18n/messages.ts";
import { refusedText } from "../i18n/refused-text.ts";
import { withReturnPath } from "../lib/return-path.ts";
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

/** Tells what the API refused: in English its own sentence, else by its code. */
export async function announceRefusal(refusal: Refusal, about?: string): Promise<void> {
  let text = refusal.message;
  if (pageLanguage() !== "en") {
    await loadArea("errors");
    text = refusedText(pageLanguage(), refusal.error, refusal.params);
  }
  snackbar.show(about ? message(pageLanguage(), "core.named", { name: about, text }) : text);
}
