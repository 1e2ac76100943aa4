import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { StartError } from "./errors/start-error.ts";
import { makeDirectory } from "./make-directory.ts";

const asRoot = process.getuid?.() === 0;

/**
 * Makes the data directory. Only its owner may list it; if that is root, others may pass through
 * it, because PostgreSQL runs as another user below it.
 */
export function ensureDataDir(dataDir: string): void {
  const name = `DATA_DIR ${dataDir}`;
  makeDirectory(dataDir, { mode: asRoot ? 0o711 : 0o700, name });
  try {
    rmdirSync(mkdtempSync(join(dataDir, ".made-")));
  } catch (error) {
    // A full or read-only disk is reported by the code that writes to it. In a place such as /proc, where
    // no directory can be made, Node would try forever.
    if (codeOf(error) === "ENOENT")
      throw new StartError(`${name} cannot hold files: give a directory that this user can write`);
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** The directory of uploads that are stored on the disk. */
export function uploadsDirectory(dataDir: string): string {
  return join(dataDir, "uploads");
}

/**
 * A secret that is made once and stored in the data directory, readable by its owner only.
 * Processes that start at the same time all get the same one.
 */
export function keptSecret(dataDir: string, name: string, make: () => string): string {
  const path = join(dataDir, name);
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    // If DATA_DIR itself is a file, the error is reported where it is created.
    if (codeOf(error) !== "ENOENT" && codeOf(error) !== "ENOTDIR") {
      throw new StartError(`${path} cannot be read (${codeOf(error)}): start the shop as the user who owns DATA_DIR`);
    }
  }
  ensureDataDir(dataDir);
  // A link appears with its whole content or not at all, so that nobody reads half a secret.
  const draft = `${path}.${process.pid}`;
  writeSecret(draft, make());
  try {
    linkSync(draft, path);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, "utf8").trim();
}

function writeSecret(path: string, secret: string): void {
  try {
    const file = openSync(path, "w", 0o600);
    try {
      writeFileSync(file, `${secret}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    chmodSync(path, 0o600);
  } catch (error) {
    rmSync(path, { force: true });
    throw new StartError(
      codeOf(error) === "ENOSPC"
        ? `${path} cannot be written: the disk is full. Free some space, or set another DATA_DIR`
        : `${path} cannot be written (${codeOf(error)}): set a DATA_DIR that this user can write`,
    );
  }
}
