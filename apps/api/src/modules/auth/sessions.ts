import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { dayMs } from "@shop/kit/durations";
import { ownedBy } from "../../platform/database/columns.ts";
import type { CustomerKey, Services, SignedIn } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { longestSessionDays, sessionDays } from "../../platform/session-life.ts";
import { sessions } from "./tables.ts";
import { readToken, signToken } from "./tokens.ts";

/** Signs a customer in: a session and its token, which lives exactly as long as the session. */
export async function openSession(
  services: Pick<Services, "env" | "now">,
  tx: Queryable,
  owner: CustomerKey,
): Promise<string> {
  const sessionId = randomUUID();
  const createdAt = services.now();
  const expiresAt = new Date(createdAt.getTime() + sessionDays * dayMs);
  await tx.insert(sessions).values({ id: sessionId, ...owner, createdAt, expiresAt });
  return signToken(services, { sessionId, ...owner }, expiresAt);
}

/**
 * Who a token belongs to; null for one that is forged, expired or revoked. The session is looked up
 * each time, so that signing out takes effect at once on every server.
 */
export async function authenticate(
  services: Pick<Services, "env" | "now" | "database">,
  token: string,
): Promise<SignedIn | null> {
  const claims = await readToken(services, token);
  if (!claims) return null;
  const { sessionId, customerId, storeId, endsAt } = claims;
  const [session] = await services.database.db
    .select({ sessionId: sessions.id, customerId: sessions.customerId, storeId: sessions.storeId })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.customerId, customerId),
        eq(sessions.storeId, storeId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, services.now()),
      ),
    );
  return session ? { ...session, tokenEndsAt: endsAt } : null;
}

/**
 * A new token for the session of the present one, valid from now on for the full time; null if the present one was
 * issued within a day, or if the session has reached its longest life. Earlier tokens stay valid until they expire, so
 * that two tabs can renew at once; signing out ends all of them.
 */
export async function renewSession(
  services: Pick<Services, "env" | "now" | "database">,
  { sessionId, customerId, storeId, tokenEndsAt }: SignedIn,
): Promise<string | null> {
  const now = services.now();
  if (tokenEndsAt.getTime() > now.getTime() + (sessionDays - 1) * dayMs) return null;
  const wished = new Date(now.getTime() + sessionDays * dayMs);
  const [session] = await services.database.db
    .update(sessions)
    .set({
      expiresAt: sql`greatest(${sessions.expiresAt}, least(${wished.toISOString()}::timestamptz, ${sessions.createdAt} + make_interval(days => ${longestSessionDays})))`,
    })
    .where(and(eq(sessions.id, sessionId), ownedBy(sessions, { storeId, customerId }), isNull(sessions.revokedAt)))
    .returning({ expiresAt: sessions.expiresAt });
  if (!session || session.expiresAt.getTime() < tokenEndsAt.getTime() + dayMs) return null;
  return signToken(services, { sessionId, customerId, storeId }, session.expiresAt);
}

/** Ends one session of a customer: its token is refused from now on. */
export async function revokeSession(
  tx: Queryable,
  { sessionId, ...owner }: Pick<SignedIn, "sessionId" | "storeId" | "customerId">,
  now: Date,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), ownedBy(sessions, owner), isNull(sessions.revokedAt)));
}

/** Ends all sessions of a customer, as after a new password. */
export async function revokeSessions(tx: Queryable, owner: CustomerKey, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(ownedBy(sessions, owner), isNull(sessions.revokedAt)));
}
