import { setTimeout as sleep } from "node:timers/promises";
import { migrate, readMigrations } from "@shop/api/platform/database/migrate";
import { Entrance } from "../entrance.ts";
import type { ServerProcess } from "../servers.ts";
import type { Trial } from "./trial.ts";

/** How many ask without a pause, and how many of them buy instead of reading. */
const workers = 6;
const buyers = 2;

/** No request fails. */
export async function upgraded(trial: Trial): Promise<void> {
  const { shop, servers, expect } = trial;
  console.log("A new version with a migration takes the place of the old one, server by server, under load:");
  const entrance = new Entrance(servers);
  /** True, or the status of what was refused. */
  const read = async (server: ServerProcess, turn: number) => {
    const path = turn % 2 ? "/" : `/product/${shop.world.plenty[turn % 12]!.id}`;
    const { ok, status } = await trial.get(server, path);
    return ok || status;
  };
  let over = false;
  let sent = 0;
  const failed: string[] = [];
  const load = Array.from({ length: workers }, async (_, worker) => {
    for (let turn = worker; !over; turn += workers) {
      const server = entrance.pick(turn);
      sent++;
      const isDone = await (worker < buyers ? trial.buy(server, turn) : read(server, turn)).catch(String);
      if (isDone !== true) failed.push(`${server.name}: ${isDone}`);
      await sleep(40);
    }
  });
  await sleep(1000);
  const text = "create table history_notes (id integer primary key); alter table orders add column history_note text;";
  await migrate(shop.url, [...readMigrations(), { name: "9999-history", sql: text, checksum: "history" }]);
  for (const server of servers) {
    await server.end("SIGTERM");
    await server.start();
    await sleep(1000);
  }
  over = true;
  await Promise.all([...load, entrance.close()]);
  expect(
    failed.length === 0,
    `${failed.length} of ${sent} requests failed${failed.length > 0 ? ` (${[...new Set(failed)].slice(0, 5).join("; ")})` : ""}`,
  );
}
