import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { StartError } from "@shop/api/platform/errors/start-error";
import { serverFlags, serverMemory } from "../launch/server-flags.mjs";
import { prepareEntrance } from "./entrance.ts";
import { pause } from "./interruption.ts";
import { PostgresPair } from "./postgres-pair.ts";
import { Supervised, type Program } from "./supervised.ts";
import { ensurePrograms, postgresAccount } from "./system-programs.ts";

const root = join(import.meta.dirname, "../..");

export interface Cluster {
  httpsPort: number;
  /** Through the proxy: whichever server is the primary. */
  databaseUrl: string;
  /** What both servers sign with. */
  tokenKeys: string;
  /** What can be taken away; each comes back or is replaced. */
  parts: Record<string, () => void | Promise<void>>;
  /** Waits until every part is there again and does its work. */
  whole(): Promise<void>;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  directory: string;
  firstPort: number;
  say: (text: string) => void;
  /** Ends the start. */
  interrupted: AbortSignal;
}

/**
 * Two servers, two PostgreSQL (primary and standby) with a proxy that knows the primary, Redis or
 * Valkey, and nginx with TLS and HTTP/2 on one machine, at `firstPort` and the nine ports after it.
 * Everything stands below `directory`. A start that fails or is interrupted leaves nothing running.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const stopping: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stopping.splice(0).reverse()) await end();
  };
  try {
    return { ...(await startParts(options, stopping)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts one part after the other; how each is stopped is added to `stopping`. */
async function startParts({ directory, firstPort, say, interrupted }: ClusterOptions, stopping: (() => Promise<unknown>)[]): Promise<Omit<Cluster, "stop">> {
  const all = Array.from({ length: 10 }, (_, index) => firstPort + index);
  // Another cluster in the same directory would lose its database.
  for (const port of all) await requireFree(port);
  const { postgres: programs, redis, nginx, haproxy } = ensurePrograms();
  const account = postgresAccount();
  const [httpsPort, httpPort, databasePort, ...ports] = all as [number, number, number, ...number[]];
  const [shopA, shopB, databaseA, databaseB, roleA, roleB, redisPort] = ports as [number, number, number, number, number, number, number];
  mkdirSync(directory, { recursive: true });
  // PostgreSQL's account passes through; its own directories are closed.
  chmodSync(directory, 0o711);
  const logFile = (name: string) => join(directory, `${name}.log`);

  say("Starting PostgreSQL, primary and standby …");
  const place = (name: string, port: number) => ({ name, port, directory: join(directory, name), programs, account, logFile: logFile(name) });
  const pair = await PostgresPair.start([place("database_a", databaseA), place("database_b", databaseB)], [roleA, roleB], say, interrupted);
  stopping.push(() => pair.stop());

  const databaseUrl = `postgres://shop@127.0.0.1:${databasePort}/shop`;
  const supervise = (program: Program) => {
    const supervised = Supervised.start(program);
    stopping.push(() => supervised.stop());
    return supervised;
  };
  const databaseProxy = supervise({
    command: haproxy,
    args: ["-db", "-f", join(import.meta.dirname, "database-proxy.cfg")],
    options: {
      env: {
        ...process.env,
        DATABASE_PORT: String(databasePort),
        DATABASE_A: String(databaseA),
        DATABASE_B: String(databaseB),
        ROLE_A: String(roleA),
        ROLE_B: String(roleB),
      },
    },
    logFile: logFile("database_proxy"),
  });
  const redisDirectory = join(directory, "redis");
  mkdirSync(redisDirectory, { recursive: true });
  const limits = supervise({
    command: redis,
    args: ["--port", String(redisPort), "--bind", "127.0.0.1", "--save", "", "--appendonly", "yes", "--dir", redisDirectory],
    logFile: logFile("redis"),
  });
  const entrance = supervise({
    command: nginx,
    args: prepareEntrance({ directory, httpPort, httpsPort, servers: [`127.0.0.1:${shopA}`, `127.0.0.1:${shopB}`] }),
    logFile: logFile("nginx"),
  });

  say("Starting two servers …");
  const tokenKeys = `cluster:${randomBytes(32).toString("hex")}`;
  const server = (name: string, port: number) =>
    Supervised.start({
      command: process.execPath,
      args: [...serverFlags, join(root, "apps/server/build/main.js")],
      options: {
        cwd: root,
        env: {
          ...serverMemory,
          ...process.env,
          NODE_ENV: "production",
          PORT: String(port),
          DATA_DIR: join(directory, "data"),
          DATABASE_URL: databaseUrl,
          REDIS_URL: `redis://127.0.0.1:${redisPort}`,
          TOKEN_KEYS: tokenKeys,
          TRUSTED_PROXIES: "127.0.0.1",
          LOG_LEVEL: "warn",
        },
      },
      logFile: logFile(name),
    });
  const servers = [server("server_a", shopA), server("server_b", shopB)] as const;
  stopping.push(() => Promise.all(servers.map((each) => each.stop())));
  const whole = async (signal?: AbortSignal) => {
    await Promise.all([ready(shopA, signal), ready(shopB, signal), pair.whole(signal)]);
    await throughProxy(httpPort, signal);
  };
  await whole(interrupted);

  return {
    httpsPort,
    databaseUrl,
    tokenKeys,
    parts: {
      "server A": () => servers[0].kill(),
      "server B": () => servers[1].kill(),
      "PostgreSQL primary": () => pair.killPrimary(),
      "PostgreSQL standby": () => pair.killStandby(),
      "Redis or Valkey": () => limits.kill(),
      "database's proxy": () => databaseProxy.kill(),
      nginx: () => entrance.kill(),
    },
    whole: () => whole(),
  };
}

async function requireFree(port: number): Promise<void> {
  const server = createServer().listen(port);
  await once(server, "listening").catch(() => {
    throw new StartError(`Port ${port} is taken: stop what listens there, such as another cluster, or set PORT to the first of ten that are free`);
  });
  server.close();
  await once(server, "close");
}

async function throughProxy(port: number, signal?: AbortSignal): Promise<void> {
  // Plain HTTP is sent on to https by the proxy itself.
  while (!(await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" }).then(({ status }) => status === 308, () => false))) await pause(200, signal);
}

async function ready(port: number, signal?: AbortSignal): Promise<void> {
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).then((answer) => answer.ok, () => false))) await pause(200, signal);
}
