import { splitPath } from "@shop/kit/locale";

/** Where it waits in this tab for the next document. */
const key = "typed";

interface Typed {
  path: string;
  /** Of each form of the page, in their order, texts by the fields' names. */
  forms: Record<string, string>[];
  /** Sent already: needed again only if sign-in comes between, for else it has arrived, or the page itself says what was wrong with it. */
  sent: boolean;
  /** What stood there when the page was left, for the case that it is read anew. */
  left: Record<string, string>[];
  /** Of a page that was gone on from to another, whence its shopper comes back. */
  aside?: Typed | undefined;
}

const page = () => splitPath(location.pathname).path;
/** Those with something to type in: of others there may be more or fewer the next time, such as of the questions that can be asked with one tap. */
const formsOfPage = () => [...document.querySelectorAll<HTMLFormElement>("main form")].filter((form) => form.querySelector("textarea, select, input:not([type=hidden])"));

/** What a form would send as texts, without secrets: a password that is being looked at is one too. */
function textsIn(form: HTMLFormElement): Record<string, string> {
  const secret = new Set([...form.querySelectorAll<HTMLInputElement>("[type=password], [autocomplete$=password]")].map(({ name }) => name));
  return Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string" && !secret.has(entry[0])));
}

const typed = (sent: boolean): Typed => ({ path: page(), forms: formsOfPage().map(textsIn), sent, left: [] });

function keep(what: Typed): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(what));
  } catch {
    // A browser that keeps nothing: it is typed anew.
  }
}

const signIn = /^\/(login|register|otp\/verify|forgot-password)$/;

/** Read anew by hand, gone back to, or thrown away by a phone in the meantime: pages that are the shopper's own are kept by no browser. */
function isReadAgain(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload" || navigation?.type === "back_forward";
}

/** For the document that follows; on the way back through sign-in it waits for its own page. */
function brought(): Typed | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key)!) as Typed | null;
    if (kept && signIn.test(page())) keep({ ...kept, sent: false });
    else sessionStorage.removeItem(key);
    return kept;
  } catch {
    return null;
  }
}

const here = import.meta.env.SSR ? "" : page();
const came = import.meta.env.SSR ? null : brought();
const before = !came || came.path !== here ? [] : isReadAgain() ? came.left : came.sent ? [] : came.forms;
// Where one signs in, what was brought is kept for its page: what was set aside earlier does not take its place.
let aside = signIn.test(here) ? undefined : came?.aside;
/** What the forms held when one was sent or the language was changed, to be restored after a sign-in. */
let taken: Typed | null = null;

/** Takes along what stands in the forms, as they may lead to signing in; not `sent`, to wherever they lead. */
export const takeAlong = (sent = true) => void (taken = typed(sent));

/** Keeps what stands in the forms until the shopper is back on this page, wherever they go on to. */
export const setAside = () => void (aside = typed(true));

function leave(): void {
  const signingIn = signIn.test(page());
  const waiting = taken ?? aside;
  // Signing in is the next document, whether the router led there in this one or not: what waits goes on waiting.
  if (signingIn) return void (waiting && keep({ ...waiting, sent: false, aside }));
  const along = taken?.path === page() ? taken : typed(true);
  // An error stands where the forms were: what was sent from them may never have arrived.
  const failed = document.querySelector("[data-failed]") !== null;
  keep({ ...along, sent: along.sent && !failed, left: failed ? along.forms : formsOfPage().map(textsIn), aside: aside?.path === page() ? undefined : aside });
}

if (!import.meta.env.SSR) {
  // Another language is a new document: what stands in the fields goes along to it, once.
  addEventListener("click", ({ target }) => (target as Element).closest("a[hreflang]") && (taken = typed(false)), true);
  addEventListener("submit", () => signIn.test(page()) || takeAlong(), true);
  addEventListener("pagehide", leave);
  // A phone that throws a page away says nothing more to it.
  addEventListener("visibilitychange", () => document.visibilityState === "hidden" && leave());
}

/** Of a form of the page that was left: of no other that this document shows later. */
const formBefore = (form: HTMLFormElement | null) => (page() === aside?.path ? aside.forms : page() === here ? before : [])[formsOfPage().indexOf(form!)];

/** What stood in a field of a form when the page was left for another language, or another page, or to sign in, or was read anew. */
export const typedBefore = (form: HTMLFormElement | null, name: string): string | undefined => formBefore(form)?.[name];

/** Whether something else stands in a field than it was served with: typed anew, before the script came. */
function isTouched(field: HTMLSelectElement | HTMLTextAreaElement | HTMLInputElement): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  return field.selectedIndex !== Math.max(0, [...field.options].findIndex(({ defaultSelected }) => defaultSelected));
}

/** Puts into a field what stood there before, once, as if it were typed: React sees it too. What the shopper has typed since stays. */
export function fillIn(field: HTMLElement | null): void {
  const isSelect = field instanceof HTMLSelectElement;
  if (!(isSelect || field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== "file"))) return;
  const text = typedBefore(field.form, field.name);
  delete formBefore(field.form)?.[field.name];
  if (text === undefined || text === field.value || isTouched(field) || (isSelect && ![...field.options].some(({ value }) => value === text))) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!.call(field, text);
  field.dispatchEvent(new Event(isSelect ? "change" : "input", { bubbles: true }));
}
