import { join } from "node:path";
import type { Services } from "@shop/api/platform/context";
import { uploadsDirectory } from "@shop/api/platform/data-dir";
import { openDatabase, type Database } from "@shop/api/platform/database/database";
import { readEnv } from "@shop/api/platform/env";
import { createLog } from "@shop/api/platform/log";
import { migrate } from "@shop/api/platform/database/migrate";
import { readPostmaster } from "@shop/api/platform/postgres/postmaster";
import { startProxy, type ConnectionProxy } from "./connection-proxy.ts";
import { SmallDisk } from "./faults.ts";
import { onGround } from "./ground.ts";
import type { Outside } from "./outside.ts";
import { freePort } from "@shop/api/testing/servers/free-port";
import { ServerProcess, type Kind } from "./servers.ts";
import { makeWorld, type World } from "./world.ts";

/** Two servers in production mode with one PostgreSQL and simulated external services, and what is needed to inject faults. */
export interface Shop {
  servers: readonly ServerProcess[];
  proxy: ConnectionProxy;
  outside: Outside;
  /** The directory of PostgreSQL's cluster, and a URL that does not go through the proxy. */
  cluster: string;
  url: string;
  /** The disk of the uploads; null where none can be mounted. */
  uploads: SmallDisk | null;
  database: Database;
  world: World;
  close(): Promise<void>;
}

/** By how much the clock of the second server is wrong. */
const clockOffsetMs = 75_000;

/** Starts it, with stores, goods and shoppers made from the seed; the servers write to `logFile` and their name. */
export function openShop({
  kind,
  seed,
  shoppers,
  logFile,
}: {
  kind: Kind;
  seed: number;
  shoppers: number;
  logFile: string;
}): Promise<Shop> {
  return onGround("history", async ({ directory, postgres, outside, undo }) => {
    const proxy = await startProxy(() => {
      // After a kill the file is gone for a moment, while PostgreSQL restarts.
      const running = readPostmaster(postgres.location);
      return running ? join(running.socketDirectory, `.s.PGSQL.${running.port}`) : null;
    });
    undo.defer(() => proxy.close());
    await migrate(postgres.url);
    const uploads = SmallDisk.mount(uploadsDirectory(directory));
    if (uploads) undo.defer(() => uploads.unmount());

    const env = {
      SHOP_MODE: "production",
      DATA_DIR: directory,
      DATABASE_URL: `postgresql://shop@127.0.0.1:${proxy.port}/shop`,
      TOKEN_KEYS: `history:${"k".repeat(40)}`,
      TRUSTED_PROXIES: "127.0.0.1",
      LOG_LEVEL: "warn",
      FETCH_TIMEOUT_MS: "1500",
      ...outside.env,
    };
    const database = openDatabase(postgres.url, { poolSize: 4 });
    undo.defer(() => database.close());
    const services = {
      env: readEnv(env),
      database,
      now: () => new Date(),
      log: createLog("silent"),
    } as unknown as Services;
    const world = await makeWorld(services, seed, shoppers);
    const servers: ServerProcess[] = [];
    for (const name of ["A", "B"]) {
      servers.push(
        new ServerProcess(name, {
          kind,
          port: await freePort(),
          env,
          clockOffsetMs: name === "B" ? clockOffsetMs : 0,
          logFile: `${logFile}.${name}.log`,
        }),
      );
    }
    undo.defer(async () => void (await Promise.all(servers.map((server) => server.end("SIGKILL")))));
    await Promise.all(servers.map((server) => server.start()));
    return { servers, proxy, outside, cluster: postgres.location, url: postgres.url, uploads, database, world };
  });
}
