// Two processes that install or build in one clone at the same time would break what the other writes. Packages are what
// is installed, so this needs none.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Does `work` unless `isDone`, and only while no other process holds the file `lock`. Whoever waited for another looks
 * again: as a rule the other has done it. A file that a killed process left is taken over.
 */
export async function prepareOnce(lock, isDone, work) {
  if (isDone()) return;
  await take(lock);
  try {
    if (!isDone()) await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Once for all that this process waits for: of three starts at once, the third may wait for both others. */
let isTold = false;

async function take(lock) {
  mkdirSync(dirname(lock), { recursive: true });
  for (; !make(lock); await sleep(100)) {
    const holder = holderOf(lock);
    if (holder === undefined) continue;
    if (!isAlive(holder)) await removeLeft(lock);
    else if (!isTold) {
      console.log(`Process ${holder} installs or builds here at this moment; waiting for it. If it does not, remove ${lock}`);
      isTold = true;
    }
  }
}

/** Removes what a killed process left, under a lock of its own: two that found it would each remove it, the second what the first has made since. */
async function removeLeft(lock) {
  const removing = `${lock}.removing`;
  await take(removing);
  try {
    const holder = holderOf(lock);
    if (holder !== undefined && !isAlive(holder)) rmSync(lock, { force: true });
  } finally {
    rmSync(removing, { force: true });
  }
}

/** False where the file is there already. */
function make(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** The number of the process in the file; undefined where the file has gone meanwhile, or nothing stands in it yet. */
function holderOf(lock) {
  try {
    return Number(readFileSync(lock, "utf8")) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
