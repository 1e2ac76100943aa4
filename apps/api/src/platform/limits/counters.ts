import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRedis } from "rate-limiter-flexible";
import type { RedisCounters } from "./redis-counters.ts";
import { networkOf, type NetworkKind } from "./network-of.ts";
import { policies, type Policy, type PolicyName } from "./policies.ts";

export interface LimitOptions {
  /** Mixed into the hashes of the keys, so that the table does not give away phone numbers. */
  pepper: string;
  /** Factor for limits per address or network: in a demo everybody has the same address. */
  ipFactor?: number;
  /** Redis or Valkey, which counts instead of PostgreSQL as long as it answers. */
  redis?: RedisCounters | undefined;
}

/** Counts one window of a policy; `key` is what it counts by. */
export interface Counter {
  limiter: RateLimiterPostgres | RateLimiterRedis;
  key: string;
}

/** A tunnel broker gives anybody a whole IPv6 /48, which is 65,536 lines (/64). All of it together is allowed as much as this many lines. */
const linesOfSite = 10;

/** The kind of network that a limit per address counts by; undefined for a limit that counts by something else. */
const networkKindOf = (per: Policy["per"]): NetworkKind | undefined =>
  per === "ip" ? "line" : per === "network" ? "site" : undefined;

/** Returns a function that gives the counters of a key: one for each window of the policy, in their order, and then those of an IPv6 /48. */
export function createCounters(
  pool: pg.Pool,
  { pepper, ipFactor = 1, redis }: LimitOptions,
): (policy: PolicyName, key: string) => Counter[] {
  const limiters = new Map(
    Object.entries<Policy>(policies).map(([name, { per, windows, returns }]) => {
      const factor = networkKindOf(per) ? ipFactor : 1;
      const count = (prefix: string, times: number) =>
        windows.map(([points, duration]) =>
          limiterOf(pool, redis, { prefix: `${prefix}/${duration}`, points: points * times, duration, returns }),
        );
      return [
        name,
        { own: count(name, factor), ofSite: per === "ip" ? count(`${name}-site`, factor * linesOfSite) : [] },
      ];
    }),
  );
  const hash = (key: string) => createHmac("sha256", pepper).update(key).digest("base64url");
  /** What a key is counted by. A store's is no secret: staff's tools read it without knowing the pepper. */
  const countedKey = (policy: PolicyName, key: string) => {
    const { per } = policies[policy];
    if (per === "store") return key;
    const kind = networkKindOf(per);
    return hash(kind ? networkOf(key, kind) : key);
  };
  const by =
    (key: string) =>
    (limiter: Counter["limiter"]): Counter => ({ limiter, key });

  return (policy, key) => {
    const { own, ofSite } = limiters.get(policy)!;
    const counters = own.map(by(countedKey(policy, key)));
    return isIPv6(key) ? counters.concat(ofSite.map(by(hash(networkOf(key, "site"))))) : counters;
  };
}

interface Window {
  prefix: string;
  points: number;
  /** Seconds. */
  duration: number;
  returns: true | undefined;
}

function limiterOf(
  pool: pg.Pool,
  redis: RedisCounters | undefined,
  { prefix, points, duration, returns }: Window,
): Counter["limiter"] {
  // Once refused, a key is refused from memory, so that a flood does not reach the counters. Not where uses are given back, since the memory would not learn of it.
  const counted = { points, duration, ...(!returns && { inMemoryBlockOnConsumed: points + 1 }) };
  const inDatabase = new RateLimiterPostgres({
    ...counted,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: prefix,
  });
  if (!redis) return inDatabase;
  return new RateLimiterRedis({
    ...counted,
    storeClient: redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: `shop/${prefix}`,
    insuranceLimiter: inDatabase,
  });
}
