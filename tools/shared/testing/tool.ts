import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { onShop } from "../on-shop.ts";

// A tool that uses the shop's database for this many milliseconds, for tests.
await onShop({ besideServer: true }, async ({ url }) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  console.log("at work");
  await sleep(Number(process.argv[2]));
  await client.query("select 1");
  await client.end();
  console.log("done");
});
