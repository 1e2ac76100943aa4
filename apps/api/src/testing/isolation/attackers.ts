import { SignJWT } from "jose";
import { openSession } from "../../modules/auth/public.ts";
import { signToken } from "../../modules/auth/tokens.ts";
import type { TestApi } from "../shops/test-api.ts";
import { insertCustomer } from "../samples/customer.ts";
import type { Victim } from "./victim.ts";

interface Attacker {
  name: string;
  token: string | null;
  /** Code of the store that takes the token for a customer's; null where none does. */
  at: "S001" | "S002" | null;
}

const hour = 3600_000;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Everybody who is not the victim: nobody, real customers, and bearers of tokens that say they are the victim. */
export async function attackersOf({ services }: TestApi, victim: Victim, otherStoreId: number): Promise<Attacker[]> {
  const key = services.env.tokenKeys[0]!;
  const { sessionId, customerId, storeId } = victim.session;
  const claims = {
    sub: String(customerId),
    aud: `store:${storeId}`,
    jti: sessionId,
    exp: Math.floor(Date.now() / 1000) + 3600,
  };
  const forged = (secret: string, kid = key.kid) =>
    new SignJWT(claims).setProtectedHeader({ alg: "HS256", typ: "JWT", kid }).sign(new TextEncoder().encode(secret));
  const signed = (more: Partial<typeof victim.session>, expiresAt = new Date(Date.now() + hour)) =>
    signToken(services, { sessionId, customerId, storeId, ...more }, expiresAt);
  const neighbour = await insertCustomer(services, storeId);
  const foreigner = await insertCustomer(services, otherStoreId);
  const closed = await openSession(services, services.database.db, victim);
  await services.database.pool.query("update sessions set revoked_at = now() where customer_id = $1 and id <> $2", [
    customerId,
    sessionId,
  ]);
  const [head, payload, signature] = victim.token.split(".") as [string, string, string];
  return [
    { name: "guest", token: null, at: null },
    { name: "another customer of the store", token: neighbour.token, at: "S001" },
    { name: "a customer of another store", token: foreigner.token, at: "S002" },
    { name: "expired", token: await signed({}, new Date(Date.now() - hour)), at: null },
    { name: "revoked", token: closed, at: null },
    { name: "alg none", token: `${part({ alg: "none", typ: "JWT", kid: key.kid })}.${payload}.`, at: null },
    {
      name: "alg none with the signature",
      token: `${part({ alg: "none", typ: "JWT", kid: key.kid })}.${payload}.${signature}`,
      at: null,
    },
    { name: "wrong key", token: await forged("0".repeat(64)), at: null },
    { name: "unknown key name", token: await forged(key.secret, "other"), at: null },
    {
      name: "changed payload",
      token: `${head}.${part({ ...claims, exp: claims.exp + 999_999 })}.${signature}`,
      at: null,
    },
    { name: "wrong audience", token: await signed({ storeId: otherStoreId }), at: null },
    { name: "another's session", token: await signed({ customerId: neighbour.customerId }), at: null },
    { name: "no token at all", token: "undefined", at: null },
  ];
}
