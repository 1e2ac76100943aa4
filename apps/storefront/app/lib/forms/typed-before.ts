import { splitPath } from "@shop/kit/locale";

/** Session storage key under which the values wait for the next document. */
const key = "typed";

/** Values by field name, for each form of the page in document order. */
type Forms = Record<string, string>[];

interface Typed {
  path: string;
  forms: Forms;
  /**
   * The form was submitted. Its values are restored only if a sign-in comes between; otherwise they
   * arrived, or the answering page shows them itself.
   */
  sent: boolean;
}

interface Kept extends Typed {
  /** The values of pages that were left, by entry of the browser's history: for a reload, Back and Forward. */
  left: Record<string, Forms>;
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
function textsOfForm(form: HTMLFormElement): Record<string, string> {
  const secret = new Set(
    [
      ...form.querySelectorAll<HTMLInputElement>(
        "[type=password], [autocomplete$=password], [autocomplete=one-time-code]",
      ),
    ].map(({ name }) => name),
  );
  return Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && !secret.has(entry[0]),
    ),
  );
}

const textsOfPage = (): Forms => formsOfPage().map(textsOfForm);
const typed = (sent: boolean): Typed => ({ path: page(), forms: textsOfPage(), sent });

/** The shown entry of the browser's history, also while Back or Forward is about to leave it. */
const entry = () =>
  (window.__reactRouterDataRouter?.state.location.key ?? (history.state as { key?: string } | null)?.key)!;

function keep(what: Kept): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(what));
  } catch {
    // Storage is not available: the shopper has to type it again.
  }
}

const signIn = /^\/(login|register|otp\/verify|forgot-password)$/;

/** The values that the previous document left for this one. On the sign-in pages they are stored again, for the page that follows. */
function takeFromPreviousDocument(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key)!) as Kept | null;
    if (kept && signIn.test(page())) keep({ ...kept, sent: false });
    else sessionStorage.removeItem(key);
    return kept;
  } catch {
    return null;
  }
}

const pageAtLoad = import.meta.env.SSR ? "" : page();
const previous = import.meta.env.SSR ? null : takeFromPreviousDocument();
/** Values for the page after the sign-in, if this document began with that. */
const waitingAtLoad = signIn.test(pageAtLoad) ? previous : null;
let left: Kept["left"] = { ...previous?.left };
// Those of the page after a sign-in must not be replaced by older ones that were set aside.
let aside = waitingAtLoad ? undefined : previous?.aside;
/** Values when a form was submitted or the language was changed. */
let taken: Typed | null = null;

/**
 * Remembers the current values, because submitting may lead to the sign-in page. With `sent` false
 * they are restored on the next document in any case.
 */
export const takeAlong = (sent = true) => void (taken = typed(sent));

/** Remembers the current values until the shopper returns to this page, whichever pages come between. */
export const setAside = () => void (aside = typed(true));

/** Forgets what was typed, because the shopper signed out. */
export function forgetTyped(): void {
  left = {};
  taken = null;
  aside = undefined;
}

function saveOnLeave(): void {
  const waiting = taken ?? aside;
  const next =
    // On a sign-in page: what waits for the page after it, whether the router or a new document led here.
    signIn.test(page())
      ? { ...(waiting ? { ...waiting, aside } : (waitingAtLoad ?? typed(true))), sent: false }
      : {
          ...(taken?.path === page() ? taken : typed(true)),
          aside: aside?.path === page() ? undefined : aside,
        };
  // `left` itself stays as it is: the page may stay, too, and be submitted.
  keep({ ...next, left: { ...left, [entry()]: textsOfPage() } });
}

if (!import.meta.env.SSR) {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // An address that is opened again, unlike a reload, Back and Forward, is a new visit; browsers give it the same entry.
  if (navigation?.type === "navigate") delete left[entry()];
  if (previous?.path === pageAtLoad && !previous.sent) left[entry()] ??= previous.forms;
  const leave = () => void (left[entry()] = textsOfPage());
  addEventListener("popstate", leave, true);
  addEventListener(
    "click",
    ({ target }) => {
      const link = (target as Element).closest("a");
      if (link) leave();
      // Another language is a new document: the current values are restored there once.
      if (link?.hreflang) taken = typed(false);
    },
    true,
  );
  addEventListener(
    "submit",
    () => {
      if (signIn.test(page())) return;
      takeAlong();
      delete left[entry()];
      if (aside?.path === page()) aside = undefined;
    },
    true,
  );
  addEventListener("pagehide", saveOnLeave);
  // A phone that discards the page fires no other event.
  addEventListener("visibilitychange", () => document.visibilityState === "hidden" && saveOnLeave());
}

/** The remembered values of a form of the page. */
const formBefore = (form: HTMLFormElement | null) =>
  (left[entry()] ?? (page() === aside?.path ? aside.forms : []))[formsOfPage().indexOf(form!)];

/** The remembered value of a field, after a change of language, a sign-in, a reload, or a return to this page. */
export const typedBefore = (form: HTMLFormElement | null, name: string): string | undefined => formBefore(form)?.[name];

/** The same, only once: later the shopper has chosen otherwise. */
export function takeTypedBefore(form: HTMLFormElement | null, name: string): string | undefined {
  const typed = typedBefore(form, name);
  delete formBefore(form)?.[name];
  return typed;
}
