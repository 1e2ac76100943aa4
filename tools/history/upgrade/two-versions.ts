import { mkdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "@shop/api/testing/servers/free-port";
import { onGround } from "../ground.ts";
import type { Outside } from "../outside.ts";
import { ServerProcess } from "../servers.ts";

/** An older version of the shop and this one, in production mode, for one PostgreSQL and simulated external services. */
interface TwoVersions {
  older: ServerProcess;
  newer: ServerProcess;
  database: pg.Client;
  outside: Outside;
  close(): Promise<void>;
}

/** Lets the older version, whose code is in a directory, fill the database and open. This version is not started yet. */
export function openTwoVersions(olderDirectory: string): Promise<TwoVersions> {
  const logs = join(import.meta.dirname, "../../../.cache/history");
  mkdirSync(logs, { recursive: true });
  return onGround("upgrade", async ({ directory: data, postgres, outside, undo }) => {
    const env = {
      DATA_DIR: data,
      DATABASE_URL: postgres.url,
      LOG_LEVEL: "warn",
      TRUSTED_PROXIES: "127.0.0.1",
      TOKEN_KEYS: `upgrade:${"k".repeat(40)}`,
      ...outside.env,
    };
    const make = async (name: string, mode: string, directory?: string) => {
      const server = new ServerProcess(name, {
        kind: "shop",
        port: await freePort(),
        env: { ...env, SHOP_MODE: mode },
        clockOffsetMs: 0,
        logFile: join(logs, `upgrade.${name}.log`),
        ...(directory && { directory }),
      });
      undo.defer(() => server.end("SIGKILL"));
      return server;
    };

    const filling = await make("filling", "demo", olderDirectory);
    await filling.start();
    await filling.end("SIGTERM");
    const [older, newer] = [await make("older", "production", olderDirectory), await make("newer", "production")];
    await older.start();
    const database = new pg.Client({ connectionString: postgres.url });
    await database.connect();
    undo.defer(() => database.end());
    return { older, newer, database, outside };
  });
}
