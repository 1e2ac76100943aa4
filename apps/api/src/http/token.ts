import type { Caller, SignedIn } from "../platform/context.ts";
import { sessionDays } from "../platform/session-life.ts";

interface Tokens {
  values: string[];
  from: "header" | "cookie";
}

/** Different `jwt` cookies of one request that are looked at. */
const mostCookies = 4;

/** The parts of a request that identify the sender and the origin. */
export interface Headed {
  method: string;
  headers: { get(name: string): string | null };
}

/**
 * The token of a request: `Authorization: Bearer` first, else the cookie `jwt` (specification, section 4). A browser
 * sends several cookies of that name if another shop of the domain, or somebody on a neighbouring host, has set one too.
 */
export function tokensOf(request: Headed): Tokens | null {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (bearer) return { values: [bearer], from: "header" };
  const cookies = (request.headers.get("cookie") ?? "").matchAll(/(?:^|;\s*)jwt=([^;]+)/g);
  const values = [...new Set(Array.from(cookies, ([, value]) => value!))].slice(0, mostCookies);
  return values.length > 0 ? { values, from: "cookie" } : null;
}

/** Who the tokens of a request belong to. */
export async function sendersOf(
  tokens: Tokens | null,
  authenticate: (token: string) => Promise<SignedIn | null>,
): Promise<SignedIn[]> {
  return (await Promise.all((tokens?.values ?? []).map(authenticate))).filter((sender) => sender !== null);
}

/** The customer of a request. Of tokens of two customers nobody knows which one the browser's owner chose, so that neither counts. */
export const onlyCustomer = (senders: readonly SignedIn[]): SignedIn | null =>
  senders.every(({ customerId }) => customerId === senders[0]!.customerId) ? (senders[0] ?? null) : null;

/**
 * Whether a request without a token of its own (`Authorization`) may change anything. Browsers send a cookie also with
 * requests that other sites cause (CSRF), so where it authorises a change (`byCookie`) the browser must say that the
 * request is the shop's own. From anybody else only what another site has caused is refused: the answer could sign
 * the shopper in or out.
 */
export function mayChange(request: Headed, caller: Caller, byCookie: boolean): boolean {
  if (request.method === "GET" || request.method === "HEAD") return true;
  const origin = request.headers.get("origin");
  if (origin) return origin === caller.origin;
  const site = request.headers.get("sec-fetch-site");
  return site === "same-origin" || (site === null && !byCookie);
}

/** The `Set-Cookie` that keeps the token, or removes it for null. */
export function cookieHeader(token: string | null, caller: Caller): string {
  const secure = caller.origin.startsWith("https:") ? "; Secure" : "";
  const life = token === null ? "Max-Age=0" : `Max-Age=${sessionDays * 24 * 3600}`;
  return `jwt=${token ?? ""}; Path=/; HttpOnly; SameSite=Lax; ${life}${secure}`;
}
