import queue from "pg-boss/package.json" with { type: "json" };

/** The version of the job queue's tables, which the queue creates itself. */
export const queueVersion: number = queue.pgboss.schema;
