import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { LimitStore } from "./limit-store.ts";
import { networkOf, type NetworkKind } from "./network-of.ts";

const minute = 60;
const hour = 3600;
const day = 24 * hour;

interface Policy {
  /** What the key is. Many people may share an address, and more a network; a phone or a customer is one person. */
  per: "ip" | "network" | "phone" | "customer" | "store" | "order";
  /** Allowed uses within so many seconds. All windows apply; the shortest is first. */
  windows: readonly (readonly [points: number, seconds: number])[];
  /** Whether harmless uses are given back. A refused key may then be allowed again before its window ends. */
  returns?: true;
}

/** Every limit of the shop. */
export const policies = {
  // By name and network: somebody who knows a name cannot lock out its owner, who comes from another network.
  "sign-in": { per: "phone", windows: [[10, 15 * minute], [40, day]], returns: true },
  // By name alone, against many networks at once: at most 9,600 guesses a day, which take 240 networks of 40 each.
  "sign-in-name": { per: "phone", windows: [[100, 15 * minute]], returns: true },
  "sign-in-ip": { per: "ip", windows: [[60, 15 * minute]], returns: true },
  // By phone and network, and a wider limit by phone alone: somebody who knows a number cannot use up the codes of its owner.
  "otp-send": { per: "phone", windows: [[3, 10 * minute], [5, day]] },
  "otp-send-phone": { per: "phone", windows: [[15, day]] },
  "otp-send-ip": { per: "ip", windows: [[10, hour]], returns: true },
  "otp-send-network": { per: "network", windows: [[30, hour]], returns: true },
  "otp-send-store": { per: "store", windows: [[5000, hour]] },
  // Toll fraud: texts to some countries are dear, and some people earn a share of each text that they make a shop send there.
  "otp-send-abroad": { per: "store", windows: [[50, hour], [200, day]] },
  // By address only: a code has few tries of its own (modules/auth/one-time-codes.ts).
  "otp-check": { per: "ip", windows: [[60, 15 * minute]], returns: true },
  // Texts other than codes, such as about an order: a shopper may place and cancel orders all day.
  text: { per: "phone", windows: [[30, hour], [60, day]] },
  "text-store": { per: "store", windows: [[5000, hour]] },
  "text-abroad": { per: "store", windows: [[50, hour], [200, day]] },
  register: { per: "ip", windows: [[20, hour]], returns: true },
  checkout: { per: "customer", windows: [[60, minute]] },
  // The bank is asked about each payment until it is over, and each payment is kept.
  payment: { per: "customer", windows: [[30, minute], [300, day]] },
  // PayPal is asked to confirm each webhook; confirmed ones are not counted. A flood of forged ones would make PayPal throttle us.
  webhook: { per: "ip", windows: [[60, hour]], returns: true },
  "webhook-payment": { per: "order", windows: [[100, hour]], returns: true },
  // An upload that nothing refers to is kept for a week.
  upload: { per: "customer", windows: [[20, 10 * minute], [60, day], [120, 7 * day]] },
  // A piece may be claimed, the claim withdrawn, and the piece claimed again.
  claim: { per: "customer", windows: [[20, hour], [60, day]] },
  // A mobile network has many shoppers behind one address, each asking with every letter.
  search: { per: "ip", windows: [[600, minute]] },
  chat: { per: "ip", windows: [[20, minute], [300, day]] },
  "chat-visitor": { per: "customer", windows: [[12, minute], [150, day]] },
  "chat-model": { per: "store", windows: [[5000, day]] },
  lookup: { per: "ip", windows: [[20, minute]], returns: true },
  "lookup-order": { per: "order", windows: [[10, hour]], returns: true },
  feedback: { per: "ip", windows: [[30, hour]] },
  write: { per: "customer", windows: [[240, minute]] },
  // A call repeated under its idempotency key is answered beyond its own limit, up to this one.
  answered: { per: "ip", windows: [[600, minute]] },
} as const satisfies Record<string, Policy>;

export type PolicyName = keyof typeof policies;

const policyOf = (name: PolicyName): Policy => policies[name];

/** A tunnel broker gives anybody a whole IPv6 /48, which is 65,536 lines (/64). All of it together is allowed as much as this many lines. */
const linesOfSite = 10;

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

