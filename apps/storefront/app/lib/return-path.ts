/** Name of the query parameter that remembers where a shopper came from. */
export const returnParameter = "next";

/**
 * A remembered page, if it is an address of this site: anything that a browser could read as
 * another host (`//evil`, `/\evil`, `https:…`) is dropped. Null where there is none.
 */
export function safeReturnPath(value: string | null | undefined): string | null {
  if (!value || !value.startsWith("/") || value.length > 2000) return null;
  const base = "http://shop.invalid";
  try {
    const url = new URL(value, base);
    const path = url.pathname + url.search;
    // Held as it will be sent: what dots hide (`/.//evil`) begins with two slashes only then.
    return new URL(path, base).origin === base && url.origin === base && !value.includes("\\") ? path : null;
  } catch {
    return null;
  }
}

/** An address, such as `/login`, with the page to come back to. */
export function withReturnPath(path: string, next: string | null): string {
  return next ? `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ [returnParameter]: next })}` : path;
}
