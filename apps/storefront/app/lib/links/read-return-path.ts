import { localizePath, splitPath, type Locale } from "@shop/kit/locale";
import { returnParameter } from "./return-path.ts";

/** Stands for this site. */
const base = "http://shop.invalid";

/**
 * A remembered page, if it is an address of this site: anything that a browser could read as
 * another host (`//evil`, `/\evil`, `https:…`) is dropped. Null where there is none.
 */
export function safeReturnPath(value: string | null | undefined): string | null {
  if (!value || !value.startsWith("/") || value.length > 2000) return null;
  try {
    const url = new URL(value, base);
    const path = url.pathname + url.search;
    // Held as it will be sent: what dots hide (`/.//evil`) begins with two slashes only then.
    return new URL(path, base).origin === base && url.origin === base && !value.includes("\\") ? path : null;
  } catch {
    return null;
  }
}

/** A remembered page of this site in another language than it was left in, as one may be chosen on the way back. */
export function returnPathIn(locale: Locale, value: string | null | undefined): string | null {
  const safe = safeReturnPath(value);
  if (safe === null) return null;
  const { pathname, search } = new URL(safe, base);
  // Held once more: without its language `/kh//evil` is another host's.
  return safeReturnPath(localizePath(splitPath(pathname).path + search, locale));
}

/** The page of this site that an address remembers, in the language of that address. */
export const returnPathOf = ({ pathname, searchParams }: URL): string | null => returnPathIn(splitPath(pathname).locale, searchParams.get(returnParameter));
