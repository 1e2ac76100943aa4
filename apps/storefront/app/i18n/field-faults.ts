import { loadArea, message, pageLanguage } from "./messages.ts";

// Comes with `ui/controls/field.tsx`: what a browser says of a field before its form is sent is in the phone's
// language, which need not be the page's.

await loadArea("errors");

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function tell({ target }: Event): void {
  const control = target as Control;
  const field = control.labels?.[0]?.textContent ?? control.ariaLabel ?? "";
  const language = pageLanguage();
  const text = message(language, control.validity.valueMissing ? "errors.required" : "errors.invalid", { field });
  const hint = document.getElementById(`${control.id}-hint`)?.textContent;
  control.setCustomValidity(hint ? `${text}${language === "zh" ? "：" : ": "}${hint}` : text);
}

/** A text of our own counts as a fault by itself: it goes before the form is looked at again. */
function forget({ target }: Event): void {
  const { form } = (target as Element).closest<HTMLButtonElement | Control>("button, input, textarea, select") ?? {};
  for (const control of form?.elements ?? []) (control as Control).setCustomValidity("");
}

if (!import.meta.env.SSR) {
  addEventListener("invalid", tell, true);
  addEventListener("input", forget, true);
  addEventListener("click", forget, true);
}
