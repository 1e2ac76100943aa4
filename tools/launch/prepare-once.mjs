// Keeps two processes from installing or building in the same clone at the same time. Needs no packages, since packages
// are what it installs.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Does `work` unless `isDone`, and only while no other process has the lock, which is a file with a process id. After
 * waiting for another process it checks again: usually the work is done. The lock of a killed process is taken over.
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

/**
 * Whether waiting was already reported. Once is enough: of three starts at once, the third may wait for both others.
 */
let isTold = false;

async function take(lock) {
  mkdirSync(dirname(lock), { recursive: true });
  for (; !make(lock); await sleep(100)) {
    const holder = holderOf(lock);
    if (holder === undefined) continue;
    if (!isAlive(holder)) await removeLeft(lock);
    else if (!isTold) {
      console.log(
        `Waiting for process ${holder}, which is installing or building in this directory. If there is no such process, remove ${lock}`,
      );
      isTold = true;
    }
  }
}

/**
 * Removes the lock of a killed process, under a lock of its own: of two that found it, the second would otherwise
 * remove the lock that the first has taken since.
 */
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

/** False if the file exists already. */
function make(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** The process id in the file; undefined if the file has gone meanwhile, or is still empty. */
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
