import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type Job } from "pg-boss";
import type { Logger } from "pino";
import type { Queryable } from "../database/database.ts";
import { queues, type JobData, type JobName } from "./job-table.ts";
import { isToldAlready, openQueueDatabase } from "./queue-database.ts";

interface EnqueueOptions {
  /** Not before this time. */
  startAfter?: Date;
  /** Names the job: while one of this name waits, or has been done within a day, another is none. */
  key?: string;
}

interface WorkOptions {
  /** How many at once in this process. */
  concurrency?: number;
}

/** Work that happens later, whatever happens to this process: rows in PostgreSQL. */
export interface Jobs {
  /** Adds a job in the caller's transaction: it is there when the change that caused it is, and only then. */
  enqueue<Name extends JobName>(tx: Queryable, name: Name, data: JobData[Name], options?: EnqueueOptions): Promise<void>;
  /**
   * Does the jobs of a queue from now on. A job that throws is tried again, and one that was
   * broken off too, so it must bear running twice.
   */
  work<Name extends JobName>(name: Name, handle: (data: JobData[Name]) => Promise<void>, options?: WorkOptions): Promise<void>;
  /** Adds a job by the clock (cron, UTC), once however many processes there are. */
  schedule(name: JobName, cron: string): Promise<void>;
  /** How many jobs of each queue wait, run and were given up, as counted about once a minute. Rejects at once while the database is away. */
  counts(): Promise<{ queue: string; ready: number; active: number; failed: number }[]>;
  /** Lets running jobs end, up to ten seconds. */
  stop(): Promise<void>;
}

/** A message must be out within two seconds of what caused it. */
const pollingIntervalSeconds = 1;

/** How often it is looked for runs whose process was killed: with its silence, what a one-time code may be late by. */
const watchSeconds = 5;

/** Opens the queue, making its tables where they are missing. */
export async function openJobs(url: string, log: Pick<Logger, "error" | "warn" | "info">): Promise<Jobs> {
  const database = openQueueDatabase(url, log);
  const boss = new PgBoss({ db: database, superviseIntervalSeconds: watchSeconds, monitorIntervalSeconds: watchSeconds });
  boss.on("error", (error) => {
    if (!isToldAlready(error)) log.error({ err: error }, "the job queue failed");
  });
  boss.on("warning", (warning) => log.warn({ warning }, "the job queue warns"));
  try {
    await boss.start();
    await ensureQueues(boss);
  } catch (error) {
    database.stopWaiting();
    await boss.stop({ graceful: false }).catch(() => undefined);
    await database.close();
    throw error;
  }

  return {
    async enqueue(tx, name, data, { key, ...options } = {}) {
      await boss.send(name, data, { ...options, ...(key !== undefined && { id: idOf(`${name} ${key}`) }), db: fromDrizzle(tx, sql) });
    },
    async work(name, handle, { concurrency = 1 } = {}) {
      const options = { pollingIntervalSeconds, localConcurrency: concurrency };
      await boss.work<JobData[typeof name]>(name, options, async ([job]) => runJob(log, job!, handle));
    },
    async schedule(name, cron) {
      await boss.schedule(name, cron, {}, { tz: "UTC" });
    },
    async counts() {
      if (database.isAway()) throw new Error("the database is away");
      const all = await boss.getQueues();
      return all
        .map(({ name, readyCount, activeCount, failedCount }) => ({ queue: name, ready: readyCount, active: activeCount, failed: failedCount }))
        .sort((one, other) => one.queue.localeCompare(other.queue));
    },
    async stop() {
      database.stopWaiting();
      await boss.stop({ graceful: true, timeout: 10_000 });
      await database.close();
    },
  };
}

/** The same id for the same name: the queue takes it once. */
const idOf = (name: string) => createHash("sha256").update(name).digest("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");

async function runJob<Data>(log: Pick<Logger, "error">, job: Job<Data>, handle: (data: Data) => Promise<void>): Promise<void> {
  try {
    await handle(job.data);
  } catch (error) {
    log.error({ err: error, job: job.name, id: job.id }, "a job failed");
    throw error;
  }
}

async function ensureQueues(boss: PgBoss): Promise<void> {
  const known = new Set((await boss.getQueues()).map((queue) => queue.name));
  for (const [name, { retries, retryAfter, expireAfter, silentAfter }] of Object.entries(queues)) {
    const options = {
      retryLimit: retries,
      retryDelay: retryAfter,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: expireAfter,
      ...(silentAfter !== undefined && { heartbeatSeconds: silentAfter }),
      deleteAfterSeconds: 24 * 3600,
    };
    await (known.has(name) ? boss.updateQueue(name, options) : boss.createQueue(name, options));
  }
}
