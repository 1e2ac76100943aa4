import { splitPath } from "@shop/kit/locale";

/** Session storage key under which the values wait for the next document. */
const key = "typed";

interface Typed {
  path: string;
  /** Values by field name, for each form of the page in document order. */
  forms: Record<string, string>[];
  /**
   * The form was submitted. Its values are restored only if a sign-in comes between; otherwise they
   * arrived, or the answering page shows them itself.
   */
  sent: boolean;
  /** The values when the page was left, for a reload. */
  left: Record<string, string>[];
  /** Values of an earlier page that the shopper will come back to (`setAside`). */
  aside?: Typed | undefined;
}

const page = () => splitPath(location.pathname).path;
/** Forms with a field to fill in. Others, such as one-tap questions, may differ in number the next time, which would shift the indexes. */
const formsOfPage = () =>
  [...document.querySelectorAll<HTMLFormElement>("main form")].filter((form) =>
    form.querySelector("textarea, select, input:not([type=hidden])"),
  );

/** The text values of a form, without secrets. A password shown in plain text has `type=text`, hence the second selector. */
function textsIn(form: HTMLFormElement): Record<string, string> {
  const secret = new Set(
    [...form.querySelectorAll<HTMLInputElement>("[type=password], [autocomplete$=password]")].map(({ name }) => name),
  );
  return Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && !secret.has(entry[0]),
    ),
  );
}

const typed = (sent: boolean): Typed => ({ path: page(), forms: formsOfPage().map(textsIn), sent, left: [] });

function keep(what: Typed): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(what));
  } catch {
    // Storage is not available: the shopper has to type it again.
  }
}

const signIn = /^\/(login|register|otp\/verify|forgot-password)$/;

/**
 * Whether this document is a reload or a history navigation, also after a phone discarded the tab.
 * Private pages are not cached, so the browser restores nothing itself.
 */
function isReloadOrHistory(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload" || navigation?.type === "back_forward";
}

/** The values that the previous document left for this one. On the sign-in pages they are stored again, for the page that follows. */
function takeFromPreviousDocument(): Typed | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key)!) as Typed | null;
    if (kept && signIn.test(page())) keep({ ...kept, sent: false });
    else sessionStorage.removeItem(key);
    return kept;
  } catch {
    return null;
  }
}

const pageAtLoad = import.meta.env.SSR ? "" : page();
const previous = import.meta.env.SSR ? null : takeFromPreviousDocument();
const restorable =
  !previous || previous.path !== pageAtLoad
    ? []
    : isReloadOrHistory()
      ? previous.left
      : previous.sent
        ? []
        : previous.forms;
// On the sign-in pages the stored values are kept for their own page; older ones that were set aside must not replace them.
let aside = signIn.test(pageAtLoad) ? undefined : previous?.aside;
/** Values when a form was submitted or the language was changed. */
let taken: Typed | null = null;

/**
 * Remembers the current values, because submitting may lead to the sign-in page. With `sent` false
 * they are restored on the next document in any case.
 */
export const takeAlong = (sent = true) => void (taken = typed(sent));

/** Remembers the current values until the shopper returns to this page, whichever pages come between. */
export const setAside = () => void (aside = typed(true));

function saveOnLeave(): void {
  const signingIn = signIn.test(page());
  const waiting = taken ?? aside;
  // Leaving a sign-in page: keep the waiting values for the page after it, whether the router or a new document led here.
  if (signingIn) return void (waiting && keep({ ...waiting, sent: false, aside }));
  const along = taken?.path === page() ? taken : typed(true);
  keep({ ...along, left: formsOfPage().map(textsIn), aside: aside?.path === page() ? undefined : aside });
}

if (!import.meta.env.SSR) {
  // Another language is a new document: the current values are restored there once.
  addEventListener("click", ({ target }) => (target as Element).closest("a[hreflang]") && (taken = typed(false)), true);
  addEventListener("submit", () => signIn.test(page()) || takeAlong(), true);
  addEventListener("pagehide", saveOnLeave);
  // A phone that discards the page fires no other event.
  addEventListener("visibilitychange", () => document.visibilityState === "hidden" && saveOnLeave());
}

/** The remembered values of a form on the page that was left; none for forms of other pages shown later in this document. */
const formBefore = (form: HTMLFormElement | null) =>
  (page() === aside?.path ? aside.forms : page() === pageAtLoad ? restorable : [])[formsOfPage().indexOf(form!)];

/** The remembered value of a field, after a change of language, a sign-in, a reload, or a return to this page. */
export const typedBefore = (form: HTMLFormElement | null, name: string): string | undefined => formBefore(form)?.[name];

/** The same, only once: later the shopper has chosen otherwise. */
export function takeTypedBefore(form: HTMLFormElement | null, name: string): string | undefined {
  const typed = typedBefore(form, name);
  delete formBefore(form)?.[name];
  return typed;
}
