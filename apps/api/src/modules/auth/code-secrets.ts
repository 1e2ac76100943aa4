import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { codeDigits } from "@shop/contract/limits";
import type { Env } from "../../platform/env.ts";

/** What a code is bound to: it opens nothing else, nowhere else. */
export interface CodeBinding {
  id: string;
  purpose: string;
  storeId: number;
  recipient: string;
}

/** Digits that cannot be foretold. */
export function newCode(): string {
  return String(randomInt(10 ** codeDigits)).padStart(codeDigits, "0");
}

/** The nonce that asking for another code needs; only its hash is kept. */
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

/** A keyed hash: a million codes are tried in no time by whoever reads the table, unless the server's key is needed. */
export function hashCode({ tokenKeys }: Pick<Env, "tokenKeys">, code: string, binding: CodeBinding): string {
  return keyed(tokenKeys[0]!.secret, code, binding).toString("base64url");
}

/** Compares in constant time, with every key, so that codes under way survive a change of keys. */
export function matchesCode({ tokenKeys }: Pick<Env, "tokenKeys">, code: string, hash: string | null, binding: CodeBinding): boolean {
  const expected = hash === null ? randomBytes(32) : Buffer.from(hash, "base64url");
  return tokenKeys.map(({ secret }) => timingSafeEqual(keyed(secret, code, binding), expected)).includes(true);
}
