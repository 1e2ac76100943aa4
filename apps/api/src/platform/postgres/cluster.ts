import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { StartError } from "../errors/start-error.ts";
import type { Placement } from "./placement.ts";
import { isAlive } from "./postmaster.ts";
import { programEnv } from "./programs.ts";

const run = promisify(execFile);

/** Name of the cluster's superuser; the shop's own role is an ordinary one. */
export const superuser = "postgres";

/**
 * Creates the cluster if there is none. It is created in another directory, which is then renamed, so that an
 * interrupted start leaves no incomplete cluster.
 */
export async function ensureCluster(placement: Placement, durable: boolean): Promise<void> {
  const { home, cluster, programs } = placement;
  removeAbandonedDrafts(home);
  if (!existsSync(join(cluster, "PG_VERSION"))) {
    const draft = join(home, `draft-${process.pid}`);
    await initdb(placement, draft, durable);
    try {
      renameSync(draft, cluster);
    } catch (error) {
      // Another start was quicker.
      rmSync(draft, { recursive: true });
      if (!existsSync(join(cluster, "PG_VERSION"))) throw error;
    }
  }
  const made = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  if (programs.version.split(".")[0] !== made) {
    throw new StartError(
      `The database in ${cluster} was created by PostgreSQL ${made}, but this version has ${programs.version}: make a backup with the earlier version (npm run backup), and restore it into a new DATA_DIR`,
    );
  }
}

function removeAbandonedDrafts(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = /^draft-(\d+)$/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(home, name), { recursive: true });
  }
}

/** Names of a UTF-8 locale on different systems; the first one that exists is used. Sorting stays by code point. */
const locales = [
  ["--locale=C.UTF-8"],
  ["--lc-collate=C", "--lc-ctype=en_US.UTF-8", "--lc-messages=C", "--lc-monetary=C", "--lc-numeric=C", "--lc-time=C"],
];

/** The reason why a PostgreSQL program failed, out of all its output: the last line may only say what it cleaned up. */
export function failureIn(written: string): string {
  return /\b(?:error|FATAL|PANIC): .*/.exec(written)?.[0] ?? written.trim().split("\n").at(-1)!;
}

async function initdb({ home, programs, account }: Placement, directory: string, durable: boolean): Promise<void> {
  let failure = "";
  for (const locale of locales) {
    try {
      await run(
        programs.initdb,
        // Only the owner of the directory and root reach the socket, so the system has already authenticated them.
        [
          "-D",
          directory,
          "--encoding=UTF8",
          ...locale,
          `--username=${superuser}`,
          "--auth=trust",
          "--no-instructions",
          ...(durable ? [] : ["--no-sync"]),
        ],
        { cwd: home, env: programEnv, uid: account?.uid, gid: account?.gid },
      );
      return;
    } catch (error) {
      failure = failureIn(String((error as { stderr?: string }).stderr || error));
      rmSync(directory, { recursive: true, force: true });
      if (!failure.includes("locale")) break;
    }
  }
  throw new StartError(
    `PostgreSQL could not create its database in ${home} (${failure}): correct that, or set DATABASE_URL`,
  );
}
