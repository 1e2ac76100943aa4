import type pg from "pg";
import { openDatabase, type Database, type DatabaseOptions } from "@shop/api/platform/database";
import { StartError } from "@shop/api/platform/start-error";
import { onShop, type NamedShop } from "./on-shop.ts";

/** Stops a tool where the server has made no tables yet: they are its own to make, since an older one may be at work on them. */
export async function assertShop(client: Pick<pg.ClientBase, "query">): Promise<void> {
  const { rows } = await client.query<{ shop: boolean }>("select to_regclass('stores') is not null as shop");
  if (!rows[0]!.shop) throw new StartError("There is no shop in this database: start the server once, and check DATA_DIR and DATABASE_URL");
}

/** Runs a command line tool on the database of a shop, beside its server or without one. */
export async function onShopDatabase(options: DatabaseOptions, run: (shop: NamedShop & { database: Database }) => Promise<void>): Promise<void> {
  await onShop({ besideServer: true }, async (shop) => {
    const database = openDatabase(shop.url, options);
    try {
      await assertShop(database.pool);
      await run({ ...shop, database });
    } finally {
      await database.close();
    }
  });
}
