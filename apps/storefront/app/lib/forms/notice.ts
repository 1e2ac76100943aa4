import { createCookie } from "react-router";
import type { RequestInfo } from "../context.ts";

const cookie = createCookie("notice", { httpOnly: true, sameSite: "lax", path: "/", maxAge: 60 });

/**
 * The `Set-Cookie` that carries a message to the next page; null clears it. A cookie rather than a
 * query parameter, so that nobody can put a message into a link.
 */
export function keepNotice(message: string | null, { origin }: Pick<RequestInfo, "origin">): Promise<string> {
  const secure = origin.startsWith("https:");
  return message === null ? cookie.serialize("", { secure, maxAge: 0 }) : cookie.serialize(message, { secure });
}

/** The message that the page before has left for this one; null if there is none. */
export async function readNotice(request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  return typeof value === "string" && value !== "" ? value : null;
}
