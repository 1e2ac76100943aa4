import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { listenForChanges, publishChange, type Change } from "./changes.ts";
import { testDatabase } from "../testing/database.ts";
import { breakableDatabase } from "../testing/breakable-database.ts";

const database = await testDatabase();
const changes = listenForChanges(database.url, { warn: vi.fn(), info: vi.fn() });
const seen: Change[] = [];
const onReset = vi.fn();
changes.subscribe({ onChange: (change) => seen.push(change), onReset });
afterAll(() => changes.close());

const listening = (times: number) => eventually(() => expect(onReset).toHaveBeenCalledTimes(times));
beforeEach(() => {
  seen.length = 0;
});

test("receives a change after its transaction is committed", async () => {
  await listening(1);
  await database.transaction(async (tx) => {
    await publishChange(tx, { kind: "product", storeId: 1, ids: [7, 8] });
    await tx.execute(sql`select pg_sleep(0.05)`);
    expect(seen).toEqual([]);
  });
  await eventually(() => expect(seen).toEqual([{ kind: "product", storeId: 1, ids: [7, 8] }]));
});

test("receives no change that was rolled back", async () => {
  const roll = database.transaction(async (tx) => {
    await publishChange(tx, { kind: "all" });
    throw new Error("no");
  });
  await expect(roll).rejects.toThrow("no");
  await publishChange(database.db, { kind: "category" });
  await eventually(() => expect(seen).toEqual([{ kind: "category" }]));
});

test("a change of too many things becomes a change of everything of its kind", async () => {
  await publishChange(database.db, {
    kind: "product",
    storeId: 2,
    ids: Array.from({ length: 3000 }, (_, index) => 100_000 + index),
  });
  await eventually(() => expect(seen).toEqual([{ kind: "product", storeId: 2 }]));
});

test("listens again after a lost connection, and reports it", async () => {
  const before = onReset.mock.calls.length;
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shop changes' and datname = current_database()",
  );
  await listening(before + 1);
  await publishChange(database.db, { kind: "content" });
  await eventually(() => expect(seen).toEqual([{ kind: "content" }]));
});

test("can be closed at any moment while connecting", async () => {
  const log = { warn: vi.fn(), info: vi.fn() };
  for (const waitMs of [0, 1, 2, 3, 4, 6, 8, 12]) {
    const closing = listenForChanges(database.url, log);
    await sleep(waitMs);
    await closing.close();
  }
  expect(log.warn).not.toHaveBeenCalled();
});

test("an unreachable database is logged once, however often it is tried", async () => {
  const log = { warn: vi.fn(), info: vi.fn() };
  const way = await breakableDatabase(database.url);
  const waiting = listenForChanges(way.url, log);
  await eventually(() => expect(waiting.isListening()).toBe(true));
  way.cut();
  const asked = way.asked.length;
  await eventually(() => expect(way.asked.length - asked).toBeGreaterThan(3));
  way.mend();
  await eventually(() => expect(waiting.isListening()).toBe(true));
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.info.mock.calls).toEqual([["changes are heard of again"]]);
  await waiting.close();
  await way.close();
});
