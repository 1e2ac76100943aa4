import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "@shop/api/platform/postgres/embedded";
import { freePort } from "@shop/api/testing/servers/free-port";
import { Outside } from "./outside.ts";
import { ServerProcess } from "./servers.ts";

/** An older version of the shop and this one, in production mode, for one PostgreSQL and simulated external services. */
interface TwoVersions {
  older: ServerProcess;
  newer: ServerProcess;
  database: pg.Client;
  outside: Outside;
  close(): Promise<void>;
}

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Lets the older version, whose code is in a directory, fill the database and open. This version is not started yet. */
export async function openTwoVersions(olderDirectory: string): Promise<TwoVersions> {
  const data = mkdtempSync(join(tmpdir(), "shop-upgrade-"));
  // PostgreSQL runs as another user, who has to get through this directory to its own, which are private.
  chmodSync(data, 0o711);
  const logs = join(import.meta.dirname, "../../.cache/history");
  mkdirSync(logs, { recursive: true });
  const undo: (() => unknown)[] = [() => rmSync(data, { recursive: true, force: true })];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const outside = new Outside();
    await outside.start();
    undo.push(() => outside.stop());
    const postgres = await startEmbeddedPostgres({ dataDir: data, log: quiet });
    undo.push(() => postgres.stop());
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
      undo.push(() => server.end("SIGKILL"));
      return server;
    };

    const filling = await make("filling", "demo", olderDirectory);
    await filling.start();
    await filling.end("SIGTERM");
    const [older, newer] = [await make("older", "production", olderDirectory), await make("newer", "production")];
    await older.start();
    const database = new pg.Client({ connectionString: postgres.url });
    await database.connect();
    undo.push(() => database.end());
    return { older, newer, database, outside, close };
  } catch (error) {
    await close();
    throw error;
  }
}
