import { splitPath } from "@shop/kit/locale";

/** Where it waits in this tab for the next document. */
const key = "typed";

interface Typed {
  path: string;
  /** Of each form of the page, in their order, texts by the fields' names. */
  forms: Record<string, string>[];
  /** Sent already: needed again only if sign-in comes between, for else it has arrived, or the page itself says what was wrong with it. */
  sent: boolean;
}

const page = () => splitPath(location.pathname).path;
/** Those with something to type in: of others there may be more or fewer the next time, such as of the questions that can be asked with one tap. */
const formsOfPage = () => [...document.querySelectorAll<HTMLFormElement>("main form")].filter((form) => form.querySelector("textarea, select, input:not([type=hidden])"));

/** What a form would send as texts, without secrets: a password that is being looked at is one too. */
function textsIn(form: HTMLFormElement): Record<string, string> {
  const secret = new Set([...form.querySelectorAll<HTMLInputElement>("[type=password], [autocomplete$=password]")].map(({ name }) => name));
  return Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string" && !secret.has(entry[0])));
}

const typed = (sent: boolean): Typed => ({ path: page(), forms: formsOfPage().map(textsIn), sent });

function keep(what: Typed): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(what));
  } catch {
    // A browser that keeps nothing: it is typed anew.
  }
}

const signIn = /^\/(login|register|otp\/verify|forgot-password)$/;

/** For the document that follows; on the way back through sign-in it waits for its own page. */
function brought(): Typed["forms"] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key)!) as Typed | null;
    if (!kept) return [];
    if (signIn.test(page())) keep({ ...kept, sent: false });
    else sessionStorage.removeItem(key);
    return kept.path === page() && !kept.sent ? kept.forms : [];
  } catch {
    return [];
  }
}

const before = import.meta.env.SSR ? [] : brought();
/** What stood in the forms when one was sent: whose session was over is sent to sign in, and has it again after that. */
let sent: Typed | null = null;

/** Takes along what stands in the forms, as they may lead to signing in. */
export const takeAlong = () => void (sent = typed(true));

if (!import.meta.env.SSR) {
  // Another language is a new document: what stands in the fields goes along to it, once.
  addEventListener(
    "click",
    ({ target }) => {
      if (!(target as Element).closest("a[hreflang]")) return;
      sent = null;
      keep(typed(false));
    },
    true,
  );
  addEventListener("submit", () => signIn.test(page()) || takeAlong(), true);
  // Signing in is the next document, whether the router led there in this one or not.
  addEventListener("pagehide", () => {
    const signingIn = signIn.test(page());
    if (sent && (signingIn || sent.path === page())) keep({ ...sent, sent: !signingIn });
  });
}

/** What stood in a field of a form when the page was left for another language, or to sign in. */
export const typedBefore = (form: HTMLFormElement | null, name: string): string | undefined => before[formsOfPage().indexOf(form!)]?.[name];

/** What stood in the form of which a field had this value, where it is not on the page from the first. */
export const typedWith = (name: string, value: string): Record<string, string> | undefined => before.find((form) => form[name] === value);

/** Puts into a field what stood there before, as if it were typed: React sees it too. */
export function fillIn(field: HTMLElement | null): void {
  const isSelect = field instanceof HTMLSelectElement;
  if (!(isSelect || field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== "file"))) return;
  const text = typedBefore(field.form, field.name);
  if (text === undefined || text === field.value || (isSelect && ![...field.options].some(({ value }) => value === text))) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!.call(field, text);
  field.dispatchEvent(new Event(isSelect ? "change" : "input", { bubbles: true }));
}
