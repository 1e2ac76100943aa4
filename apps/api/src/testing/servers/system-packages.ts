import { spawnSync } from "node:child_process";

/** Where the machine has a program of this name, those for administrators included; null where it has none. */
export function findProgram(name: string): string | null {
  const env = { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin` };
  return spawnSync("sh", ["-c", `command -v ${name}`], { env, encoding: "utf8" }).stdout.trim() || null;
}

/** Installs packages of a Debian system; false where that cannot be done here (another system, not root, no network). */
export function installPackages(names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !findProgram("apt-get")) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-q"], { stdio: "ignore", env });
  return (
    spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...names], {
      stdio: ["ignore", "ignore", "inherit"],
      env,
    }).status === 0
  );
}

/** A program that is installed, with what else is named, where there is none and it can be; null where not. */
function programOf(known: () => string | null, ...packages: string[]): string | null {
  return known() ?? (installPackages(packages) ? known() : null);
}

/** A Redis or Valkey server's program. */
export const redisProgram = (): string | null =>
  programOf(() => findProgram("valkey-server") ?? findProgram("redis-server"), "redis-server");

/** nginx, where there is also what makes its certificate. */
export const nginxProgram = (): string | null =>
  programOf(() => findProgram("openssl") && findProgram("nginx"), "nginx-light", "openssl");
