import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { codeDigits } from "@shop/contract/limits";
import type { Env } from "../../platform/env.ts";

/** What a code is valid for. It is part of the hash, so the code works for nothing else. */
interface CodeBinding {
  id: string;
  purpose: string;
  storeId: number;
  recipient: string;
}

/** A code of random digits. */
export function newCode(): string {
  return String(randomInt(10 ** codeDigits)).padStart(codeDigits, "0");
}

/** The secret that is needed to request another code; only its hash is stored. */
export function newSecret(): string {
  return randomBytes(24).toString("base64url");
}

export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

export function matchesSecret(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(hash));
}

function keyed(secret: string, code: string, { id, purpose, storeId, recipient }: CodeBinding): Buffer {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "one-time code", 32));
  return createHmac("sha256", key).update([id, purpose, storeId, recipient, code].join("\n")).digest();
}

/** A hash with the server's key. Without a key, whoever reads the table could find a code by hashing all million of them. */
export function hashCode({ tokenKeys }: Pick<Env, "tokenKeys">, code: string, binding: CodeBinding): string {
  return keyed(tokenKeys[0]!.secret, code, binding).toString("base64url");
}

/** Compares in constant time, and with every key, so that codes stay valid while the keys are rotated. */
export function matchesCode(
  { tokenKeys }: Pick<Env, "tokenKeys">,
  code: string,
  hash: string | null,
  binding: CodeBinding,
): boolean {
  const expected = hash === null ? randomBytes(32) : Buffer.from(hash, "base64url");
  return tokenKeys.map(({ secret }) => timingSafeEqual(keyed(secret, code, binding), expected)).includes(true);
}
