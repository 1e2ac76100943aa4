/** Query parameter that holds the page to return to. */
export const returnParameter = "next";

/** Adds the page to return to, to a path such as `/login`. */
export function withReturnPath(path: string, next: string | null): string {
  return next ? `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ [returnParameter]: next })}` : path;
}
