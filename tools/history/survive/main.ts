import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Expectations } from "../expectations.ts";
import { openShop } from "../shop.ts";
import { databaseAway } from "./database-away.ts";
import { overloaded } from "./overloaded.ts";
import { toldToStop } from "./told-to-stop.ts";
import { Trial } from "./trial.ts";
import { upgraded } from "./upgraded.ts";

// npm run test:survive: the database is away for a while, a server is stopped, an upgrade under load, an overload.
// Prints what shoppers noticed of each, and fails when that is more than allowed.

const directory = join(import.meta.dirname, "../../../.cache/history");
mkdirSync(directory, { recursive: true });
const shop = await openShop({ kind: "shop", seed: 1, shoppers: 40, logFile: join(directory, "survive") });
const expectations = new Expectations();
try {
  const trial = new Trial(shop, expectations);
  for (const run of [databaseAway, toldToStop, upgraded, overloaded]) await run(trial);
  const { rows } = await shop.database.db.execute<{ number: string }>(sql`select number from orders`);
  const stored = new Set(rows.map(({ number }) => number));
  expectations.expect(
    [...trial.told].every((number) => stored.has(number)),
    `${trial.told.size} orders were acknowledged, and all of them are there`,
  );
} finally {
  await shop.close();
}
process.exit(expectations.failures === 0 ? 0 : 1);
