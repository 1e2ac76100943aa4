import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { createApi, type Api } from "../../create-api.ts";
import type { Services } from "../../platform/context.ts";
import { readEnv } from "../../platform/env.ts";
import { createLog } from "../../platform/log.ts";
import { testDatabase, type TestDatabase } from "../../platform/testing/database.ts";
import { callerAt } from "../samples/caller.ts";
import { openServices } from "./open-services.ts";

interface TestCall {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  host?: string;
  ip?: string;
}

export interface TestReply {
  status: number;
  headers: Headers;
  // What the API says is the subject of a test, whatever it is.
  // oxlint-disable-next-line no-explicit-any
  body: any;
}

export interface TestApi {
  services: Services;
  database: TestDatabase;
  api: Api;
  /** Moves the clock of the services by so many milliseconds. */
  wait(ms: number): void;
  /** Sends a request to the whole API, as a shopper at a host would. */
  call(path: string, call?: TestCall): Promise<TestReply>;
}

/** The whole API on a fresh database, with everything real; `variables` are those of the environment. */
export async function testApi(variables: Record<string, string> = {}): Promise<TestApi> {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-test-data-"));
  const database = await testDatabase();
  const env = readEnv({ DATA_DIR: dataDir, ...variables });
  const log = createLog("warn", { write: (line) => console.error(line) });
  let offset = 0;
  const services: Services = {
    ...(await openServices({ env, database, log, url: database.url })),
    now: () => new Date(Date.now() + offset),
  };
  const api = await createApi(services, { base: "/rest" });
  await api.start();
  afterAll(async () => {
    await api.stop();
    await services.jobs.stop();
    await services.changes.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  return {
    services,
    database,
    api,
    wait: (ms) => void (offset += ms),
    async call(path, { method = "GET", body, headers = {}, host = "nowhere.localhost", ip = "203.0.113.7" } = {}) {
      const sent =
        body === undefined || body instanceof FormData ? headers : { "content-type": "application/json", ...headers };
      const payload = body === undefined || body instanceof FormData ? body : JSON.stringify(body);
      const response = await api.app.request(
        `http://${host}/rest${path}`,
        { method, headers: sent, body: payload },
        { caller: callerAt(host, ip) },
      );
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
  };
}
