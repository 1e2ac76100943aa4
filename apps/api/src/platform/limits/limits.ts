import type pg from "pg";
import { RateLimiterRes } from "rate-limiter-flexible";
import { createCounters, type Counter, type LimitOptions } from "./counters.ts";
import { policies, type Policy, type PolicyName } from "./policies.ts";

const policyOf = (name: PolicyName): Policy => policies[name];

/** Share of a store's budget at which staff are warned, and once more when all of it is used. */
const warnedAt = 0.8;

interface Alarm {
  used: number;
  limit: number;
}

/** `alarm` is set for the use with which a store's budget becomes nearly or wholly used up. */
type Allowance = { allowed: true; alarm?: Alarm } | { allowed: false; retryAfterSeconds: number };

/** Rate limits that hold across processes. Counted in Redis or Valkey if configured and reachable, otherwise in PostgreSQL. */
export interface Limits {
  /** Counts one use of `key`. A limit per address counts by network (see `network-of.ts`), and for IPv6 by the /48 as well. Counted outside any transaction, so that an operation that is rolled back counts too. */
  consume(policy: PolicyName, key: string): Promise<Allowance>;
  /** Gives one use back: a sign-in that succeeded was no guess, and a code that was used went to a real shopper. */
  giveBack(policy: PolicyName, key: string): Promise<void>;
  /** How much of a policy's shortest window each of the keys has used. */
  usage(policy: PolicyName, keys: string[], at: Date): Promise<Alarm[]>;
}

/** The limits of one process, with their counters in Redis or in the database of `pool`. */
export function createLimits(pool: pg.Pool, options: LimitOptions): Limits {
  const countersOf = createCounters(pool, options);

  return {
    async consume(policy, key) {
      let alarm: Alarm | undefined;
      const counters = countersOf(policy, key);
      for (const [index, { limiter, key: counted }] of counters.entries()) {
        try {
          const { consumedPoints: used } = await limiter.consume(counted);
          const limit = limiter.points;
          if (policies[policy].per === "store" && (used === Math.ceil(limit * warnedAt) || used === limit))
            alarm = { used, limit };
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          // A refused use did no harm, so where uses are given back it must not keep others out longer.
          if (policyOf(policy).returns) await reward(counters.slice(0, index + 1));
          return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
        }
      }
      return { allowed: true, ...(alarm && { alarm }) };
    },
    async giveBack(policy, key) {
      await reward(countersOf(policy, key));
    },
    async usage(policy, keys, at) {
      const counters = keys.map((key) => countersOf(policy, key)[0]!);
      const kept = counters.map(({ limiter, key }) => `${policy}/${limiter.duration}:${key}`);
      const inDatabase = await countedInDatabase(pool, kept, at);
      // What was counted while Redis was unavailable is only in the database.
      const inRedis = (await options.redis?.counts(kept.map((key) => `shop/${key}`)).catch(() => [])) ?? [];
      return counters.map(({ limiter: { points: limit } }, index) => ({
        used: Math.min((inDatabase.get(kept[index]!) ?? 0) + (inRedis[index] ?? 0), limit),
        limit,
      }));
    },
  };
}

async function reward(counters: readonly Counter[]): Promise<void> {
  for (const { limiter, key } of counters) await limiter.reward(key);
}

async function countedInDatabase(pool: pg.Pool, keys: string[], at: Date): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ key: string; points: number }>(
    "select key, points from rate_limits where key = any($1) and expire > $2",
    [keys, at.getTime()],
  );
  return new Map(rows.map(({ key, points }) => [key, points]));
}
