import { createCookie } from "react-router";
import type { RequestInfo } from "../context.ts";

/** A code that was sent to a customer's new phone number or email address. */
interface PendingContact {
  customer: number;
  /** The phone number or email address as it was typed. */
  to: string;
  secret: string;
}

const minutes = 15;
const cookie = createCookie("pending_contact", { httpOnly: true, sameSite: "lax", path: "/", maxAge: minutes * 60 });

/**
 * The pending change of this customer. In a cookie, because a phone with little memory may discard
 * the page while its owner reads the message with the code.
 */
export async function readPendingContact(request: Request, customer: number): Promise<PendingContact | null> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  if (typeof value !== "object" || value === null) return null;
  const { to, secret, ...kept } = value as Partial<PendingContact>;
  return kept.customer === customer && typeof to === "string" && typeof secret === "string"
    ? { customer, to, secret }
    : null;
}

/** The `Set-Cookie` that stores it; null clears it. */
export function keepPendingContact(
  pending: PendingContact | null,
  { origin }: Pick<RequestInfo, "origin">,
): Promise<string> {
  const secure = origin.startsWith("https:");
  return pending ? cookie.serialize(pending, { secure }) : cookie.serialize("", { secure, maxAge: 0 });
}
