import { PgBoss } from "pg-boss";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { openJobs } from "./jobs.ts";
import { testDatabase } from "../testing/database.ts";

const database = await testDatabase();
const another = await testDatabase();
const log = { error: vi.fn(), warn: vi.fn() };
const sent: number[] = [];
const failures = new Map<number, number>();

const jobs = await openJobs(database.url, log);
await jobs.work("send-message", async ({ messageId }) => {
  const left = failures.get(messageId) ?? 0;
  failures.set(messageId, left - 1);
  if (left > 0) throw new Error("gateway is away");
  sent.push(messageId);
});
await jobs.schedule("housekeeping", "17 * * * *");

afterAll(() => jobs.stop());

test("a job of a committed transaction is done within two seconds", async () => {
  await database.transaction((tx) => jobs.enqueue(tx, "send-message", { messageId: 1 }));
  await vi.waitFor(() => expect(sent).toContain(1), { timeout: 2000 });
});

test("a job of a rolled back transaction is gone", async () => {
  const roll = database.transaction(async (tx) => {
    await jobs.enqueue(tx, "send-message", { messageId: 2 });
    throw new Error("no");
  });
  await expect(roll).rejects.toThrow("no");
  await jobs.enqueue(database.db, "send-message", { messageId: 3 });
  await vi.waitFor(() => expect(sent).toContain(3), { timeout: 3000 });
  expect(sent).not.toContain(2);
});

test("a job that fails is logged and tried again", async () => {
  failures.set(4, 1);
  await jobs.enqueue(database.db, "send-message", { messageId: 4 });
  await vi.waitFor(() => expect(sent).toContain(4), { timeout: 15_000, interval: 100 });
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ job: "send-message" }), "a job failed");
});

test("a job whose process was killed over it is done by another within seconds", async () => {
  const left = await openJobs(another.url, log);
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
  await another.pool.query("update pgboss.job set heartbeat_on = heartbeat_on - interval '10 seconds' where id = $1", [taken!.id]);
  await vi.waitFor(() => expect(done).toEqual([7]), { timeout: 15_000, interval: 100 });
});

test("a job waits for its time", async () => {
  await jobs.enqueue(database.db, "send-message", { messageId: 5 }, { startAfter: new Date(Date.now() + 3_600_000) });
  await jobs.enqueue(database.db, "send-message", { messageId: 6 });
  await vi.waitFor(() => expect(sent).toContain(6), { timeout: 3000 });
  expect(sent).not.toContain(5);
});
