import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "@shop/api/platform/start-error";

const home = "/usr/lib/postgresql";

/** The newest PostgreSQL of the system with all that a pair needs, pg_basebackup included. */
function postgresPrograms(): string | undefined {
  const versions = existsSync(home) ? readdirSync(home).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(home, version, "bin")).find((directory) => existsSync(join(directory, "pg_basebackup")) && existsSync(join(directory, "postgres")));
}

const has = (command: string) => spawnSync("sh", ["-c", `command -v ${command}`]).status === 0;

/** Directory of PostgreSQL's programs; installs what a Debian system lacks, and says what to install on others. */
export function ensurePrograms(): string {
  const missing = [!has("haproxy") && "haproxy", !has("openssl") && "openssl", !postgresPrograms() && "postgresql"].filter((name) => name !== false);
  if (missing.length > 0) {
    if (process.getuid?.() !== 0 || !has("apt-get")) throw new StartError(`Install ${missing.join(", ")} first`);
    console.log(`Installing ${missing.join(", ")} with apt-get …`);
    const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "-q"], { stdio: "ignore", env: environment });
    const { status } = spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...missing], { stdio: ["ignore", "ignore", "inherit"], env: environment });
    if (status !== 0) throw new StartError(`apt-get could not install ${missing.join(", ")}`);
  }
  const programs = postgresPrograms();
  if (!programs) throw new StartError("There is no PostgreSQL server in /usr/lib/postgresql");
  return programs;
}

/** PostgreSQL refuses to run as root: the account of the system's package, or nothing where we are not root. */
export function postgresAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ["-u", "-g"].map((flag) => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout));
  return { uid: uid!, gid: gid! };
}