export interface LimitOptions {
  /** Mixed into the hashes of the keys, so that the table does not give away phone numbers. */
  pepper: string;
  /** Factor for limits per address or network: in a demo everybody has the same address. */
  ipFactor?: number;
  /** Redis or Valkey, which counts instead of PostgreSQL as long as it answers. */
  store?: LimitStore | undefined;
}

/** The kind of network that a limit per address counts by; undefined for a limit that counts by something else. */
const networkKindOf = (per: Policy["per"]): NetworkKind | undefined => (per === "ip" ? "line" : per === "network" ? "site" : undefined);

export function createLimits(pool: pg.Pool, { pepper, ipFactor = 1, store }: LimitOptions): Limits {
  function limiter(name: string, points: number, duration: number, returns = false) {
    // Once refused, a key is refused from memory, so that a flood does not reach the counters. Not where uses are given back, since the memory would not learn of it.
    const counted = { points, duration, ...(!returns && { inMemoryBlockOnConsumed: points + 1 }) };
    const inDatabase = new RateLimiterPostgres({
      ...counted,
      storeClient: pool,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: `${name}/${duration}`,
    });
    if (!store) return inDatabase;
    return new RateLimiterRedis({ ...counted, storeClient: store, useRedisPackage: true, rejectIfRedisNotReady: true, keyPrefix: `shop/${name}/${duration}`, insuranceLimiter: inDatabase });
  }
  const limiters = new Map(
    Object.entries<Policy>(policies).map(([name, { per, windows, returns }]) => {
      const factor = networkKindOf(per) ? ipFactor : 1;
      return [
        name,
        {
          own: windows.map(([points, duration]) => limiter(name, points * factor, duration, returns)),
          ofSite: per === "ip" ? windows.map(([points, duration]) => limiter(`${name}-site`, points * factor * linesOfSite, duration, returns)) : [],
        },
      ];
    }),
  );

  const hash = (key: string) => createHmac("sha256", pepper).update(key).digest("base64url");
  /** What a key is counted by. A store's is no secret: staff's tools read it without knowing the pepper. */
  const hashFor = (policy: PolicyName, key: string) => {
    const { per } = policies[policy];
    if (per === "store") return key;
    const kind = networkKindOf(per);
    return hash(kind ? networkOf(key, kind) : key);
  };

  /** The counters of a key, each with the hash that it counts by. */
  function countersOf(policy: PolicyName, key: string) {
    const { own, ofSite } = limiters.get(policy)!;
    const by = (hashed: string) => (limiter: (typeof own)[number]) => ({ limiter, hashed });
    const counters = own.map(by(hashFor(policy, key)));
    return isIPv6(key) ? counters.concat(ofSite.map(by(hash(networkOf(key, "site"))))) : counters;
  }

  async function reward(counters: ReturnType<typeof countersOf>): Promise<void> {
    for (const { limiter, hashed } of counters) await limiter.reward(hashed);
  }

  return {
    async consume(policy, key) {
      let alarm: Alarm | undefined;
      const counters = countersOf(policy, key);
      for (const [index, { limiter, hashed }] of counters.entries()) {
        try {
          const { consumedPoints: used } = await limiter.consume(hashed);
          const limit = limiter.points;
          if (policies[policy].per === "store" && (used === Math.ceil(limit * warnedAt) || used === limit)) alarm = { used, limit };
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
      const { points: limit, duration } = limiters.get(policy)!.own[0]!;
      const kept = keys.map((key) => `${policy}/${duration}:${hashFor(policy, key)}`);
      const { rows } = await pool.query<{ key: string; points: number }>("select key, points from rate_limits where key = any($1) and expire > $2", [kept, at.getTime()]);
      const inDatabase = new Map(rows.map(({ key, points }) => [key, points]));
      // What was counted while Redis was unavailable is only in the database.
      const inStore = (await store?.counts(kept.map((key) => `shop/${key}`)).catch(() => [])) ?? [];
      return kept.map((key, index) => ({ used: Math.min((inDatabase.get(key) ?? 0) + (inStore[index] ?? 0), limit), limit }));
    },
  };
}
