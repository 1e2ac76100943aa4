import { randomUUID } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import { asciiDigits } from "@shop/kit/digits";
import type { Services } from "../../platform/context.ts";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import { Refusal, refuse } from "../../platform/errors/refusal.ts";
import { hashCode, hashSecret, matchesCode, matchesSecret, newCode, newSecret } from "./code-secrets.ts";
import { oneTimeCodes, type CodePurpose } from "./tables.ts";

/** What the policy of one-time codes says, all times in seconds. */
const codePolicy = {
  lifetime: 300,
  /**
   * With the nonce, and as many without it: nobody who knows a phone can void its owner's code by wrong tries. Who asks for
   * a code of another's phone has both, so 10 guesses at it and, with fifteen codes a day (platform/limits/limits.ts), 150 in a million.
   */
  tries: 5,
  /** Before the second, the third, and every further code. */
  waits: [60, 120, 240],
} as const;

type Needs = Pick<Services, "env" | "now">;
type CodeRow = typeof oneTimeCodes.$inferSelect;

/** Which code: one counts for each. */
export interface CodeKey {
  storeId: number;
  purpose: CodePurpose;
  /** E.164 phone or email. */
  recipient: string;
  /** Who asks to change their own; null for whoever is not signed in. */
  customerId: number | null;
}

export interface IssuedCode {
  /** Null when there is nothing that a code could open. */
  code: string | null;
  /** Nonce for asking again. */
  secret: string;
  /** Seconds until another one may be asked for. */
  resendAfter: number;
  expiresAt: Date;
}

const isKey = ({ storeId, purpose, recipient, customerId }: CodeKey) =>
  and(
    eq(oneTimeCodes.storeId, storeId),
    eq(oneTimeCodes.purpose, purpose),
    eq(oneTimeCodes.recipient, recipient),
    sql`${oneTimeCodes.customerId} is not distinct from ${customerId}`,
  );

const waitAfter = (sends: number) => codePolicy.waits[Math.min(sends, codePolicy.waits.length) - 1]!;

function freshCode({ env, now }: Needs, key: CodeKey, opens: boolean) {
  const id = randomUUID();
  const code = opens ? newCode() : null;
  const sentAt = now();
  const expiresAt = new Date(sentAt.getTime() + codePolicy.lifetime * 1000);
  return { code, row: { id, codeHash: code === null ? null : hashCode(env, code, { id, ...key }), tries: 0, blindTries: 0, sentAt, expiresAt } };
}

/**
 * Makes a code and voids the one before it. With `opens` false the row is there and no code
 * fits it: so asking looks the same whether or not there is an account.
 */
export async function issueCode(services: Needs, tx: Queryable, key: CodeKey, opens: boolean, payload: CodeRow["payload"] = {}): Promise<IssuedCode> {
  const { code, row } = freshCode(services, key, opens);
  const secret = newSecret();
  const values = { ...row, payload, secretHash: hashSecret(secret) };
  const sends = sql<number>`case when ${oneTimeCodes.expiresAt} > ${row.sentAt} then ${oneTimeCodes.sends} + 1 else 1 end`;
  const { storeId, purpose, recipient, customerId } = oneTimeCodes;
  const [stored] = await tx
    .insert(oneTimeCodes)
    .values({ ...key, ...values })
    .onConflictDoUpdate({ target: [storeId, purpose, recipient, customerId], set: { ...values, sends } })
    .returning({ sends: oneTimeCodes.sends });
  return { code, secret, resendAfter: waitAfter(stored!.sends), expiresAt: row.expiresAt };
}

/**
 * Refuses another code to who has not the nonce of the first, and to who is too early. Asked
 * before the limits count a send, and once more, in the row's lock, when the code is made.
 */
export async function assertMayResend(services: Pick<Services, "now">, db: Queryable, key: CodeKey, secret: string): Promise<void> {
  const [asked] = await db.select().from(oneTimeCodes).where(isKey(key));
  assertResendable(services, asked, secret);
}

