import { createHmac, timingSafeEqual } from "node:crypto";
import type { Services } from "../context.ts";

type Needs = Pick<Services, "env" | "now">;

const macOf = (secret: string, purpose: string, text: string, expires: string) =>
  createHmac("sha256", secret)
    .update(JSON.stringify([purpose, text, expires]))
    .digest("base64url");

/** Signs a short text for one purpose and some seconds, so that nobody else can make it. It is not encrypted. */
export function signText({ env, now }: Needs, purpose: string, text: string, lifeSeconds: number): string {
  const secret = env.tokenKeys[0]?.secret;
  if (!secret) throw new Error("There is no key to sign with");
  const expires = String(Math.floor(now().getTime() / 1000) + lifeSeconds);
  return [text, expires, macOf(secret, purpose, text, expires)].join(".");
}

/** The text and expiry of a result of {@link signText}; null if it was not signed by us, or has expired. */
export function readSigned(
  { env, now }: Needs,
  purpose: string,
  signed: string,
): { text: string; expiresAt: Date } | null {
  const [, text = "", expires = "", mac = ""] = /^(.*)\.(\d+)\.([\w-]+)$/.exec(signed) ?? [];
  const expiresAt = new Date(Number(expires) * 1000);
  const given = Buffer.from(mac);
  const genuine = env.tokenKeys.some(({ secret }) => {
    const right = Buffer.from(macOf(secret, purpose, text, expires));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  return genuine && expiresAt > now() ? { text, expiresAt } : null;
}
