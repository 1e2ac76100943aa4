/** Query parameter that holds the page to return to. */
export const returnParameter = "next";

/** Adds the page to return to, to a path such as `/login`. */
export function withReturnPath(path: string, next: string | null): string {
  return next ? `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ [returnParameter]: next })}` : path;
}

/** The way to sign in and back to a page, or from a page of signing in to where that one leads. */
export const loginPath = ({ pathname, search }: Pick<Location, "pathname" | "search">): string =>
  withReturnPath("/login", new URLSearchParams(search).get(returnParameter) ?? pathname + search);
