import { expect, test } from "vitest";
import { createLimits } from "./limits.ts";
import { testDatabase } from "../testing/database.ts";

const database = await testDatabase();
const limits = createLimits(database.pool, { pepper: "pepper" });

test("allows what a policy allows, then returns the waiting time", async () => {
  for (let sends = 0; sends < 3; sends++)
    expect(await limits.consume("otp-send", "+85512000001")).toEqual({ allowed: true });
  const refused = await limits.consume("otp-send", "+85512000001");
  expect(refused).toMatchObject({ allowed: false });
  expect(refused.allowed ? 0 : refused.retryAfterSeconds).toBeGreaterThan(590);
  expect(await limits.consume("otp-send", "+85512000002")).toEqual({ allowed: true });
});

test("counts in the database, so that every process sees it", async () => {
  for (let sends = 0; sends < 3; sends++) await limits.consume("otp-send", "+85512000003");
  const another = createLimits(database.pool, { pepper: "pepper" });
  expect(await another.consume("otp-send", "+85512000003")).toMatchObject({ allowed: false });
});

test("concurrent uses are limited like sequential ones", async () => {
  const results = await Promise.all(Array.from({ length: 50 }, () => limits.consume("sign-in", "+85512000004")));
  expect(results.filter(({ allowed }) => allowed)).toHaveLength(10);
});

test("stores no phone number", async () => {
  await limits.consume("otp-send", "+85512000005");
  const { rows } = await database.pool.query<{ key: string }>("select key from rate_limits");
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ key }) => key.includes("85512"))).toEqual([]);
});

test("a store's usage can be read without the server's keys, a person's cannot", async () => {
  const tool = createLimits(database.pool, { pepper: "" });
  await limits.consume("otp-send-store", "S001");
  await limits.consume("otp-send-phone", "+85512000008");
  expect(await tool.usage("otp-send-store", ["S001"], new Date())).toEqual([{ used: 1, limit: 5000 }]);
  expect(await tool.usage("otp-send-phone", ["+85512000008"], new Date())).toEqual([{ used: 0, limit: 15 }]);
});

test("the limit of an address can be raised, as in a demo where everybody has the same one", async () => {
  const demo = createLimits(database.pool, { pepper: "pepper", ipFactor: 100 });
  for (let sends = 0; sends < 30; sends++)
    expect(await demo.consume("otp-send-ip", "127.0.0.1")).toEqual({ allowed: true });
});

test("a returned use no longer counts, even the last one", async () => {
  for (let tries = 0; tries < 10; tries++)
    expect(await limits.consume("sign-in", "+85512000006")).toEqual({ allowed: true });
  await limits.giveBack("sign-in", "+85512000006");
  expect(await limits.consume("sign-in", "+85512000006")).toEqual({ allowed: true });
  expect(await limits.consume("sign-in", "+85512000006")).toMatchObject({ allowed: false });
});

test("a use returned after refusals admits the next one, in every process", async () => {
  const [first, second] = [limits, createLimits(database.pool, { pepper: "pepper" })];
  for (let tries = 0; tries < 10; tries++) await first.consume("otp-send-ip", "198.51.100.7");
  for (const process of [first, second])
    expect(await process.consume("otp-send-ip", "198.51.100.7")).toMatchObject({ allowed: false });
  await first.giveBack("otp-send-ip", "198.51.100.7");
  expect(await first.consume("otp-send-ip", "198.51.100.7")).toEqual({ allowed: true });
  expect(await second.consume("otp-send-ip", "198.51.100.7")).toMatchObject({ allowed: false });
});

test("a network of IPv6 addresses shares one limit", async () => {
  for (let tries = 0; tries < 60; tries++)
    expect(await limits.consume("sign-in-ip", `2001:db8:1:2::${tries.toString(16)}`)).toEqual({ allowed: true });
  expect(await limits.consume("sign-in-ip", "2001:db8:1:2:ffff:ffff:ffff:ffff")).toMatchObject({ allowed: false });
  expect(await limits.consume("sign-in-ip", "2001:db8:1:3::1")).toEqual({ allowed: true });
});

test("a site of IPv6 networks shares one limit; successes are returned there too", async () => {
  const line = (number: number) => `2001:db8:77:${number.toString(16)}::1`;
  for (let tries = 0; tries < 200; tries++)
    expect(await limits.consume("lookup", line(tries))).toEqual({ allowed: true });
  await limits.giveBack("lookup", line(7));
  expect(await limits.consume("lookup", line(300))).toEqual({ allowed: true });
  expect(await limits.consume("lookup", line(301))).toMatchObject({ allowed: false });
  expect(await limits.consume("lookup", "2001:db8:78::1")).toEqual({ allowed: true });
});

test("codes are also counted for the network of a household or office", async () => {
  for (let sends = 0; sends < 30; sends++)
    await limits.consume("otp-send-network", `2001:db8${sends < 15 ? ":0:5" : ""}::${sends.toString(16)}`);
  expect(await limits.consume("otp-send-network", "2001:db8::99")).toMatchObject({ allowed: false });
  for (let sends = 0; sends < 30; sends++) await limits.consume("otp-send-network", `198.51.100.${sends}`);
  expect(await limits.consume("otp-send-network", "198.51.100.99")).toMatchObject({ allowed: false });
  expect(await limits.consume("otp-send-network", "198.51.101.99")).toEqual({ allowed: true });
});

test("payment codes are also counted for a day", async () => {
  const answers = [];
  for (let minute = 0; minute < 10; minute++) {
    await database.pool.query("delete from rate_limits where key like 'payment/60:%'");
    const later = createLimits(database.pool, { pepper: "pepper" });
    for (let codes = 0; codes < 30; codes++) answers.push(await later.consume("payment", "8"));
  }
  expect(answers.every(({ allowed }) => allowed)).toBe(true);
  await database.pool.query("delete from rate_limits where key like 'payment/60:%'");
  const refused = await createLimits(database.pool, { pepper: "pepper" }).consume("payment", "8");
  expect(refused.allowed ? 0 : refused.retryAfterSeconds).toBeGreaterThan(23 * 3600);
});

test("pictures are also counted for a day and a week", async () => {
  /** When the counters of shorter times are over. */
  const spend = async (pieces: number, isNextDay = false) => {
    await database.pool.query(
      "delete from rate_limits where key like 'upload/600:%' or ($1 and key like 'upload/86400:%')",
      [isNextDay],
    );
    const later = createLimits(database.pool, { pepper: "pepper" });
    const results = [];
    for (let uploads = 0; uploads < pieces; uploads++) results.push(await later.consume("upload", "7"));
    return results.at(-1)!;
  };
  for (let turn = 0; turn < 3; turn++) expect(await spend(20)).toEqual({ allowed: true });
  const refused = await spend(1);
  expect(refused.allowed ? 0 : refused.retryAfterSeconds).toBeGreaterThan(23 * 3600);
  for (let turn = 0; turn < 3; turn++) expect(await spend(20, true)).toEqual({ allowed: true });
  const late = await spend(1, true);
  expect(late.allowed ? 0 : late.retryAfterSeconds).toBeGreaterThan(6 * 24 * 3600);
});