function assertResendable({ now }: Pick<Services, "now">, asked: CodeRow | undefined, secret: string): asserts asked is CodeRow {
  if (!asked || !matchesSecret(secret, asked.secretHash)) throw new Refusal("invalid_input", { fields: { secret: "invalid" } });
  const seconds = Math.ceil(waitAfter(asked.sends) - (now().getTime() - asked.sentAt.getTime()) / 1000);
  if (seconds > 0) throw new Refusal("rate_limited", { params: { seconds }, retryAfter: seconds });
}

/** Makes another code for what was asked before; the old one is void. */
export async function reissueCode(services: Needs, tx: Tx, key: CodeKey, secret: string): Promise<IssuedCode> {
  const [old] = await tx.select().from(oneTimeCodes).where(isKey(key)).for("update");
  assertResendable(services, old, secret);
  const { code, row } = freshCode(services, key, old.codeHash !== null);
  const sends = old.sends + 1;
  await tx.update(oneTimeCodes).set({ ...row, sends }).where(isKey(key));
  return { code, secret, resendAfter: waitAfter(sends), expiresAt: row.expiresAt };
}

/**
 * Checks a code, and counts the try before anything else and outside any transaction: of many
 * guesses at once no more than the five come through. One with another's nonce is
 * none. Refuses with `otp_invalid`, `otp_expired` or `otp_exhausted`. What it gives must be used up by {@link useCode}.
 */
export async function checkCode(services: Needs & Pick<Services, "database">, key: CodeKey, otp: string, secret?: string): Promise<CodeRow> {
  const counter = secret === undefined ? "blindTries" : "tries";
  const [row] = await services.database.db
    .update(oneTimeCodes)
    .set({ [counter]: sql`${oneTimeCodes[counter]} + 1` })
    .where(and(isKey(key), secret === undefined ? undefined : eq(oneTimeCodes.secretHash, hashSecret(secret))))
    .returning();
  if (!row) refuse("otp_invalid");
  if (row.expiresAt <= services.now()) refuse("otp_expired");
  const tries = row[counter];
  if (tries > codePolicy.tries) refuse("otp_exhausted");
  const code = asciiDigits(otp).replace(/\s/g, "");
  if (!matchesCode(services.env, code, row.codeHash, { ...key, id: row.id })) refuse(tries === codePolicy.tries ? "otp_exhausted" : "otp_invalid");
  return row;
}

/** Uses a checked code up, in the transaction of what it opens: of two who sent it at once, one gets through. */
export async function useCode(tx: Queryable, { id }: Pick<CodeRow, "id">): Promise<void> {
  const used = await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.id, id)).returning({ id: oneTimeCodes.id });
  if (used.length === 0) refuse("otp_invalid");
}

/** Where the code went that a customer asked for with this nonce; undefined when there is no such request. */
export async function findRecipient(db: Queryable, { storeId, purpose, customerId }: Omit<CodeKey, "recipient">, secret: string): Promise<string | undefined> {
  const isAsked = and(
    eq(oneTimeCodes.storeId, storeId),
    eq(oneTimeCodes.purpose, purpose),
    sql`${oneTimeCodes.customerId} is not distinct from ${customerId}`,
    eq(oneTimeCodes.secretHash, hashSecret(secret)),
  );
  const [row] = await db.select({ recipient: oneTimeCodes.recipient }).from(oneTimeCodes).where(isAsked);
  return row?.recipient;
}

/** Deletes what a customer has asked for and not confirmed. */
export async function forgetRequests(tx: Queryable, customerId: number): Promise<void> {
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.customerId, customerId));
}

/** Deletes codes that were not asked for again within a day after their end. */
export async function forgetCodes(db: Queryable, now: Date): Promise<void> {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, new Date(now.getTime() - 24 * 3600 * 1000)));
}
