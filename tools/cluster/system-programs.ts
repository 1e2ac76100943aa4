import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "@shop/api/platform/errors/start-error";
import { findProgram, installPackages, redisProgram } from "@shop/api/testing/servers/system-packages";

const home = "/usr/lib/postgresql";

/** The directory of the newest installed PostgreSQL that has everything a pair needs, pg_basebackup included. */
function postgresPrograms(): string | undefined {
  const versions = existsSync(home) ? readdirSync(home).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(home, version, "bin"))
    .find((directory) => existsSync(join(directory, "pg_basebackup")) && existsSync(join(directory, "postgres")));
}

interface Programs {
  /** The directory of PostgreSQL's programs. */
  postgres: string;
  redis: string;
  nginx: string;
  haproxy: string;
}

/** Finds the programs of a cluster. Installs what is missing on a Debian system, and says what to install on others. */
export function ensurePrograms(): Programs {
  const missing = [
    ...["nginx", "haproxy", "openssl"].filter((name) => !findProgram(name)),
    ...(postgresPrograms() ? [] : ["postgresql"]),
  ];
  if (missing.length > 0) console.log(`Installing ${missing.join(", ")} …`);
  if (missing.length > 0 && !installPackages(missing)) throw new StartError(`Install ${missing.join(", ")} first`);
  const [postgres, redis] = [postgresPrograms(), redisProgram()];
  if (!postgres)
    throw new StartError("There is no PostgreSQL server in /usr/lib/postgresql: install the package postgresql");
  if (!redis) throw new StartError("Install valkey-server or redis-server first");
  return { postgres, redis, nginx: findProgram("nginx")!, haproxy: findProgram("haproxy")! };
}

/**
 * The account to run PostgreSQL with, since it refuses to run as root: that of the system's package, or undefined if we
 * are not root.
 */
export function postgresAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ["-u", "-g"].map((flag) =>
    Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout),
  );
  return { uid: uid!, gid: gid! };
}
