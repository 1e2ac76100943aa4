import { setTimeout as sleep } from "node:timers/promises";
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chownSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { StartError } from "../errors/start-error.ts";
import type { Placement } from "./placement.ts";
import { programEnv, type Programs } from "./programs.ts";

/** The contents of `postmaster.pid`: the PostgreSQL that runs, or ran, on a cluster. */
export interface Postmaster {
  pid: number;
  port: number;
  socketDirectory: string;
  /** Whether it accepts connections, unless it was killed since. */
  ready: boolean;
}

const pidFile = (cluster: string) => join(cluster, "postmaster.pid");
/** The log that PostgreSQL writes. */
export const logFile = ({ home }: Placement) => join(home, "postgres.log");

/** Reads which PostgreSQL runs, or ran, on a cluster; undefined if none does or the last one was stopped. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(pidFile(cluster), "utf8").split("\n");
  } catch {
    return undefined;
  }
  const [pid, , , port, socketDirectory = "", , , status = ""] = lines;
  return { pid: Number(pid), port: Number(port), socketDirectory, ready: status.trim() === "ready" };
}

/** Whether a process runs. A zombie (ended, but its parent has not waited for it, as in containers without an init) does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  if (process.platform !== "linux") return true;
  try {
    // "pid (name) state …", and the name may hold anything.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.charAt(stat.lastIndexOf(")") + 2) !== "Z";
  } catch {
    return false;
  }
}

/**
 * Whether a process is the PostgreSQL of this cluster: after a crash of the machine its
 * number may belong to another program by now.
 */
export function isPostmasterOf(cluster: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== "linux")
    return spawnSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" }).stdout.includes(cluster);
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(cluster);
  } catch {
    return false;
  }
}

/** Limits in megabytes of the memory in which PostgreSQL caches pages of its files; it is allocated only as needed. */
const shared = { least: 256, most: 2048 };
/** Of the memory that the machine or the container has, an eighth. */
const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
const sharedMegabytes = Math.min(Math.max(Math.floor(memory / 8 / 2 ** 20), shared.least), shared.most);

const settings: Record<string, string> = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  max_connections: "100",
  shared_buffers: `${sharedMegabytes}MB`,
  // Pages that it does not hold itself are nearly always in the system's memory: reading them right there is
  // quicker than waiting for a process that does it.
  io_method: "sync",
  work_mem: "8MB",
  maintenance_work_mem: "128MB",
  effective_cache_size: "1GB",
  // Shop queries are short: compiling or dividing them costs more than it saves.
  jit: "off",
  max_parallel_workers_per_gather: "0",
  random_page_cost: "1.1",
  wal_compression: "on",
  max_wal_size: "1GB",
  checkpoint_timeout: "15min",
  timezone: "UTC",
  log_timezone: "UTC",
  log_line_prefix: "%m [%p] ",
  // The server logs failed statements itself; here their values would get into the log.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};

/**
 * For tests: commits survive a killed process, but not a crash of the machine. Copying a database logs all its pages,
 * and compressing them would take ten times as long as the rest.
 */
const volatileSettings: Record<string, string> = {
  fsync: "off",
  full_page_writes: "off",
  wal_compression: "off",
  max_wal_size: "512MB",
};

/**
 * PostgreSQL then reads at its start what it had in memory at its end. The first searches in a large catalogue
 * would otherwise take several times as long, page after page from the disk.
 */
function readAgain({ directory }: Programs): Record<string, string> {
  const there = ["so", "dylib"].some((suffix) => existsSync(join(directory, `lib/postgresql/pg_prewarm.${suffix}`)));
  return there ? { shared_preload_libraries: "pg_prewarm" } : {};
}

/**
 * Starts PostgreSQL in a separate process session, so that Ctrl-C in the terminal reaches only the server, which then
 * stops it properly. Does not wait until it is ready, which `postmaster.pid` says. `exited` reports a failed start.
 */
export function spawnPostmaster(placement: Placement, durable: boolean): { exited: () => boolean } {
  const { cluster, programs, account, home } = placement;
  disownStaleLocks(cluster);
  const socketDirectory = socketDirectoryOf(placement);
  const options = Object.entries({
    ...settings,
    ...readAgain(programs),
    ...(durable ? {} : volatileSettings),
    unix_socket_directories: `"${socketDirectory}"`,
  });
  const log = openLog(placement);
  const child = spawn(
    programs.postgres,
    ["-D", cluster, ...options.flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    {
      cwd: home,
      env: programEnv,
      detached: true,
      stdio: ["ignore", log, log],
      uid: account?.uid,
      gid: account?.gid,
    },
  );
  closeSync(log);
  child.unref();
  let exited = false;
  child.once("exit", () => (exited = true));
  child.once("error", () => (exited = true));
  return { exited: () => exited };
}

/** Above the largest process number of any system. */
const nobodysPid = 2_147_483_647;

/**
 * PostgreSQL refuses to start while a process with the number in its lock files exists, even if the number now belongs to
 * another program or to a zombie. The files themselves stay, because PostgreSQL uses their other lines to detect whether
 * processes of the previous run still exist.
 */
function disownStaleLocks(cluster: string): void {
  const stale = readPostmaster(cluster);
  if (!stale || isPostmasterOf(cluster, stale.pid)) return;
  for (const path of [pidFile(cluster), join(stale.socketDirectory, `.s.PGSQL.${stale.port}.lock`)]) {
    if (existsSync(path)) writeFileSync(path, readFileSync(path, "utf8").replace(/^\d+/, String(nobodysPid)));
  }
}

/**
 * The path of a socket may have at most 103 bytes; for a longer data directory it is put in the temporary directory. Its
 * name there depends only on the data directory, so that the next server finds it. It is not deleted, since the next
 * server may be about to use it.
 */
function socketDirectoryOf({ home, account }: Placement): string {
  if (Buffer.byteLength(join(home, ".s.PGSQL.5432.lock")) <= 103) return home;
  const directory = join(
    existsSync("/tmp") ? "/tmp" : tmpdir(),
    `shop-postgres-${createHash("sha256").update(home).digest("hex").slice(0, 16)}`,
  );
  const isNew = mkdirSync(directory, { recursive: true, mode: 0o700 }) !== undefined;
  if (isNew && account) chownSync(directory, account.uid, account.gid);
  // Another user who created it could answer in PostgreSQL's place.
  const found = lstatSync(directory);
  if (!found.isDirectory() || found.uid !== (account?.uid ?? process.getuid?.()) || (found.mode & 0o077) !== 0) {
    throw new StartError(
      `${directory} belongs to another user or is open to others: remove it, or set a DATA_DIR with a shorter path`,
    );
  }
  return directory;
}

const logLimit = 10_000_000;

function openLog(placement: Placement): number {
  const path = logFile(placement);
  if (existsSync(path) && statSync(path).size > logLimit) renameSync(path, `${path}.1`);
  return openSync(path, "a", 0o600);
}

/** Stops PostgreSQL in its "fast" mode (open transactions are rolled back, everything is written), or immediately if that takes too long. */
export async function stopPostmaster({ cluster }: Placement, patienceMs = 30_000): Promise<void> {
  const running = readPostmaster(cluster);
  if (!running || !isPostmasterOf(cluster, running.pid)) return;
  process.kill(running.pid, "SIGINT");
  const patience = Date.now() + patienceMs;
  while (isAlive(running.pid)) {
    if (Date.now() > patience) process.kill(running.pid, "SIGQUIT");
    await sleep(Date.now() > patience ? 500 : 5);
  }
}
