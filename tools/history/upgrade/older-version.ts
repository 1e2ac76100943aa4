import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

interface Lock {
  packages: Record<
    string,
    { version?: string; link?: boolean; resolved?: string; optional?: boolean; devOptional?: boolean; peer?: boolean }
  >;
}

const readLock = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Lock;

/**
 * Builds an older commit with its dependencies in a directory of its own, which is kept for later runs. Returns the
 * directory, or null where the commit is not in this clone's history, as in a shallow clone.
 */
export function olderVersion(commit: string): string | null {
  if (spawnSync("git", ["cat-file", "-e", `${commit}^{tree}`], { cwd: root }).status !== 0) return null;
  const directory = join(root, ".cache/versions", commit);
  const done = join(directory, ".built");
  if (existsSync(done)) return directory;
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  execFileSync("tar", ["-x", "-C", directory], {
    input: execFileSync("git", ["archive", commit], { cwd: root, maxBuffer: 1 << 30 }),
  });
  addLibraries(directory);
  execFileSync(process.execPath, [join(directory, "node_modules/.bin/react-router"), "build"], {
    cwd: join(directory, "apps/storefront"),
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  writeFileSync(done, "");
  return directory;
}

/** Installs its dependencies: links those that are installed here in the same version, and gets the others from the registry. */
function addLibraries(directory: string): void {
  const installed = readLock(join(root, "package-lock.json")).packages;
  const wanted = Object.entries(readLock(join(directory, "package-lock.json")).packages).filter(([path]) =>
    path.startsWith("node_modules/"),
  );
  const isSame = wanted.every(
    ([path, { version, link, optional, devOptional, peer }]) =>
      link || optional || devOptional || peer || installed[path]?.version === version,
  );
  if (!isSame) {
    execFileSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: directory,
      stdio: ["ignore", "ignore", "inherit"],
    });
    return;
  }
  const modules = join(directory, "node_modules");
  mkdirSync(join(modules, "@shop"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    // The workspaces are the older ones.
    if (name !== "@shop") symlinkSync(join(root, "node_modules", name), join(modules, name));
  }
  for (const [path, { link, resolved }] of wanted) {
    if (link) symlinkSync(join(directory, resolved!), join(directory, path));
  }
}
