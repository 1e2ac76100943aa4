import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, join } from "node:path";
import { ensureDataDir } from "../data-dir.ts";
import { StartError } from "../errors/start-error.ts";
import { makeDirectory } from "../make-directory.ts";
import { accountOf, unprivilegedAccount, type Account } from "./account.ts";
import { programsIn, type Programs } from "./programs.ts";

/** Where the cluster and the programs are, and which account runs them. */
export interface Placement {
  /** The directory around the cluster; the account may write in it. */
  home: string;
  cluster: string;
  programs: Programs;
  /** Unset, PostgreSQL runs as the user of this process. */
  account: Account | undefined;
}

const stateDirectory =
  process.platform === "darwin" ? "/Library/Application Support/shop-postgres" : "/var/lib/shop-postgres";

/**
 * Chooses where the cluster of a data directory is. For an ordinary user it is below the data directory. As root,
 * PostgreSQL runs as another user, who may not have access to the data directory or the programs (a clone in a private
 * home directory): what that user cannot reach is put under the system's state directory instead.
 */
export function choosePlacement(dataDir: string, programs: Programs, state = stateDirectory): Placement {
  ensureDataDir(dataDir);
  const inDataDir = join(dataDir, "postgres");
  if (process.getuid?.() !== 0) {
    makeDirectory(inDataDir, { mode: 0o700 });
    return { home: inDataDir, cluster: join(inDataDir, "cluster"), programs, account: undefined };
  }
  const inState = join(state, createHash("sha256").update(dataDir).digest("hex").slice(0, 16));
  // A cluster that an ordinary user made is run as that user.
  const existing = [inDataDir, inState].map((home) => join(home, "cluster")).find((cluster) => existsSync(cluster));
  const owner = existing && statSync(existing);
  const account = owner && owner.uid !== 0 ? accountOf(owner) : unprivilegedAccount();
  const home = giveTo(account, inDataDir) ? inDataDir : inState;
  if (home === inState) openDirectory(state);
  if (home === inState && !giveTo(account, inState)) {
    throw new StartError(
      `PostgreSQL runs as the user ${account.name}, who can write neither ${inDataDir} nor ${inState}: set DATA_DIR to a directory that this user can reach, or set DATABASE_URL`,
    );
  }
  return { home, cluster: join(home, "cluster"), programs: reachablePrograms(account, programs, state), account };
}

/** Makes a directory that others may pass through, whatever the umask is. */
function openDirectory(directory: string): void {
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o711);
}

/** Makes a directory that the account owns; false if the account cannot work in it. */
function giveTo(account: Account, directory: string): boolean {
  try {
    mkdirSync(directory, { recursive: true });
    chownSync(directory, account.uid, account.gid);
    chmodSync(directory, 0o700);
  } catch {
    return false;
  }
  const { uid, gid } = account;
  return spawnSync("/bin/sh", ["-c", 'cd "$0" && test -w . && pwd -P', directory], { uid, gid, cwd: "/" }).status === 0;
}

function runs(account: Account, programs: Programs): boolean {
  const { uid, gid } = account;
  return spawnSync(programs.postgres, ["--version"], { uid, gid, cwd: "/" }).status === 0;
}

function reachablePrograms(account: Account, programs: Programs, state: string): Programs {
  if (runs(account, programs)) return programs;
  const copy = programsIn(join(state, `programs-${programs.version}`), programs.version);
  if (!existsSync(copy.directory)) {
    const draft = join(state, `.${basename(copy.directory)}-${process.pid}`);
    openDirectory(state);
    cpSync(programs.directory, draft, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith(".a"),
    });
    makeReadable(draft);
    try {
      renameSync(draft, copy.directory);
    } catch (error) {
      rmSync(draft, { recursive: true });
      if (!existsSync(copy.directory)) throw error;
    }
  }
  if (runs(account, copy)) return copy;
  throw new StartError(
    `The user ${account.name} can run PostgreSQL neither from ${programs.directory} nor from ${copy.directory}: start the shop as an ordinary user, or set DATABASE_URL`,
  );
}

/** Lets everyone read and run the copy, whatever the umask was that the package was installed under. */
function makeReadable(directory: string): void {
  chmodSync(directory, 0o755);
  for (const entry of readdirSync(directory, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    chmodSync(path, entry.isDirectory() || basename(entry.parentPath) === "bin" ? 0o755 : 0o644);
  }
}
