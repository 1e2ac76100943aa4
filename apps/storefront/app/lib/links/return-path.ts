/** Name of the query parameter that remembers where a shopper came from. */
export const returnParameter = "next";

/** An address, such as `/login`, with the page to come back to. */
export function withReturnPath(path: string, next: string | null): string {
  return next ? `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ [returnParameter]: next })}` : path;
}
