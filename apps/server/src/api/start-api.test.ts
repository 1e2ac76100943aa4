import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { register } from "prom-client";
import { afterAll, expect, test } from "vitest";
import { readEnv } from "@shop/api/platform/env";
import { createLog } from "@shop/api/platform/log";
import { StartError } from "@shop/api/platform/errors/start-error";
import { testDatabase } from "@shop/api/platform/testing/database";
import { freePort } from "@shop/api/testing/servers/free-port";
import { insertStore } from "@shop/api/testing/samples/store";
import { startApi } from "./start-api.ts";
import type { Stopping } from "./store-api.ts";

const database = await testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), "shop-start-api-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** What a store API in production mode prints when it starts. */
async function saidAt(url: string, variables: NodeJS.ProcessEnv = {}): Promise<string[]> {
  const said: string[] = [];
  const stopping: Stopping = [];
  const env = readEnv({
    SHOP_MODE: "production",
    DATA_DIR: dataDir,
    TOKEN_KEYS: `k:${"x".repeat(32)}`,
    SMS_GATEWAY_URL: "http://127.0.0.1:9",
    ...variables,
  });
  try {
    await startApi(url, {
      env,
      log: createLog("silent"),
      stopping,
      base: "",
      invalidate: () => undefined,
      say: (line) => said.push(line),
    });
    return said;
  } finally {
    for (const stop of stopping.reverse()) await stop();
    // Each start registers its metrics for the whole process.
    register.clear();
  }
}

test("a shop without stores says how to open one; a DEFAULT_STORE that does not exist is reported", async () => {
  expect(await saidAt(database.url, { DEFAULT_STORE: "S001" })).toEqual([
    "There is no store yet; open one with npm run operate -- store add CODE NAME HOST",
  ]);
  await insertStore(database.db, { code: "S001" });
  expect(await saidAt(database.url, { DEFAULT_STORE: "s001" })).toEqual([]);
  expect(await saidAt(database.url, { DEFAULT_STORE: "S010" })).toEqual([
    "DEFAULT_STORE is S010, but there is no such store: unknown hosts get a plain 404 page",
  ]);
});

test("a mistake of the operator stops the start with one line that names it", async () => {
  await expect(saidAt(`postgres://shop@127.0.0.1:${await freePort()}/shop`)).rejects.toThrow(
    new StartError(
      "The database does not answer: check DATABASE_URL, or DATA_DIR where there is none, and whether it runs",
    ),
  );
  await expect(saidAt(database.url, { PLACES_FILE: join(dataDir, "none.json") })).rejects.toThrow(
    new StartError(`PLACES_FILE: There is no file ${join(dataDir, "none.json")}`),
  );
});
