import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync } from "node:fs";
import { pause } from "./interruption.ts";
import { databaseProxy, databases, entrance, limitCounters, shopServers } from "./parts.ts";
import { freePorts } from "./ports.ts";
import { PostgresPair } from "./postgres-pair.ts";
import { Supervised, type Program } from "./supervised.ts";
import { ensurePrograms } from "./system-programs.ts";

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
  const ports = await freePorts(firstPort);
  const programs = ensurePrograms();
  mkdirSync(directory, { recursive: true });
  // PostgreSQL's account passes through; its own directories are closed.
  chmodSync(directory, 0o711);
  const place = { directory, ports };
  const supervise = (program: Program) => {
    const supervised = Supervised.start(program);
    stopping.push(() => supervised.stop());
    return supervised;
  };

  say("Starting PostgreSQL, primary and standby …");
  const pair = await PostgresPair.start(databases(programs.postgres, place), [ports.roleA, ports.roleB], say, interrupted);
  stopping.push(() => pair.stop());
  const proxy = supervise(databaseProxy(programs.haproxy, place));
  const limits = supervise(limitCounters(programs.redis, place));
  const nginx = supervise(entrance(programs.nginx, place));

  say("Starting two servers …");
  const databaseUrl = `postgres://shop@127.0.0.1:${ports.database}/shop`;
  const tokenKeys = `cluster:${randomBytes(32).toString("hex")}`;
  const [first, second] = shopServers(place, { databaseUrl, tokenKeys });
  const [serverA, serverB] = [Supervised.start(first), Supervised.start(second)];
  stopping.push(() => Promise.all([serverA.stop(), serverB.stop()]));
  const whole = async (signal?: AbortSignal) => {
    await Promise.all([ready(ports.shopA, signal), ready(ports.shopB, signal), pair.whole(signal)]);
    await throughProxy(ports.http, signal);
  };
  await whole(interrupted);

  return {
    httpsPort: ports.https,
    databaseUrl,
    tokenKeys,
    parts: {
      "server A": () => serverA.kill(),
      "server B": () => serverB.kill(),
      "PostgreSQL primary": () => pair.killPrimary(),
      "PostgreSQL standby": () => pair.killStandby(),
      "Redis or Valkey": () => limits.kill(),
      "database's proxy": () => proxy.kill(),
      nginx: () => nginx.kill(),
    },
    whole: () => whole(),
  };
}

async function throughProxy(port: number, signal?: AbortSignal): Promise<void> {
  // Plain HTTP is sent on to https by the proxy itself.
  while (!(await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" }).then(({ status }) => status === 308, () => false))) await pause(200, signal);
}

async function ready(port: number, signal?: AbortSignal): Promise<void> {
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).then((answer) => answer.ok, () => false))) await pause(200, signal);
}
