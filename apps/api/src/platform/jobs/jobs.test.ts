import { PgBoss } from "pg-boss";
import { afterAll, expect, test, vi } from "vitest";
import { BreakerOpenError } from "../outside/breaker.ts";
import { eventually } from "../testing/eventually.ts";
import { openJobs } from "./jobs.ts";
import { queues, type JobName } from "./job-table.ts";
import { testDatabase } from "../testing/database.ts";
import { breakableDatabase } from "../testing/breakable-database.ts";

const database = await testDatabase();
const another = await testDatabase();
const newLog = () => ({ error: vi.fn(), warn: vi.fn(), info: vi.fn() });
const log = newLog();
const sent: number[] = [];
const failures = new Map<number, number>();
/** A message whose gateway is left alone when it fails. */
const leftAlone = 99;

const jobs = await openJobs(database.url, log);
await jobs.work("send-message", async ({ messageId }) => {
  const left = failures.get(messageId) ?? 0;
  failures.set(messageId, left - 1);
  if (left > 0) throw messageId === leftAlone ? new BreakerOpenError("left alone") : new Error("gateway is away");
  sent.push(messageId);
});
await jobs.schedule("housekeeping", "17 * * * *");

afterAll(() => jobs.stop());

test("a job of a committed transaction is done within two seconds", async () => {
  await database.transaction((tx) => jobs.enqueue(tx, "send-message", { messageId: 1 }));
  await vi.waitFor(() => expect(sent).toContain(1), { timeout: 2000 });
});

test("a job of a rolled back transaction does not run", async () => {
  const roll = database.transaction(async (tx) => {
    await jobs.enqueue(tx, "send-message", { messageId: 2 });
    throw new Error("no");
  });
  await expect(roll).rejects.toThrow("no");
  await jobs.enqueue(database.db, "send-message", { messageId: 3 });
  await eventually(() => expect(sent).toContain(3));
  expect(sent).not.toContain(2);
});

// Those that wait for seconds do so together.
test.concurrent("a failed job is retried and logged, but for one whose service is left alone", async () => {
  failures.set(4, 1).set(leftAlone, 1);
  await jobs.enqueue(database.db, "send-message", { messageId: 4 });
  await jobs.enqueue(database.db, "send-message", { messageId: leftAlone });
  await eventually(() => expect(sent).toEqual(expect.arrayContaining([4, leftAlone])));
  expect([failures.get(4), failures.get(leftAlone)]).toEqual([-1, -1]);
  const failed = { err: new Error("gateway is away"), job: "send-message", id: expect.any(String) };
  expect(log.error.mock.calls).toEqual([[failed, "a job failed"]]);
});

test.concurrent("a job whose process was killed is done by another within seconds", async ({ onTestFinished }) => {
  const left = await openJobs(another.url, newLog());
  onTestFinished(() => left.stop());
  await left.enqueue(another.db, "send-message", { messageId: 7 });
  // A process that takes the job and is never heard of again.
  const killed = new PgBoss({ connectionString: another.url, supervise: false, schedule: false });
  await killed.start();
  const [taken] = await killed.fetch<{ messageId: number }>("send-message");
  await killed.stop({ graceful: false });
  expect(taken!.data).toEqual({ messageId: 7 });
  const done: number[] = [];
  await left.work("send-message", async ({ messageId }) => void done.push(messageId));
  // Ten seconds of silence, without waiting for them.
  await another.pool.query("update pgboss.job set heartbeat_on = heartbeat_on - interval '10 seconds' where id = $1", [
    taken!.id,
  ]);
  await eventually(() => expect(done).toEqual([7]));
});

test.concurrent("an unreachable database is logged once and tried less and less often, and its jobs are done when it is back", async ({
  onTestFinished,
}) => {
  const told = newLog();
  const way = await breakableDatabase(database.url);
  const away = await openJobs(way.url, told);
  onTestFinished(async () => {
    await away.stop();
    await way.close();
  });
  const done: number[] = [];
  for (const name of Object.keys(queues) as JobName[]) {
    if (name !== "send-message" && name !== "housekeeping")
      await away.work(name, async (data) => void ("bookingId" in data && done.push(data.bookingId)));
  }
  const before = way.asked.length;
  way.cut();
  await jobs.enqueue(database.db, "remind-booking", { bookingId: 8, startsAt: "" });
  // First by all that were asking as it went away, then by one after 0.1, 0.2, 0.4, 0.8 and 1.6 seconds. Otherwise each of many workers would look once a second.
  const pauses = () => way.asked.slice(before + 1).map((at, index) => at - way.asked[before + index]!);
  await eventually(() => expect(Math.max(...pauses())).toBeGreaterThan(1500));
  await expect(away.counts()).rejects.toThrow("away");
  expect(told.info).not.toHaveBeenCalled();
  way.mend();
  await eventually(() => expect(done).toEqual([8]));
  expect(told.warn.mock.calls.map(([, line]) => line)).toEqual(["the job queue waits for the database"]);
  expect(told.info.mock.calls).toEqual([["the job queue is at work again"]]);
  expect(told.error).not.toHaveBeenCalled();
});

test.concurrent("waiting for the database does not keep the process from exiting", async () => {
  const told = newLog();
  const way = await breakableDatabase(database.url);
  const away = await openJobs(way.url, told);
  await away.work("delete-picture", async () => undefined);
  way.cut();
  await eventually(() => expect(told.warn).toHaveBeenCalled());
  await away.stop();
  await way.close();
  expect(told.error).not.toHaveBeenCalled();
});

test("a delayed job waits for its time", async () => {
  await jobs.enqueue(database.db, "send-message", { messageId: 5 }, { startAfter: new Date(Date.now() + 3_600_000) });
  await jobs.enqueue(database.db, "send-message", { messageId: 6 });
  await eventually(() => expect(sent).toContain(6));
  expect(sent).not.toContain(5);
});
