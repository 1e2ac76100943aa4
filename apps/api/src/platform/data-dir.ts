import { chmodSync, closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./errors/start-error.ts";

const asRoot = process.getuid?.() === 0;

/**
 * Makes the data directory. Only its owner lists it; as root others may pass through
 * it, because PostgreSQL runs as another user below it.
 */
export function ensureDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: asRoot ? 0o711 : 0o700 });
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be made (${(error as NodeJS.ErrnoException).code}): name a directory this user may write`);
  }
}

/** Where uploaded files stand when they are kept on the disk. */
export function uploadsDirectory(dataDir: string): string {
  return join(dataDir, "uploads");
}

/**
 * A secret that is made once and kept in the data directory, readable by its owner only.
 * Of several processes that start at once, all get the one that was first.
 */
export function keptSecret(dataDir: string, name: string, make: () => string): string {
  const path = join(dataDir, name);
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") {
      throw new StartError(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}): start as the user who owns DATA_DIR`);
    }
  }
  ensureDataDir(dataDir);
  // A link appears with its whole content or not at all, so nobody reads half a secret.
  const draft = `${path}.${process.pid}`;
  const file = openSync(draft, "w", 0o600);
  writeFileSync(file, `${make()}\n`);
  fsyncSync(file);
  closeSync(file);
  chmodSync(draft, 0o600);
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, "utf8").trim();
}
