import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from "jose";
import type { Services } from "../../platform/context.ts";

export interface TokenClaims {
  sessionId: string;
  customerId: number;
  storeId: number;
}

type Needs = Pick<Services, "env" | "now">;

const algorithm = "HS256";
/** Contains the store's id, not its code: if a code is given to another store, tokens must not become valid there. */
const audienceOf = (storeId: number) => `store:${storeId}`;
const keyBytes = (secret: string) => new TextEncoder().encode(secret);

interface ReadToken extends TokenClaims {
  /** When the token expires. */
  endsAt: Date;
}

/** Signs with the first key; the others only verify, so that keys can be rotated while shoppers stay signed in. */
export function signToken(
  { env, now }: Needs,
  { sessionId, customerId, storeId }: TokenClaims,
  expiresAt: Date,
): Promise<string> {
  const key = env.tokenKeys[0];
  if (!key) throw new Error("There is no key to sign tokens with");
  return new SignJWT()
    .setProtectedHeader({ alg: algorithm, typ: "JWT", kid: key.kid })
    .setSubject(String(customerId))
    .setAudience(audienceOf(storeId))
    .setJti(sessionId)
    .setIssuedAt(now())
    .setExpirationTime(expiresAt)
    .sign(keyBytes(key.secret));
}

/** The claims of a token; null for one that was not signed by us, is damaged, or has expired. */
export async function readToken({ env, now }: Needs, token: string): Promise<ReadToken | null> {
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = env.tokenKeys.find((known) => known.kid === kid);
    if (!key) return null;
    const { payload } = await jwtVerify(token, keyBytes(key.secret), {
      algorithms: [algorithm],
      typ: "JWT",
      currentDate: now(),
      requiredClaims: ["sub", "aud", "jti", "exp"],
    });
    const storeId = Number(/^store:(\d+)$/.exec(String(payload.aud))?.[1]);
    const customerId = Number(payload.sub);
    return Number.isInteger(storeId) && Number.isInteger(customerId)
      ? { sessionId: payload.jti!, customerId, storeId, endsAt: new Date(payload.exp! * 1000) }
      : null;
  } catch (error) {
    // decodeProtectedHeader throws a TypeError for a text that is no token at all.
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
    throw error;
  }
}
