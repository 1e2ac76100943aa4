import type { Caller } from "../platform/context.ts";
import { sessionDays } from "../platform/session-life.ts";

export interface Token {
  value: string;
  from: "header" | "cookie";
}

/** The parts of a request that identify the sender and the origin. */
export interface Headed {
  method: string;
  headers: { get(name: string): string | null };
}

/** The token of a request: `Authorization: Bearer` first, else the cookie `jwt` (specification, section 4). */
export function tokenOf(request: Headed): Token | null {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (bearer) return { value: bearer, from: "header" };
  const cookie = /(?:^|;\s*)jwt=([^;]+)/.exec(request.headers.get("cookie") ?? "")?.[1];
  return cookie ? { value: cookie, from: "cookie" } : null;
}

/**
 * Browsers send a cookie also with requests that other sites cause (CSRF), so where it alone authorises a
 * change the browser must say that the request is the shop's own.
 */
export function mayChange(request: Headed, caller: Caller): boolean {
  if (request.method === "GET" || request.method === "HEAD") return true;
  const origin = request.headers.get("origin");
  if (origin) return origin === caller.origin;
  return request.headers.get("sec-fetch-site") === "same-origin";
}

/** The `Set-Cookie` that keeps the token, or removes it for null. */
export function cookieHeader(token: string | null, caller: Caller): string {
  const secure = caller.origin.startsWith("https:") ? "; Secure" : "";
  const life = token === null ? "Max-Age=0" : `Max-Age=${sessionDays * 24 * 3600}`;
  return `jwt=${token ?? ""}; Path=/; HttpOnly; SameSite=Lax; ${life}${secure}`;
}
