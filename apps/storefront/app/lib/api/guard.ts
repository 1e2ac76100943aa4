import { data, redirect, type HeadersArgs, type RouterContextProvider } from "react-router";
import type { Answer } from "@shop/contract/client";
import type { CallName } from "@shop/contract/paths";
import type { Success } from "@shop/contract/types";
import { localizePath, splitPath } from "@shop/kit/locale";
import { apiOf } from "../context.ts";
import { pageUrl } from "../links/page-url.ts";
import { returnPathOf } from "../links/read-return-path.ts";
import { withReturnPath } from "../links/return-path.ts";

/** Headers of pages with a shopper's data: never cached. Passes on the `Retry-After` of a refused form. */
export function privateHeaders({ actionHeaders }: Partial<HeadersArgs> = {}): Record<string, string> {
  const retry = actionHeaders?.get("retry-after");
  return { "cache-control": "private, no-store", ...(retry && { "retry-after": retry }) };
}

/**
 * Redirects a visitor without a valid token to sign in, and remembers the page. This works for
 * submitted forms too, since they post to their own page (specification, section 2).
 */
function toLogin(request: Request, chosen: Record<string, string> = {}): never {
  const { pathname, searchParams } = pageUrl(request);
  for (const [name, value] of Object.entries(chosen)) searchParams.set(name, value);
  const page = searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
  throw redirect(localizePath(withReturnPath("/login", page), splitPath(pathname).locale));
}

/**
 * Checks the answer of a call that needs a token. Redirects to sign in without a valid one;
 * `chosen` is added to the query of the page to return to.
 */
export function signedIn<Name extends CallName>(
  request: Request,
  result: Answer<Name>,
  chosen?: Record<string, string>,
): Answer<Name> {
  if (!result.ok && result.status === 401) toLogin(request, chosen);
  return result;
}

/** The answer of a call that the page cannot be shown without. */
export function needed<Name extends CallName>(request: Request, result: Answer<Name>): Success<Name> {
  const checked = signedIn(request, result);
  if (checked.ok) return checked.answer;
  // Without data, which a 404 page fills with ways to go on: a `Response` has an empty text, and the browser would take that for them.
  throw data(null, { status: checked.status || 503 });
}

/** Where to go after sign-in: the remembered page, or the account. */
export function afterLogin(request: Request): string {
  const url = pageUrl(request);
  const { locale } = splitPath(url.pathname);
  return returnPathOf(url) ?? localizePath("/account/myaccount", locale);
}

/**
 * Why the visitor has to sign in before going on: "again" if the browser sent a token that is no
 * longer valid, else "first". Null if no page is waiting.
 */
export function reasonToSignIn(request: Request): "first" | "again" | null {
  if (!returnPathOf(pageUrl(request))) return null;
  return /(?:^|;\s*)jwt=[^;]/.test(request.headers.get("cookie") ?? "") ? "again" : "first";
}

/** Redirects a signed-in shopper away from the sign-in pages. */
export async function leaveIfSignedIn(request: Request, context: Readonly<RouterContextProvider>): Promise<void> {
  const session = await apiOf(context)("auth.session", {});
  if (session.ok && session.answer.data.login_status_code === 0) throw redirect(afterLogin(request));
}
