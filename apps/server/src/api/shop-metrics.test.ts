import { register } from "prom-client";
import { afterAll, expect, test, vi } from "vitest";
import type { Services } from "@shop/api/platform/context";
import { openDatabase } from "@shop/api/platform/database/database";
import { freePort } from "@shop/api/testing/servers/free-port";
import { insertStore } from "@shop/api/testing/samples/store";
import { testApi } from "@shop/api/testing/shops/test-api";
import { shopMetrics } from "./shop-metrics.ts";

const { services, database } = await testApi();
await insertStore(database.db, { code: "S001" });
const nowhere = openDatabase(`postgres://nobody@127.0.0.1:${await freePort()}/none`, { poolSize: 1 });
// Test files share the process, and with it the registry of metrics.
register.clear();
afterAll(async () => {
  register.clear();
  await nowhere.close();
});

test("an unreachable database is logged once, and once when it is back, however often metrics are read", async () => {
  let away = false;
  const log = { warn: vi.fn(), info: vi.fn() };
  shopMetrics({
    ...services,
    log: log as unknown as Services["log"],
    database: {
      ...database,
      get db() {
        return away ? nowhere.db : database.db;
      },
    },
  });
  const told = async () => [
    /shop_code_budget_used\{store="S001"\} 0/.test(await register.metrics()),
    log.warn.mock.calls.length,
    log.info.mock.calls.length,
  ];
  expect(await told()).toEqual([true, 0, 0]);
  away = true;
  expect(await told()).toEqual([false, 1, 0]);
  expect(await told()).toEqual([false, 1, 0]);
  away = false;
  expect(await told()).toEqual([true, 1, 1]);
  expect(await told()).toEqual([true, 1, 1]);
});
