import { splitPath } from "@shop/kit/locale";

/** Where it waits in this tab for the next document. */
const key = "typed";

interface Typed {
  path: string;
  /** Of each form of the page, in their order, texts by the fields' names. */
  forms: Record<string, string>[];
}

const page = () => splitPath(location.pathname).path;
const formsOfPage = () => [...document.querySelectorAll<HTMLFormElement>("main form")];

/** What a form would send as texts, without secrets. */
function textsIn(form: HTMLFormElement): Record<string, string> {
  const secret = new Set([...form.querySelectorAll<HTMLInputElement>("[type=password]")].map(({ name }) => name));
  return Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string" && !secret.has(entry[0])));
}

/** Another language is a new document: what stands in the fields goes along to it, once. */
function takeAlong({ target }: Event): void {
  if (!(target as Element).closest("a[hreflang]")) return;
  const typed: Typed = { path: page(), forms: formsOfPage().map(textsIn) };
  try {
    sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // A browser that keeps nothing: it is typed anew.
  }
}

function brought(): Typed["forms"] {
  try {
    const { path, forms } = JSON.parse(sessionStorage.getItem(key)!) as Typed;
    sessionStorage.removeItem(key);
    return path === page() ? forms : [];
  } catch {
    return [];
  }
}

const before = import.meta.env.SSR ? [] : brought();
if (!import.meta.env.SSR) addEventListener("click", takeAlong, true);

/** What stood in a field of a form when the page was left for another language. */
export const typedBefore = (form: HTMLFormElement | null, name: string): string | undefined => before[formsOfPage().indexOf(form!)]?.[name];

/** Puts into a field what stood there before, as if it were typed: React sees it too. */
export function fillIn(field: HTMLElement | null): void {
  if (!(field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== "file"))) return;
  const text = typedBefore(field.form, field.name);
  if (text === undefined || text === field.value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
