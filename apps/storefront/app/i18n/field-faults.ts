import { loadArea, message, pageLanguage } from "./messages.ts";

// Loaded with `ui/controls/field.tsx`. The browser's own validation messages are in the device's
// language, which may differ from the page's, so they are replaced.

await loadArea("errors");

/** Ends the message before the hint, which may have a colon itself. */
const sentenceEnds = { en: ". ", km: "។ ", zh: "。" };

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function tell({ target }: Event): void {
  const control = target as Control;
  // A label may be a question, which the message around it is not.
  const field = (control.labels?.[0]?.textContent ?? control.ariaLabel ?? "").replace(/[?？]$/, "");
  const language = pageLanguage();
  const text = message(language, control.validity.valueMissing ? "errors.required" : "errors.invalid", { field });
  const hint = document.getElementById(`${control.id}-hint`)?.textContent;
  control.setCustomValidity(hint ? text + sentenceEnds[language] + hint : text);
}

/** Clears custom messages, since they make a field invalid by themselves: they have to go before the form is validated again. */
function forget({ target }: Event): void {
  const { form } = (target as Element).closest<HTMLButtonElement | Control>("button, input, textarea, select") ?? {};
  for (const control of form?.elements ?? []) (control as Control).setCustomValidity("");
}

if (!import.meta.env.SSR) {
  addEventListener("invalid", tell, true);
  addEventListener("input", forget, true);
  addEventListener("click", forget, true);
}
