import { isDatabaseAway, isOutOfResources } from "@shop/api/platform/database/database-errors";
import { openDatabase } from "@shop/api/platform/database/database";
import { readEnv } from "@shop/api/platform/env";
import { seedDemo } from "./seed-demo.ts";

// Started by the server in a demo without stores. DATABASE_URL names the database that the server has opened.
const env = readEnv(process.env);
const database = openDatabase(env.databaseUrl!, { poolSize: 2, applicationName: "shop seed" });
try {
  await seedDemo({ database, env, now: () => new Date() }, (text) => console.log(text));
} catch (error) {
  if (!isDatabaseAway(error) && !isOutOfResources(error)) throw error;
  console.error(
    "The database stopped or has no room: the demo takes 150 MB. Its log says why, postgres/postgres.log under DATA_DIR where the shop brings it along",
  );
  process.exitCode = 1;
} finally {
  await database.close();
}
