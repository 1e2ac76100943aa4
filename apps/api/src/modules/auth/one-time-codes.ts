import { randomUUID } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import { asciiDigits } from "@shop/kit/digits";
import { dayMs } from "@shop/kit/durations";
import type { CustomerKey, Services } from "../../platform/context.ts";
import { ownedBy } from "../../platform/database/columns.ts";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import { Refusal, refuse } from "../../platform/errors/refusal.ts";
import { hashCode, hashSecret, matchesCode, matchesSecret, newCode, newSecret } from "./code-secrets.ts";
import { oneTimeCodes, type CodePurpose } from "./tables.ts";

/**
 * Times are in seconds. Whoever asks for a code gets a secret with the answer, which stays in their browser. A try with
 * that secret counts apart from one without it, so that somebody who merely knows a phone number cannot use up
 * its owner's tries.
 */
const codePolicy = {
  lifetime: 300,
  /**
   * Tries with the secret, and as many without it. An attacker who asks for a code to another's phone has the secret too,
   * and so ten guesses at each code: with fifteen codes a day (`platform/limits/policies.ts`), 150 guesses at a million values.
   */
  tries: 5,
  /** Wait before the second code, the third, and every further one. */
  waits: [60, 120, 240],
} as const;

type Needs = Pick<Services, "env" | "now">;
type CodeRow = typeof oneTimeCodes.$inferSelect;

/** Identifies a code: only the newest one for a key is valid. */
export interface CodeKey {
  storeId: number;
  purpose: CodePurpose;
  /** E.164 phone or email. */
  recipient: string;
  /** The customer who wants to change their own data; null for somebody who is not signed in. */
  customerId: number | null;
}

export interface IssuedCode {
  /** Null if no code can be right, because there is no account. */
  code: string | null;
  /** Proves later that somebody is the one who asked for the code: needed to ask for another one. */
  secret: string;
  /** Seconds until another code may be requested. */
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

/** A new code with the columns that it sets; without `opens`, no code is right. */
function freshCode({ env, now }: Needs, key: CodeKey, opens: boolean) {
  const id = randomUUID();
  const code = opens ? newCode() : null;
  const sentAt = now();
  const expiresAt = new Date(sentAt.getTime() + codePolicy.lifetime * 1000);
  return {
    code,
    row: {
      id,
      codeHash: code === null ? null : hashCode(env, code, { id, ...key }),
      tries: 0,
      blindTries: 0,
      sentAt,
      expiresAt,
    },
  };
}

/**
 * Makes a code, which replaces the one before it. With `opens` false a row is written for which no
 * code is right, so that the answer does not reveal whether there is an account.
 */
export async function issueCode(
  services: Needs,
  tx: Queryable,
  key: CodeKey,
  { opens, payload = {} }: { opens: boolean; payload?: CodeRow["payload"] },
): Promise<IssuedCode> {
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
 * Refuses to send another code without the secret of the first, or before the wait is over. Called
 * before the limits count the message. {@link reissueCode} checks again with the row locked, since two
 * requests may pass here at once.
 */
export async function assertMayResend(
  services: Pick<Services, "now">,
  db: Queryable,
  key: CodeKey,
  secret: string,
): Promise<void> {
  const [asked] = await db.select().from(oneTimeCodes).where(isKey(key));
  assertResendable(services, asked, secret);
}

function assertResendable(
  { now }: Pick<Services, "now">,
  asked: CodeRow | undefined,
  secret: string,
): asserts asked is CodeRow {
  if (!asked || !matchesSecret(secret, asked.secretHash))
    throw new Refusal("invalid_input", { fields: { secret: "invalid" } });
  const seconds = Math.ceil(waitAfter(asked.sends) - (now().getTime() - asked.sentAt.getTime()) / 1000);
  if (seconds > 0) throw new Refusal("rate_limited", { params: { seconds }, retryAfter: seconds });
}

/** Makes another code for the same request; it replaces the old one. */
export async function reissueCode(services: Needs, tx: Tx, key: CodeKey, secret: string): Promise<IssuedCode> {
  const [old] = await tx.select().from(oneTimeCodes).where(isKey(key)).for("update");
  assertResendable(services, old, secret);
  const { code, row } = freshCode(services, key, old.codeHash !== null);
  const sends = old.sends + 1;
  await tx
    .update(oneTimeCodes)
    .set({ ...row, sends })
    .where(isKey(key));
  return { code, secret, resendAfter: waitAfter(sends), expiresAt: row.expiresAt };
}

/**
 * Checks a code. The try is counted first, and outside any transaction, so that of many guesses sent at once only
 * `codePolicy.tries` are checked, and a rollback does not undo the count. With a wrong `secret` nothing is counted.
 * Refuses with `otp_invalid`, `otp_expired` or `otp_exhausted`. The caller must pass the row to {@link consumeCode}.
 */
export async function checkCode(
  services: Needs & Pick<Services, "database">,
  key: CodeKey,
  otp: string,
  secret?: string,
): Promise<CodeRow> {
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
  if (!matchesCode(services.env, code, row.codeHash, { ...key, id: row.id }))
    refuse(tries === codePolicy.tries ? "otp_exhausted" : "otp_invalid");
  return row;
}

/** Uses up a checked code, in the transaction of what it permits: where it is sent twice at once, only one succeeds. */
export async function consumeCode(tx: Queryable, { id }: Pick<CodeRow, "id">): Promise<void> {
  const used = await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.id, id)).returning({ id: oneTimeCodes.id });
  if (used.length === 0) refuse("otp_invalid");
}

/** The recipient of the code that was requested with this secret; undefined if there is no such request. */
export async function findRecipient(
  db: Queryable,
  { storeId, purpose, customerId }: Omit<CodeKey, "recipient">,
  secret: string,
): Promise<string | undefined> {
  const isAsked = and(
    eq(oneTimeCodes.storeId, storeId),
    eq(oneTimeCodes.purpose, purpose),
    sql`${oneTimeCodes.customerId} is not distinct from ${customerId}`,
    eq(oneTimeCodes.secretHash, hashSecret(secret)),
  );
  const [row] = await db.select({ recipient: oneTimeCodes.recipient }).from(oneTimeCodes).where(isAsked);
  return row?.recipient;
}

/** Deletes a customer's requests that were not confirmed. */
export async function forgetRequests(tx: Queryable, customer: CustomerKey): Promise<void> {
  await tx.delete(oneTimeCodes).where(ownedBy(oneTimeCodes, customer));
}

/** Deletes codes a day after they expired. */
export async function forgetCodes(db: Queryable, now: Date): Promise<void> {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, new Date(now.getTime() - dayMs)));
}
