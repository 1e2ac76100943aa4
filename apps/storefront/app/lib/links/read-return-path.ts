import { localizePath, splitPath, type Locale } from "@shop/kit/locale";
import { returnParameter } from "./return-path.ts";

/** Placeholder origin that stands for this site. */
const base = "http://shop.invalid";

/**
 * A return path, if it points to this site. Anything that a browser could read as another host
 * (`//evil`, `/\evil`, `https:…`) gives null.
 */
export function safeReturnPath(value: string | null | undefined): string | null {
  if (!value || !value.startsWith("/") || value.length > 2000) return null;
  try {
    const url = new URL(value, base);
    const path = url.pathname + url.search;
    // Checked again after normalization: `/.//evil` only then starts with two slashes.
    return new URL(path, base).origin === base && url.origin === base ? path : null;
  } catch {
    return null;
  }
}

/** Pages of signing in and out, which nobody means to return to. */
const isPassing = (path: string) => /^\/(login|register|forgot-password|otp|logout)\b/i.test(path);

/**
 * A return path translated to a locale, since the shopper may change the language before going back.
 * Null also for pages of signing in and out.
 */
export function returnPathIn(locale: Locale, value: string | null | undefined): string | null {
  const safe = safeReturnPath(value);
  if (safe === null) return null;
  const { pathname, search } = new URL(safe, base);
  const { path } = splitPath(pathname);
  if (isPassing(path)) return null;
  // Checked again: without its language prefix, `/kh//evil` would point to another host.
  return safeReturnPath(localizePath(path + search, locale));
}

/** The return path in a URL's query, in the language of that URL. */
export const returnPathOf = ({ pathname, searchParams }: URL): string | null =>
  returnPathIn(splitPath(pathname).locale, searchParams.get(returnParameter));
