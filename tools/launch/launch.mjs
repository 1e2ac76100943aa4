// What every entry of an npm command needs. Plain JavaScript without dependencies, for Node 20 and newer, since it runs
// before anything is installed.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
/** A program of an installed package. */
export const bin = (name) => join(root, "node_modules/.bin", name);
/** The project's own Node.js, whichever version runs this file. */
export const node = bin("node");

/** The lock of the process that installs or builds in this clone. */
export const preparing = join(root, ".cache/preparing");

/** An error that the user can fix: printed as one line, without a stack trace. */
export class LaunchError extends Error {}

/** Says what is being prepared, beside the output of the program that runs afterwards, which may go to a file. */
export const say = (text) => console.error(text);

/** Runs the entry. An expected error is printed as one line, with exit code 1. */
export async function launch(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof LaunchError ? error.message : error);
    process.exitCode = 1;
  }
}
