import { createCookie, redirect } from "react-router";
import { localizePath, splitPath } from "@shop/kit/locale";
import type { RequestInfo } from "../context.ts";
import { pageUrl } from "../links/page-url.ts";
import { returnPathOf } from "../links/read-return-path.ts";

/** A one-time code that was sent: what the code page needs to confirm it or to request another. */
interface PendingCode {
  phone: string;
  secret: string;
  type: "register" | "forgot";
  /** Page to return to afterwards. */
  next: string | null;
  /** When another code may be requested, in milliseconds since 1970. */
  resendAt: number;
}

const minutes = 15;
const cookie = createCookie("pending_code", { httpOnly: true, sameSite: "lax", path: "/", maxAge: minutes * 60 });

/** Stored in a short-lived cookie, so that phone number and nonce appear in no URL or history. */
export async function readPendingCode(request: Request): Promise<PendingCode | null> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  if (typeof value !== "object" || value === null) return null;
  const { phone, secret, type, next, resendAt } = value as Partial<PendingCode>;
  if (typeof phone !== "string" || typeof secret !== "string" || (type !== "register" && type !== "forgot"))
    return null;
  return { phone, secret, type, next: typeof next === "string" ? next : null, resendAt: Number(resendAt) || 0 };
}

/** The `Set-Cookie` that stores a pending code; null clears it. */
export function keepPendingCode(pending: PendingCode | null, { origin }: Pick<RequestInfo, "origin">): Promise<string> {
  const secure = origin.startsWith("https:");
  return pending ? cookie.serialize(pending, { secure }) : cookie.serialize("", { secure, maxAge: 0 });
}

/** Redirects to the code page in the same language after a code was sent, storing what that page needs. */
export async function toCodeEntry(
  request: Request,
  info: RequestInfo,
  pending: Pick<PendingCode, "phone" | "secret" | "type">,
  resendAfter: number,
): Promise<Response> {
  const url = pageUrl(request);
  const cookie = await keepPendingCode(
    { ...pending, next: returnPathOf(url), resendAt: Date.now() + resendAfter * 1000 },
    info,
  );
  return redirect(localizePath("/otp/verify", splitPath(url.pathname).locale), { headers: { "set-cookie": cookie } });
}
