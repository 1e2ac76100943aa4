import { takeTypedBefore } from "./typed-before.ts";

/**
 * Texts that were typed into text areas before this script ran. When React hydrates a text area, it overwrites that
 * with the text from the server; other fields keep their value.
 */
const typedEarly = import.meta.env.SSR
  ? null
  : new Map([...document.querySelectorAll("textarea")].map((area) => [area as HTMLElement, area.value]));

type TextField = HTMLSelectElement | HTMLTextAreaElement | HTMLInputElement;

/** The value that a field was served with. */
function served(field: TextField): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? "";
}

/** React's internal record of a field's value, by which it detects changes. */
interface Tracked {
  _valueTracker?: { setValue: (value: string) => void };
}

/**
 * Gives React the value of a field once, after hydration: what the shopper typed or chose before, of which React got no
 * event, or else the remembered value. Sets it through the prototype and fires the event, as if it were typed now.
 */
export function fillIn(field: HTMLElement | null): void {
  const isSelect = field instanceof HTMLSelectElement;
  if (
    !(isSelect || field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== "file"))
  )
    return;
  const remembered = takeTypedBefore(field.form, field.name);
  const text = [field.value, typedEarly!.get(field), remembered].find(
    (value) => value !== undefined && value !== served(field),
  );
  if (text === undefined || (isSelect && ![...field.options].some(({ value }) => value === text))) return;
  if (field.value !== text)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!.call(field, text);
  // React compares with the value that it found, so it would not notice what was typed before hydration.
  (field as TextField & Tracked)._valueTracker?.setValue(served(field));
  field.dispatchEvent(new Event(isSelect ? "change" : "input", { bubbles: true }));
}
