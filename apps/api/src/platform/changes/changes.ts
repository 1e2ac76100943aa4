import { sql } from "drizzle-orm";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Queryable } from "../database/database.ts";
import { logOnce, type TroubleLog } from "../once/log-once.ts";

/**
 * A change of data that shoppers see. Without a store it concerns all stores, without ids everything
 * of its kind. Orders are on no public page: only their customers see them.
 */
export interface Change {
  kind: "store" | "product" | "category" | "content" | "order" | "all";
  storeId?: number;
  ids?: number[];
  /**
   * Of products whose price, stock or text changed, and that stayed where they are: their categories of all levels and
   * their brands. Left out if products may have been added, removed or moved, so that any list may be concerned.
   */
  places?: { categories: number[]; brands: number[] };
  /** The categories in which other products may be the related ones now, on the pages of their products. */
  beside?: number[] | "all";
  /** Only the number of the last pieces changed, which a product's own page shows, and no list or card. */
  onlyOwnPage?: true;
}

interface ChangeListener {
  onChange(change: Change): void;
  /** Listening begins, for the first time or again after a lost connection: whatever is cached may be outdated. */
  onReset(): void;
  /** The connection is lost: changes go unnoticed until the next reset. */
  onLost?(): void;
}

/** Changes by any process, including this one, after the commit of their transaction. */
export interface Changes {
  /** Returns a function that ends the subscription. */
  subscribe(listener: ChangeListener): () => void;
  /** Whether changes are being received. While they are not, nothing that they concern may be cached. */
  isListening(): boolean;
  close(): Promise<void>;
}

const channel = "shop_changes";
/** A PostgreSQL notification must be shorter than 8,000 bytes. */
const payloadLimit = 7900;

/** Notifies every process of a change, at the commit of the transaction. */
export async function publishChange(tx: Queryable, change: Change): Promise<void> {
  const whole = JSON.stringify(change);
  const payload =
    whole.length <= payloadLimit ? whole : JSON.stringify({ ...change, ids: undefined, places: undefined });
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
}

const heartbeat = { everyMs: 15_000, patienceMs: 5000 };
const backOff = { firstMs: 50, mostMs: 2000 };

/**
 * Listens on a connection of its own, and reconnects when that is lost. Changes may have been missed
 * meanwhile, so every listener is told to drop what it has cached (`onReset`).
 */
export function listenForChanges(url: string, log: TroubleLog): Changes {
  const listeners = new Set<ChangeListener>();
  const closed = new AbortController();
  let listening = false;
  const trouble = logOnce(log, "cannot listen for changes", "changes are heard of again");
  const open = keepListening();

  async function keepListening(): Promise<void> {
    let wait = backOff.firstMs;
    while (!closed.signal.aborted) {
      try {
        await listenOnce(url, closed.signal, tellChange, () => {
          wait = backOff.firstMs;
          trouble.worked();
          listening = true;
          for (const listener of listeners) listener.onReset();
        });
      } catch (error) {
        if (!closed.signal.aborted) trouble.failed(error);
      }
      tellLost();
      await sleep(wait, undefined, { signal: closed.signal }).catch(() => undefined);
      wait = Math.min(wait * 2, backOff.mostMs);
    }
  }

  function tellChange(change: Change): void {
    for (const listener of listeners) listener.onChange(change);
  }

  function tellLost(): void {
    const lost = listening;
    listening = false;
    if (lost && !closed.signal.aborted) for (const listener of listeners) listener.onLost?.();
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

/** Listens on a connection of its own. Resolves when that has ended, or `closed` has ended it; rejects if it could not begin. */
async function listenOnce(
  url: string,
  closed: AbortSignal,
  onChange: (change: Change) => void,
  onListening: () => void,
): Promise<void> {
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
  client.on("notification", ({ payload }) => onChange(JSON.parse(payload ?? "") as Change));
  // A connection that died silently, such as in a router, is only noticed by sending something.
  const beat = setInterval(() => client.query("select 1").catch(end), heartbeat.everyMs);
  closed.addEventListener("abort", end);
  try {
    // If the client is ended while it connects, `connect` never settles.
    await Promise.race([client.connect(), ended]);
    if (closed.aborted) return;
    await client.query(`listen ${channel}`);
    onListening();
    await ended;
  } finally {
    end();
    clearInterval(beat);
    closed.removeEventListener("abort", end);
  }
}
