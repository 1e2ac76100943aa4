import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@redis/client";
import { afterAll, expect, test } from "vitest";
import { redisServer } from "../../testing/servers/redis-server.ts";
import { redisProgram } from "../../testing/servers/system-packages.ts";
import { openRedisCounters, type RedisCounters } from "./redis-counters.ts";
import { createLimits } from "./limits.ts";
import { createLog } from "../log.ts";
import { testDatabase } from "../testing/database.ts";

const program = redisProgram();
if (!program) console.warn("Left out: limits in Redis or Valkey. Install valkey-server or redis-server to test them.");

const database = await testDatabase();
const log = createLog("silent");
const redis = program ? await redisServer(program) : null;
await redis?.start();
const opened: RedisCounters[] = [];
/** Limits of one process; a key that is used up is remembered by each alone. */
const aProcess = async () => {
  const counters = await openRedisCounters(redis!.url, log);
  opened.push(counters);
  return createLimits(database.pool, { pepper: "pepper", redis: counters });
};
afterAll(async () => {
  for (const counters of opened) await counters.close();
  await redis?.kill();
});

const databaseKeys = async () =>
  (await database.pool.query<{ count: number }>("select count(*)::int from rate_limits")).rows[0]!.count;
const until = async (holds: () => boolean) => {
  while (!holds()) await sleep(20);
};

test.skipIf(!program)(
  "counts in Redis and not in the database, for all processes, without phone numbers, with an expiry",
  async () => {
    const [one, another] = [await aProcess(), await aProcess()];
    for (let sends = 0; sends < 3; sends++)
      expect(await (sends % 2 ? one : another).consume("otp-send", "+85512000001")).toEqual({ allowed: true });
    const refused = await one.consume("otp-send", "+85512000001");
    expect(refused.allowed ? 0 : refused.retryAfterSeconds).toBeGreaterThan(590);
    expect(await another.consume("otp-send", "+85512000001")).toMatchObject({ allowed: false });
    expect(await databaseKeys()).toBe(0);

    const client = await createClient({ url: redis!.url }).connect();
    const keys = await client.keys("*");
    const lives = await Promise.all(keys.map((key) => client.ttl(key)));
    client.destroy();
    expect(keys.map((key) => key.replace(/:.*/, "")).toSorted()).toEqual(["shop/otp-send/600", "shop/otp-send/86400"]);
    expect(keys.filter((key) => key.includes("85512"))).toEqual([]);
    expect(lives.every((life) => life > 590)).toBe(true);
  },
);

test.skipIf(!program)(
  "concurrent uses are limited like sequential ones, and a returned use can be used again",
  async () => {
    const [one, another] = [await aProcess(), await aProcess()];
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => (turn % 2 ? one : another).consume("sign-in", "+85512000002")),
    );
    expect(results.filter(({ allowed }) => allowed)).toHaveLength(10);
    await one.consume("sign-in", "+85512000003");
    await one.giveBack("sign-in", "+85512000003");
    for (let tries = 0; tries < 10; tries++)
      expect(await another.consume("sign-in", "+85512000003")).toEqual({ allowed: true });
  },
);

test.skipIf(!program)("while Redis is unavailable PostgreSQL counts, and Redis again when it is back", async () => {
  const limits = await aProcess();
  await limits.consume("otp-send-store", "S001");
  await redis!.kill();
  const begin = performance.now();
  const sends = [];
  for (let send = 0; send < 5; send++) sends.push(await limits.consume("otp-send", "+85512000004"));
  expect(sends.map(({ allowed }) => allowed)).toEqual([true, true, true, false, false]);
  expect(performance.now() - begin).toBeLessThan(1000);
  await limits.consume("otp-send-store", "S002");
  expect(await limits.usage("otp-send-store", ["S001", "S002"], new Date())).toEqual([
    { used: 0, limit: 5000 },
    { used: 1, limit: 5000 },
  ]);

  await redis!.start();
  await until(() => opened.every(({ isReady }) => isReady));
  await limits.consume("otp-send-store", "S001");
  const before = await databaseKeys();
  expect(await limits.consume("otp-send", "+85512000005")).toEqual({ allowed: true });
  expect(await databaseKeys()).toBe(before);
  // What either has counted is added up.
  expect(await limits.usage("otp-send-store", ["S001", "S002"], new Date())).toEqual([
    { used: 1, limit: 5000 },
    { used: 1, limit: 5000 },
  ]);
});

test.skipIf(!program)("a Redis that does not answer delays nobody", async () => {
  const limits = await aProcess();
  redis!.freeze();
  const begin = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, turn) => limits.consume("sign-in", `+8551200010${turn % 10}`)),
  );
  expect(answers.every(({ allowed }) => allowed)).toBe(true);
  expect(performance.now() - begin).toBeLessThan(1000);
  // It is left alone now: nobody waits at all.
  const again = performance.now();
  await limits.consume("sign-in", "+85512000200");
  expect(performance.now() - again).toBeLessThan(200);
  redis!.thaw();
});

test.skipIf(!program)("a process starts without Redis", async () => {
  const counters = await openRedisCounters("redis://127.0.0.1:1", log);
  opened.push(counters);
  expect(counters.isReady).toBe(false);
  expect(
    await createLimits(database.pool, { pepper: "pepper", redis: counters }).consume("sign-in", "+85512000006"),
  ).toEqual({ allowed: true });
});
