import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync } from "node:fs";
import { pause } from "./interruption.ts";
import { databaseProxy, databases, entrance, limitCounters, shopServers } from "./parts.ts";
import { freePorts } from "./ports.ts";
import { PostgresPair } from "./postgres-pair.ts";
import { Supervised, type Program } from "./supervised.ts";
import { ensurePrograms } from "./system-programs.ts";

interface Cluster {
  httpsPort: number;
  /** The address of the proxy, behind which is whichever server is the primary. */
  databaseUrl: string;
  /** The keys of both servers for signing. */
  tokenKeys: string;
  /** What can be taken away. Each part comes back or is replaced. */
  parts: Record<string, () => void | Promise<void>>;
  /** Resolves when every part works again. */
  whole(): Promise<void>;
  stop(): Promise<void>;
}

interface ClusterOptions {
  directory: string;
  firstPort: number;
  say: (text: string) => void;
  /** Cancels the start. */
  interrupted: AbortSignal;
}

/**
 * Two shop servers, PostgreSQL with a standby behind a proxy that finds the primary, Redis or Valkey, and nginx with
 * TLS and HTTP/2, all on one machine, on `firstPort` and the nine ports after it. All files are below `directory`. If
 * the start fails or is interrupted, everything is stopped again.
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

/** Starts the parts one after the other, and adds to `stopping` how to stop each. */
async function startParts(
  { directory, firstPort, say, interrupted }: ClusterOptions,
  stopping: (() => Promise<unknown>)[],
): Promise<Omit<Cluster, "stop">> {
  const ports = await freePorts(firstPort);
  const programs = ensurePrograms();
  mkdirSync(directory, { recursive: true });
  // PostgreSQL's account has to pass through this directory; its own directories are private.
  chmodSync(directory, 0o711);
  const place = { directory, ports };
  const supervise = (program: Program) => {
    const supervised = Supervised.start(program);
    stopping.push(() => supervised.stop());
    return supervised;
  };

  say("Starting PostgreSQL, primary and standby …");
  const pair = await PostgresPair.start(
    databases(programs.postgres, place),
    [ports.roleA, ports.roleB],
    say,
    interrupted,
  );
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
  // The proxy itself redirects plain HTTP to https.
  while (
    !(await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" }).then(
      ({ status }) => status === 308,
      () => false,
    ))
  )
    await pause(200, signal);
}

async function ready(port: number, signal?: AbortSignal): Promise<void> {
  while (
    !(await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await pause(200, signal);
}
