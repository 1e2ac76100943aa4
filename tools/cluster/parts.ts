import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { serverFlags, serverMemory } from "../launch/server-flags.mjs";
import { prepareEntrance } from "./entrance.ts";
import type { Ports } from "./ports.ts";
import type { NodePlace } from "./postgres-node.ts";
import type { Program } from "./supervised.ts";
import { postgresAccount } from "./system-programs.ts";

const root = join(import.meta.dirname, "../..");

/** Where the files of a cluster are. */
interface Place {
  directory: string;
  ports: Ports;
}

const logFile = ({ directory }: Place, name: string) => join(directory, `${name}.log`);

/** The places of the two PostgreSQL servers; `programs` is the directory of PostgreSQL's programs. */
export function databases(programs: string, place: Place): [NodePlace, NodePlace] {
  const account = postgresAccount();
  const node = (name: string, port: number): NodePlace => ({
    name,
    port,
    directory: join(place.directory, name),
    programs,
    account,
    logFile: logFile(place, name),
  });
  return [node("database_a", place.ports.databaseA), node("database_b", place.ports.databaseB)];
}

export function databaseProxy(haproxy: string, place: Place): Program {
  const { database, databaseA, databaseB, roleA, roleB } = place.ports;
  const env = { DATABASE_PORT: database, DATABASE_A: databaseA, DATABASE_B: databaseB, ROLE_A: roleA, ROLE_B: roleB };
  return {
    command: haproxy,
    args: ["-db", "-f", join(import.meta.dirname, "database-proxy.cfg")],
    options: {
      env: { ...process.env, ...Object.fromEntries(Object.entries(env).map(([name, port]) => [name, String(port)])) },
    },
    logFile: logFile(place, "database_proxy"),
  };
}

/** Redis or Valkey, which counts the rate limits. */
export function limitCounters(redis: string, place: Place): Program {
  const directory = join(place.directory, "redis");
  mkdirSync(directory, { recursive: true });
  return {
    command: redis,
    args: [
      "--port",
      String(place.ports.redis),
      "--bind",
      "127.0.0.1",
      "--save",
      "",
      "--appendonly",
      "yes",
      "--dir",
      directory,
    ],
    logFile: logFile(place, "redis"),
  };
}

export function entrance(nginx: string, place: Place): Program {
  const { http, https, shopA, shopB } = place.ports;
  const args = prepareEntrance({
    directory: place.directory,
    httpPort: http,
    httpsPort: https,
    servers: [`127.0.0.1:${shopA}`, `127.0.0.1:${shopB}`],
  });
  return { command: nginx, args, logFile: logFile(place, "nginx") };
}

/** Both servers of the shop, which share the database, the rate limits and the keys. */
export function shopServers(place: Place, shared: { databaseUrl: string; tokenKeys: string }): [Program, Program] {
  const server = (name: string, port: number): Program => ({
    command: process.execPath,
    args: [...serverFlags, join(root, "apps/server/build/main.js")],
    options: {
      cwd: root,
      env: {
        ...serverMemory,
        ...process.env,
        NODE_ENV: "production",
        PORT: String(port),
        DATA_DIR: join(place.directory, "data"),
        DATABASE_URL: shared.databaseUrl,
        REDIS_URL: `redis://127.0.0.1:${place.ports.redis}`,
        TOKEN_KEYS: shared.tokenKeys,
        TRUSTED_PROXIES: "127.0.0.1",
        LOG_LEVEL: "warn",
      },
    },
    logFile: logFile(place, name),
  });
  return [server("server_a", place.ports.shopA), server("server_b", place.ports.shopB)];
}
