import type pg from "pg";
import type { DatabaseOptions } from "@shop/api/platform/database/pool";
import { openDatabase, type Database } from "@shop/api/platform/database/database";
import { readMigrations } from "@shop/api/platform/database/migrate";
import { StartError } from "@shop/api/platform/errors/start-error";
import { onShop, type NamedShop } from "./on-shop.ts";

/** Stops a tool if the database has no tables yet. Only the server creates them, since an older server may be running on it. */
export async function assertShop(client: Pick<pg.ClientBase, "query">): Promise<void> {
  const { rows } = await client.query<{ shop: boolean }>("select to_regclass('stores') is not null as shop");
  if (!rows[0]!.shop)
    throw new StartError(
      "There is no shop in this database: check DATA_DIR and DATABASE_URL, and start the server once",
    );
}

/** Stops a tool if the tables are of an older version than this one, since it would use what is not there. */
async function assertNewest(client: Pick<pg.ClientBase, "query">): Promise<void> {
  const applied = await client.query<{ name: string }>("select name from schema_migrations");
  const names = new Set(applied.rows.map(({ name }) => name));
  const pending = readMigrations().filter(({ name }) => !names.has(name));
  if (pending.length > 0)
    throw new StartError(
      `The database is older than this tool (it lacks ${pending.map(({ name }) => name).join(", ")}): start the server of this version once, which migrates it`,
    );
}

/** Runs a command line tool on the database of a shop, with or without a running server. */
export async function onShopDatabase(
  options: DatabaseOptions,
  run: (shop: NamedShop & { database: Database }) => Promise<void>,
): Promise<void> {
  await onShop({ besideServer: true }, async (shop) => {
    const database = openDatabase(shop.url, options);
    try {
      await assertShop(database.pool);
      await assertNewest(database.pool);
      await run({ ...shop, database });
    } finally {
      await database.close();
    }
  });
}
