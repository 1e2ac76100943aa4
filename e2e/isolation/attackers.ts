import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { signUp, type Shopper } from "./victim.ts";

interface Attacker {
  name: string;
  token: string | null;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

function signed(header: object, claims: object, secret: string): string {
  const payload = `${part(header)}.${part(claims)}`;
  return `${payload}.${createHmac("sha256", secret).update(payload).digest("base64url")}`;
}

/** Signs a token with changed claims, with the shop's key or another one. */
export function forge({ token }: Shopper, changes: object = {}, otherSecret?: string): string {
  const [header, claims] = token
    .split(".")
    .slice(0, 2)
    .map((text) => JSON.parse(Buffer.from(text, "base64url").toString()) as object);
  const [first] = readFileSync(join(process.env.E2E_DATA_DIR!, "token-keys"), "utf8").trim().split(",");
  return signed(header!, { ...claims, ...changes }, otherSecret ?? first!.slice(first!.indexOf(":") + 1));
}

/** Everybody except the victim: nobody, other customers, and bearers of forged tokens that claim to be the victim. */
export async function attackersOf(victim: Shopper): Promise<Attacker[]> {
  const [neighbour, foreigner] = [await signUp(victim.store, "Neighbour"), await signUp("S002", "Foreigner")];
  const [, payload, signature] = victim.token.split(".");
  const now = Math.floor(Date.now() / 1000);
  const { aud, sub } = JSON.parse(Buffer.from(foreigner.token.split(".")[1]!, "base64url").toString()) as {
    aud: string;
    sub: string;
  };
  return [
    { name: "guest", token: null },
    { name: "another customer of the store", token: neighbour.token },
    { name: "a customer of another store", token: foreigner.token },
    { name: "expired", token: forge(victim, { iat: now - 7200, exp: now - 3600 }) },
    { name: "alg none", token: `${part({ alg: "none", typ: "JWT" })}.${payload}.` },
    { name: "alg none with the signature", token: `${part({ alg: "none", typ: "JWT" })}.${payload}.${signature}` },
    { name: "wrong key", token: forge(victim, {}, "0".repeat(64)) },
    { name: "wrong audience", token: forge(victim, { aud }) },
    { name: "another's session", token: forge(victim, { sub }) },
  ];
}
