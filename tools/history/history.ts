import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import type { Services } from "@shop/api/platform/context";
import { uploadsDirectory } from "@shop/api/platform/data-dir";
import { openDatabase } from "@shop/api/platform/database";
import { readEnv } from "@shop/api/platform/env";
import { migrate } from "@shop/api/platform/migrate";
import { startEmbeddedPostgres } from "@shop/api/platform/postgres/embedded";
import { readPostmaster } from "@shop/api/platform/postgres/postmaster";
import { chances } from "@shop/api/testing/hostile/random";
import { Client } from "./client.ts";
import { startProxy } from "./connection-proxy.ts";
import { doSomething } from "./deeds.ts";
import { allFaults, SmallDisk, type Fault } from "./faults.ts";
import { checkInvariants, unsettled } from "./invariants.ts";
import { Journal } from "./journal.ts";
import { Outside } from "./outside.ts";
import { freePort, ServerProcess, type Kind } from "./servers.ts";
import { Tab } from "./tab.ts";
import { Told } from "./told.ts";
import { makeWorld } from "./world.ts";

export interface HistoryOptions {
  seed: number;
  /** Calls that shoppers send, repetitions not counted. */
  operations: number;
  faults: number;
  kind: Kind;
  /** Where every line of what happened is kept. */
  journalFile: string;
  say: (text: string) => void;
}

export interface HistoryResult {
  violations: string[];
  counts: Map<string, number>;
  faults: string[];
}

/** What the clock of the second server is wrong by. */
const clockOffsetMs = 75_000;
/** Calls that one tab sends; a customer may write 240 times a minute. */
const callsOfTab = 60;
const tabsAtOnce = 24;
/** What a fault takes and a deed sends, about. */
const faultMs = 3500;
const callsOfDeed = 2;
/** How long the shop has to learn of all money, once everything is well again. */
const settleMs = 60_000;

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Lets shoppers do everything at once at two servers on one PostgreSQL while things break, and then
 * holds the database against what shoppers were told and what the bank knows. What shoppers and
 * faults do follows from the seed; how it falls together in time does not.
 */
export async function runHistory({ seed, operations, faults: faultCount, kind, journalFile, say }: HistoryOptions): Promise<HistoryResult> {
  const directory = mkdtempSync(join(tmpdir(), "shop-history-"));
  chmodSync(directory, 0o711);
  const journal = new Journal(journalFile);
  const undo: (() => unknown)[] = [() => rmSync(directory, { recursive: true, force: true }), () => journal.close()];
  try {
    const outside = new Outside();
    await outside.start();
    undo.push(() => outside.stop());
    const postgres = await startEmbeddedPostgres({ dataDir: directory, log: quiet });
    undo.push(() => postgres.stop());
    const proxy = await startProxy(() => {
      const { socketDirectory, port } = readPostmaster(postgres.location)!;
      return join(socketDirectory, `.s.PGSQL.${port}`);
    });
    undo.push(() => proxy.close());
    await migrate(postgres.url);
    const uploads = SmallDisk.mount(uploadsDirectory(directory));
    if (uploads) undo.push(() => uploads.unmount());
    else say("No file system can be made here: the disk of uploads never gets full in this run.");

    const env = {
      SHOP_MODE: "production",
      DATA_DIR: directory,
      DATABASE_URL: `postgresql://shop@127.0.0.1:${proxy.port}/shop`,
      TOKEN_KEYS: `history:${"k".repeat(40)}`,
      TRUSTED_PROXIES: "127.0.0.1",
      LOG_LEVEL: "warn",
      FETCH_TIMEOUT_MS: "1500",
      ...outside.env,
    };
    const servers: ServerProcess[] = [];
    for (const name of ["A", "B"]) {
      const options = { kind, port: await freePort(), env, clockOffsetMs: name === "B" ? clockOffsetMs : 0, logFile: `${journalFile}.${name}.log` };
      servers.push(new ServerProcess(name, options));
    }
    const database = openDatabase(postgres.url, { poolSize: 4 });
    undo.push(() => database.close());
    const services = { env: readEnv(env), database, now: () => new Date(), log: quiet } as unknown as Services;
    const tabCount = Math.max(6, Math.ceil(operations / callsOfTab));
    const world = await makeWorld(services, seed, Math.max(6, Math.ceil(tabCount / 2)));
    const told = new Told();
    const stage = { world, told, outside, journal, seed, client: new Client(journal, servers) };
    undo.push(() => Promise.all(servers.map((server) => server.end("SIGKILL"))));
    await Promise.all(servers.map((server) => server.start()));
    say(`Two servers are there; ${world.shoppers.length} shoppers with ${tabCount} tabs begin.`);

    const receipt = new Uint8Array(await sharp({ create: { width: 40, height: 60, channels: 3, background: "#eee" } }).png().toBuffer());
    const tabs = Array.from({ length: tabCount }, (_, index) => {
      const number = Math.floor(index / world.shoppers.length);
      return new Tab(stage, world.shoppers[index % world.shoppers.length]!, number, chances(seed * 1_000_003 + index));
    });
    const share = Math.ceil(operations / tabCount);
    // Shoppers think between two deeds, so long that there is time for every fault.
    const pause = Math.round((faultCount * faultMs * Math.min(tabsAtOnce, tabCount) * callsOfDeed) / operations);
    const waiting = tabs.values();
    let isOver = false;
    const shopping = Promise.all(
      Array.from({ length: tabsAtOnce }, async () => {
        for (const tab of waiting) {
          while (tab.sent < share) {
            await doSomething(tab, { receipt });
            await sleep(tab.chances.below(2 * pause));
          }
        }
      }),
    ).finally(() => (isOver = true));
    shopping.catch(() => undefined);

    const struck = await strikeAll();
    await shopping;
    outside.mood = "well";
    say(`${journal.counts.get("operations")} operations done; waiting until all money is accounted for.`);
    for (const until = Date.now() + settleMs; Date.now() < until && (await unsettled({ db: database.db, outside })).length > 0; ) await sleep(250);
    // What was told before a last crash must be there after it.
    await Promise.all(servers.map((server) => server.end("SIGKILL")));
    await checkInvariants({ db: database.db, world, told, outside, journal });
    return { violations: journal.violations, counts: journal.counts, faults: struck };

    /** Strikes when so many operations are done, one fault after the other. */
    async function strikeAll(): Promise<string[]> {
      const chance = chances(seed);
      const possible = allFaults({ servers, proxy, outside, cluster: postgres.location, uploads, chances: chance });
      // Every kind once before any comes again.
      const planned: Fault[] = [];
      while (planned.length < faultCount) planned.push(...possible.toSorted(() => chance.next() - 0.5));
      const names: string[] = [];
      for (const [index, fault] of planned.slice(0, faultCount).entries()) {
        const at = ((index + 0.5) * operations) / faultCount;
        while (!isOver && (journal.counts.get("operations") ?? 0) < at) await sleep(20);
        if (isOver) break;
        journal.write("fault begins", { name: fault.name });
        await fault.strike();
        journal.write("fault is over", { name: fault.name });
        names.push(fault.name);
      }
      return names;
    }
  } finally {
    for (const step of undo.reverse()) await step();
  }
}
