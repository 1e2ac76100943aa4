import { mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { StartError } from "./errors/start-error.ts";

const isDirectory = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Makes a directory that an operator named, with those above it; one that is there stays as it is.
 * @throws {StartError} where it cannot be made; `name` is what it is called there
 */
export function makeDirectory(directory: string, { mode = 0o777, name = directory } = {}): void {
  try {
    makeAll(resolve(directory), mode);
  } catch (error) {
    throw new StartError(
      `${name} cannot be created (${(error as NodeJS.ErrnoException).code}): give a directory that this user can write`,
    );
  }
}

/** Step by step: Node's `recursive` option tries forever where nothing can be created, as below /proc. */
function makeAll(path: string, mode: number): void {
  if (isDirectory(path)) return;
  if (dirname(path) !== path) makeAll(dirname(path), mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process was quicker.
    if (!isDirectory(path)) throw error;
  }
}
