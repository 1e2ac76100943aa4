import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { asc } from "drizzle-orm";
import type { Services, StoreRef } from "../../platform/context.ts";
import { oneAtATime } from "../../platform/once/one-at-a-time.ts";
import { logOnce } from "../../platform/once/log-once.ts";
import { storeHosts, stores } from "./tables.ts";

/** What is needed to find a store; its texts and settings are read from the database. */
interface StoreEntry extends StoreRef {
  name: string;
  /** Host names in alphabetical order; the first one is used where a single one is needed. */
  hosts: string[];
}

/**
 * Every store and host, in memory, because every call asks for one. Follows changes that any
 * process makes within a second.
 */
export interface StoreDirectory {
  byCode(code: string): StoreEntry | undefined;
  byHost(host: string): StoreEntry | undefined;
  byId(id: number): StoreEntry | undefined;
  /** By code. */
  all(): StoreEntry[];
  /** Reads the stores again; returns the ids of those that were added, removed, or changed their code or hosts. */
  load(): Promise<number[]>;
  /** Starts following changes; `onLoaded` is called with the result of `load` after each reload. Returns a function that stops it. */
  follow(onLoaded?: (changed: number[]) => void): () => void;
}

type Needs = Pick<Services, "database" | "changes" | "log">;

/** Pause before a failed load is retried, in milliseconds. */
const retryAfter = 500;

/** Every store with its hosts, by code. */
async function readEntries({ db }: Services["database"]): Promise<StoreEntry[]> {
  const { id, code, name, currency, rielRate } = stores;
  const [storeRows, hostRows] = await Promise.all([
    db.select({ id, code, name, currency, rielRate }).from(stores).orderBy(asc(code)),
    db.select().from(storeHosts).orderBy(asc(storeHosts.host)),
  ]);
  return storeRows.map((row) => ({
    ...row,
    hosts: hostRows.filter(({ storeId }) => storeId === row.id).map(({ host }) => host),
  }));
}

export function createStoreDirectory({ database, changes, log }: Needs): StoreDirectory {
  let entries: StoreEntry[] = [];
  let codes = new Map<string, StoreEntry>();
  let hosts = new Map<string, StoreEntry>();
  let ids = new Map<number, StoreEntry>();
  let begun = 0;
  let shown = 0;

  async function load(): Promise<number[]> {
    const turn = ++begun;
    const read = await readEntries(database);
    // A load that started earlier and took longer has older data.
    if (turn < shown) return [];
    shown = turn;
    const before = ids;
    entries = read;
    codes = new Map(entries.map((entry) => [entry.code, entry]));
    ids = new Map(entries.map((entry) => [entry.id, entry]));
    hosts = new Map(entries.flatMap((entry) => entry.hosts.map((host) => [host, entry] as const)));
    return [...new Set([...before.keys(), ...ids.keys()])].filter(
      (id) => !isDeepStrictEqual(before.get(id), ids.get(id)),
    );
  }

  function follow(onLoaded?: (changed: number[]) => void): () => void {
    let stopped = false;
    const trouble = logOnce(log, "cannot load the stores", "the stores are loaded");
    const reload = oneAtATime(async () => {
      for (; !stopped; await sleep(retryAfter)) {
        try {
          const changed = await load();
          trouble.worked();
          return onLoaded?.(changed);
        } catch (error) {
          trouble.failed(error);
        }
      }
    });

    const unsubscribe = changes.subscribe({
      onChange: ({ kind }) => void ((kind === "store" || kind === "all") && reload()),
      onReset: () => void reload(),
    });
    return () => {
      stopped = true;
      unsubscribe();
    };
  }

  return {
    byCode: (code) => codes.get(code.toUpperCase()),
    byHost: (host) => hosts.get(host),
    byId: (id) => ids.get(id),
    all: () => entries,
    load,
    follow,
  };
}
