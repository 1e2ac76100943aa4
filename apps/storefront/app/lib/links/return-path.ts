import { splitPath } from "@shop/kit/locale";

/** Query parameter that holds the page to return to. */
export const returnParameter = "next";

/** Pages of signing in and out, which nobody means to return to. */
export const isPassing = (pathname: string): boolean =>
  /^\/(login|register|forgot-password|otp|logout)\b/i.test(splitPath(pathname).path);

/** Adds the page to return to, to a path such as `/login`. */
export function withReturnPath(path: string, next: string | null): string {
  return next ? `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ [returnParameter]: next })}` : path;
}

/** The way to sign in and back to a page; from a page of signing in, back to where that one leads. */
export const loginPath = ({ pathname, search }: Pick<Location, "pathname" | "search">): string =>
  withReturnPath("/login", isPassing(pathname) ? new URLSearchParams(search).get(returnParameter) : pathname + search);
