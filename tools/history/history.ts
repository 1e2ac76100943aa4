import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { chances, type Chances } from "@shop/api/testing/hostile/random";
import { Client } from "./client.ts";
import { doAction } from "./actions/all.ts";
import { allFaults, type Fault } from "./faults.ts";
import { checkInvariants, unsettled } from "./invariants.ts";
import { Journal } from "./journal.ts";
import type { Kind } from "./servers.ts";
import { openShop } from "./shop.ts";
import { Tab } from "./tab.ts";
import { Acknowledged } from "./acknowledged.ts";

interface HistoryOptions {
  seed: number;
  /** Number of calls that shoppers send, without repeated tries. */
  operations: number;
  faults: number;
  kind: Kind;
  /** File for the journal of everything that happened. */
  journalFile: string;
  say: (text: string) => void;
}

interface HistoryResult {
  violations: string[];
  counts: Map<string, number>;
  faults: string[];
}

/** Calls that one tab sends: few enough for the limit of 240 writes a minute and customer. */
const callsOfTab = 60;
const tabsAtOnce = 24;
/** About how long a fault takes, and how many calls an action sends: for the pauses between actions. */
const faultMs = 3500;
const callsPerAction = 2;
/** How long the shop may take after the last fault to learn of all payments, in milliseconds. */
const settleMs = 60_000;

/**
 * A consistency test under faults: shoppers use two servers with one PostgreSQL concurrently while faults are injected.
 * Afterwards the database is compared with what the shoppers were told and what the bank knows. The actions and the
 * faults follow from the seed, their timing does not.
 */
export async function runHistory({
  seed,
  operations,
  faults: faultCount,
  kind,
  journalFile,
  say,
}: HistoryOptions): Promise<HistoryResult> {
  const journal = new Journal(journalFile);
  const tabCount = Math.max(6, Math.ceil(operations / callsOfTab));
  const shop = await openShop({ kind, seed, shoppers: Math.max(6, Math.ceil(tabCount / 2)), logFile: journalFile });
  try {
    const { outside, servers, database, world, uploads } = shop;
    if (!uploads) say("No file system can be made here: the disk of uploads never gets full in this run.");
    const told = new Acknowledged();
    const stage = { world, told, outside, journal, seed, client: new Client(journal, servers) };
    say(`Two servers are there; ${world.shoppers.length} shoppers with ${tabCount} tabs begin.`);
    const tabs = Array.from({ length: tabCount }, (_, index) => {
      const number = Math.floor(index / world.shoppers.length);
      return new Tab(stage, world.shoppers[index % world.shoppers.length]!, number, chances(seed * 1_000_003 + index));
    });
    // Pauses between actions make the run long enough for all faults.
    const pause = Math.round((faultCount * faultMs * Math.min(tabsAtOnce, tabCount) * callsPerAction) / operations);
    let isOver = false;
    const shopping = shopInTabs(tabs, Math.ceil(operations / tabCount), pause).finally(() => (isOver = true));
    shopping.catch(() => undefined);

    const chance = chances(seed);
    const struck = await strikeAll(
      planFaults(allFaults({ ...shop, chances: chance }), faultCount, chance),
      operations,
      journal,
      () => isOver,
    );
    await shopping;
    outside.mood = "well";
    say(`${journal.counts.get("operations")} operations done; waiting until all money is accounted for.`);
    for (
      const until = Date.now() + settleMs;
      Date.now() < until && (await unsettled({ db: database.db, outside })).length > 0;
    )
      await sleep(250);
    // Whatever was acknowledged must survive a last crash.
    await Promise.all(servers.map((server) => server.end("SIGKILL")));
    await checkInvariants({ db: database.db, world, told, outside, journal });
    return { violations: journal.violations, counts: journal.counts, faults: struck };
  } finally {
    await shop.close();
    await journal.close();
  }
}

/** Uses all tabs, some at a time, until each has sent its share of calls. */
async function shopInTabs(tabs: readonly Tab[], share: number, pause: number): Promise<void> {
  let drawn = 0;
  const drawReceipt = async () =>
    new Uint8Array(
      await sharp({
        create: { width: 40 + (drawn % 200), height: 60 + Math.floor(drawn++ / 200), channels: 3, background: "#eee" },
      })
        .png()
        .toBuffer(),
    );
  const waiting = tabs.values();
  await Promise.all(
    Array.from({ length: tabsAtOnce }, async () => {
      for (const tab of waiting) {
        while (tab.sent < share) {
          await doAction(tab, { drawReceipt });
          await sleep(tab.chances.below(2 * pause));
        }
      }
    }),
  );
}

/** So many faults: each comes once, in random order, before any is repeated. */
function planFaults(possible: readonly Fault[], count: number, chance: Chances): Fault[] {
  const planned: Fault[] = [];
  while (planned.length < count) planned.push(...possible.toSorted(() => chance.next() - 0.5));
  return planned.slice(0, count);
}

/** Injects the faults one after the other, spread evenly over the operations, as long as shoppers are there. Returns their names. */
async function strikeAll(
  planned: readonly Fault[],
  operations: number,
  journal: Journal,
  isOver: () => boolean,
): Promise<string[]> {
  const names: string[] = [];
  for (const [index, fault] of planned.entries()) {
    const at = ((index + 0.5) * operations) / planned.length;
    while (!isOver() && (journal.counts.get("operations") ?? 0) < at) await sleep(20);
    if (isOver()) break;
    journal.write("fault begins", { name: fault.name });
    await fault.strike();
    journal.write("fault is over", { name: fault.name });
    names.push(fault.name);
  }
  return names;
}
