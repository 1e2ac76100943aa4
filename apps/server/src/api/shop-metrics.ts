import { Gauge } from "prom-client";
import type { Services } from "@shop/api/platform/context";
import { logOnce } from "@shop/api/platform/once/log-once";
import { countWork } from "@shop/api/views/staff/count-work";
import { readCodeBudgets } from "@shop/api/views/staff/read-code-budgets";
import { gauge } from "../metrics/gauge.ts";

/** Metrics of the shop's work: database connections, jobs, open payments, and the budget of one-time codes. What cannot be read is left out. */
export function shopMetrics(services: Pick<Services, "database" | "jobs" | "limits" | "log" | "now">): void {
  const { database, jobs, log } = services;
  const { pool } = database;
  const trouble = logOnce(
    log,
    "the figures of the shop's work cannot be read",
    "the figures of the shop's work are read again",
  );
  const unread = new Set<string>();
  gauge("shop_database_connections", "Database connections of this process", () => pool.totalCount);
  gauge("shop_database_connections_idle", "Idle database connections of this process", () => pool.idleCount);
  gauge("shop_database_waiting", "Calls waiting for a database connection", () => pool.waitingCount);
  counted("shop_jobs", "Jobs by queue and state, counted about once a minute", ["queue", "state"], async () =>
    (await jobs.counts()).flatMap(({ queue, ready, active, failed }) => [
      { labels: { queue, state: "ready" }, value: ready },
      { labels: { queue, state: "active" }, value: active },
      { labels: { queue, state: "failed" }, value: failed },
    ]),
  );
  counted(
    "shop_payments_open",
    "Payments that need attention: open, to be refunded, or refunded at the provider and not settled by staff",
    ["way", "state"],
    async () =>
      (await countWork(database.db)).payments.map(({ way, state, count }) => ({
        labels: { way, state },
        value: count,
      })),
  );
  counted(
    "shop_code_budget_used",
    "Share of its hourly one-time codes that a store has used; at 1 no more are sent",
    ["store"],
    async () =>
      (await readCodeBudgets(services)).map(({ store, used, limit }) => ({ labels: { store }, value: used / limit })),
  );

  function counted(
    name: string,
    help: string,
    labelNames: string[],
    read: () => Promise<{ labels: Record<string, string>; value: number }[]>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames,
      async collect() {
        this.reset();
        try {
          for (const { labels, value } of await read()) this.set(labels, value);
          unread.delete(name);
          if (unread.size === 0) trouble.worked();
        } catch (error) {
          unread.add(name);
          trouble.failed(error);
        }
      },
    });
  }
}
