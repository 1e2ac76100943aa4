import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type Job } from "pg-boss";
import type { Logger } from "pino";
import type { Queryable } from "../database/database.ts";
import { BreakerOpenError } from "../outside/breaker.ts";
import { queues, type JobData, type JobName } from "./job-table.ts";
import { isLoggedAlready, openQueueDatabase } from "./queue-database.ts";

interface EnqueueOptions {
  /** Not before this time. */
  startAfter?: Date;
  /** A name for the job: if one of this name waits, or was done within a day, no other is added. */
  key?: string;
}

interface WorkOptions {
  /** How many at once in this process. */
  concurrency?: number;
}

/** A queue of background jobs in PostgreSQL, which survive this process. */
export interface Jobs {
  /** Adds a job in the caller's transaction, so that it exists exactly if the change does that caused it. */
  enqueue<Name extends JobName>(
    tx: Queryable,
    name: Name,
    data: JobData[Name],
    options?: EnqueueOptions,
  ): Promise<void>;
  /**
   * Works on the jobs of a queue from now on. A job that throws is tried again, and so is one that was
   * interrupted, so it must be safe to run twice.
   */
  work<Name extends JobName>(
    name: Name,
    handle: (data: JobData[Name]) => Promise<void>,
    options?: WorkOptions,
  ): Promise<void>;
  /** Adds a job by the clock (cron, UTC), once however many processes there are. */
  schedule(name: JobName, cron: string): Promise<void>;
  /** How many jobs of each queue are waiting, running and have failed for good, as counted about once a minute. Rejects at once while the database is away. */
  counts(): Promise<{ queue: string; ready: number; active: number; failed: number }[]>;
  /** Lets running jobs end, up to ten seconds. */
  stop(): Promise<void>;
}

/** How often the queues are polled: a message must be sent within two seconds of what caused it. */
const pollingIntervalSeconds = 1;

/** How often to look for runs whose process was killed. A one-time code can be late by this, together with the time without a heartbeat. */
const watchSeconds = 5;

/** Opens the queue, and creates its tables if they are missing. */
export async function openJobs(url: string, log: Pick<Logger, "error" | "warn" | "info">): Promise<Jobs> {
  const database = openQueueDatabase(url, log);
  const boss = new PgBoss({
    db: database,
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
  });
  boss.on("error", (error) => {
    if (!isLoggedAlready(error)) log.error({ err: error }, "the job queue failed");
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
      await boss.send(name, data, {
        ...options,
        ...(key !== undefined && { id: idOf(`${name} ${key}`) }),
        db: fromDrizzle(tx, sql),
      });
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
        .map(({ name, readyCount, activeCount, failedCount }) => ({
          queue: name,
          ready: readyCount,
          active: activeCount,
          failed: failedCount,
        }))
        .sort((one, other) => one.queue.localeCompare(other.queue));
    },
    async stop() {
      database.stopWaiting();
      await boss.stop({ graceful: true, timeout: 10_000 });
      await database.close();
    },
  };
}

/** Makes an id of a name, always the same one, so that the queue accepts it only once. */
const idOf = (name: string) =>
  createHash("sha256")
    .update(name)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");

async function runJob<Data>(
  log: Pick<Logger, "error">,
  job: Job<Data>,
  handle: (data: Data) => Promise<void>,
): Promise<void> {
  try {
    await handle(job.data);
  } catch (error) {
    // The failures for which a service is left alone were logged; while it is, each job that waits for it comes here again and again.
    if (!(error instanceof BreakerOpenError)) log.error({ err: error, job: job.name, id: job.id }, "a job failed");
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
