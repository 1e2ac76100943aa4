import type { Refusal } from "@shop/contract/types";
import { listText } from "../i18n/list-text.ts";
import { loadArea, message, pageLanguage, type MessageKey } from "../i18n/messages.ts";
import { refusedText } from "../i18n/refused-text.ts";
import { loginPath } from "../lib/links/return-path.ts";
import { snackbar } from "./snackbar.ts";

/** Shows a message in the page's language, with a link if there is a place to go on, for code outside components. */
export function announce(
  key: MessageKey,
  values?: Record<string, string | number>,
  way?: { text: MessageKey; to: string },
): void {
  const language = pageLanguage();
  snackbar.show(message(language, key, values), way && { text: message(language, way.text), to: way.to });
}

/** Says that no answer came, or that the device is offline. */
export function announceLost(): void {
  announce(navigator.onLine ? "core.broken" : "core.offline");
}

/** Asks a guest to sign in first, with a link that returns to this page (specification, section 7). */
export function announceLogin(): void {
  announce("core.login_first", undefined, { text: "core.login", to: loginPath(location) });
}

interface Refused {
  refusal: Refusal;
  /** The product it is about. */
  name?: string | undefined;
}

/**
 * Shows the API's refusals as one message: in English its own sentences, otherwise translated by
 * code. Each text appears once, with the names of all products it concerns.
 */
export async function announceRefusals(refused: readonly Refused[]): Promise<void> {
  const language = pageLanguage();
  if (language !== "en") await loadArea("errors");
  const textOf = (refusal: Refusal) =>
    language === "en" ? refusal.message : refusedText(language, refusal.error, refusal.params);
  const texts = [...new Set(refused.map(({ refusal }) => textOf(refusal)))];
  const sentences = texts.map((text) => {
    const names = refused.flatMap(({ refusal, name }) => (name && textOf(refusal) === text ? [name] : []));
    return names.length > 0 ? message(language, "core.named", { name: listText(language, names), text }) : text;
  });
  if (sentences.length > 0) snackbar.show(sentences.join(" · "));
}

/** The same for a single refusal. */
export const announceRefusal = (refusal: Refusal, name?: string): Promise<void> =>
  announceRefusals([{ refusal, name }]);
