import { sql } from "drizzle-orm";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Queryable } from "../database/database.ts";
import { tellOnce, type TroubleLog } from "../once/tell-once.ts";

/**
 * A change of what shoppers see. Without a store it concerns all of them, without ids everything
 * of its kind. An order is seen by its customer alone: no public page shows it.
 */
export interface Change {
  kind: "store" | "product" | "category" | "content" | "order" | "all";
  storeId?: number;
  ids?: number[];
  /**
   * Of products whose price, stock or text changed: the categories of all levels and the brands
   * that they stand in, as before. Without it they may have come, gone or moved, and any list may show it.
   */
  places?: { categories: number[]; brands: number[] };
  /** The categories whose products have others beside them now, on their own pages. */
  beside?: number[] | "all";
  /** Only how few pieces are left changed: a product's own page says so, and no list or card does. */
  onlyOwnPage?: true;
}

interface ChangeListener {
  onChange(change: Change): void;
  /** Listening begins, for the first time or anew: whatever was kept until now may be outdated. */
  onReset(): void;
  /** Nobody listens any more: what changes from now on is learned of only after the next reset. */
  onLost?(): void;
}

/** Changes made by any process, this one's own included, once their transaction is committed. */
export interface Changes {
  /** Returns the way to end it. */
  subscribe(listener: ChangeListener): () => void;
  /** Whether changes are heard of at this moment; who keeps what they concern keeps nothing otherwise. */
  isListening(): boolean;
  close(): Promise<void>;
}

const channel = "shop_changes";
/** A notification of PostgreSQL holds less than 8,000 bytes. */
const payloadLimit = 7900;

/** Tells every process of a change, when and only when the transaction is committed. */
export async function publishChange(tx: Queryable, change: Change): Promise<void> {
  const whole = JSON.stringify(change);
  const payload = whole.length <= payloadLimit ? whole : JSON.stringify({ ...change, ids: undefined, places: undefined });
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
}

const heartbeat = { everyMs: 15_000, patienceMs: 5000 };
const backOff = { firstMs: 50, mostMs: 2000 };

/**
 * Listens on a connection of its own. When that is lost it is opened again, and as nobody
 * knows what was missed meanwhile, every listener is told to start over.
 */
export function listenForChanges(url: string, log: TroubleLog): Changes {
  const listeners = new Set<ChangeListener>();
  const closed = new AbortController();
  let listening = false;
  const trouble = tellOnce(log, "cannot listen for changes", "changes are heard of again");
  const open = keepListening();

  async function keepListening(): Promise<void> {
    let wait = backOff.firstMs;
    while (!closed.signal.aborted) {
      try {
        await listen(() => (wait = backOff.firstMs));
      } catch (error) {
        if (!closed.signal.aborted) trouble.failed(error);
      }
      await sleep(wait, undefined, { signal: closed.signal }).catch(() => undefined);
      wait = Math.min(wait * 2, backOff.mostMs);
    }
  }

  /** Resolves when the connection has ended. */
  async function listen(onListening: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: "shop changes",
      connectionTimeoutMillis: heartbeat.patienceMs,
      query_timeout: heartbeat.patienceMs,
      keepAlive: true,
    });
    const ended = new Promise((resolve) => client.once("end", resolve));
    const end = () => void client.end().catch(() => undefined);
    client.on("error", () => undefined);
    client.on("notification", ({ payload }) => {
      const change = JSON.parse(payload ?? "") as Change;
      for (const listener of listeners) listener.onChange(change);
    });
    // A connection that died without a word (a router forgot it) is only noticed by asking.
    const beat = setInterval(() => client.query("select 1").catch(end), heartbeat.everyMs);
    closed.signal.addEventListener("abort", end);
    try {
      // One that is ended while it connects never says whether it did.
      await Promise.race([client.connect(), ended]);
      if (closed.signal.aborted) return;
      await client.query(`listen ${channel}`);
      onListening();
      trouble.worked();
      listening = true;
      for (const listener of listeners) listener.onReset();
      await ended;
      listening = false;
      if (!closed.signal.aborted) for (const listener of listeners) listener.onLost?.();
    } finally {
      listening = false;
      end();
      clearInterval(beat);
      closed.signal.removeEventListener("abort", end);
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isListening: () => listening,
    async close() {
      closed.abort();
      await open;
    },
  };
}
