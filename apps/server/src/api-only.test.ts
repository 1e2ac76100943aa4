import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "@shop/api/platform/testing/database";
import { freePort } from "@shop/api/testing/servers/free-port";

const full = Boolean(process.env["FULL"]);

// It starts a server and waits until it has exited, which takes some seconds.
test.runIf(full)(
  "a stand-alone store API told to stop says so, still answers, keeps no connection, and exits cleanly",
  { timeout: 300_000 },
  async () => {
    const database = await testDatabase();
    const [port, dataDir] = [await freePort(), mkdtempSync(join(tmpdir(), "shop-api-only-"))];
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const environment = {
      SHOP_MODE: "production",
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      TOKEN_KEYS: `test:${"k".repeat(40)}`,
      SMS_GATEWAY_URL: "http://127.0.0.1:1",
      PORT: String(port),
    };
    const server = spawn(process.execPath, [join(import.meta.dirname, "api-only.ts")], {
      env: { PATH: process.env["PATH"], ...environment },
      stdio: "ignore",
    });
    onTestFinished(() => void server.kill("SIGKILL"));
    const ended = once(server, "exit");
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(5000) });
    const statusOf = (path: string) =>
      ask(path).then(
        ({ status }) => status,
        () => 0,
      );
    while ((await statusOf("/readyz")) !== 200) await sleep(50);
    expect(await statusOf("/healthz")).toBe(200);
    expect((await ask("/healthz")).headers.get("keep-alive"), "longer than a proxy keeps an idle connection").toBe(
      "timeout=65",
    );
    expect(await (await ask("/metrics")).text()).toContain("shop_database_connections");

    const told = performance.now();
    server.kill("SIGTERM");
    while ((await statusOf("/healthz")) === 200) await sleep(20);
    expect(await statusOf("/readyz")).toBe(503);
    const answer = await ask("/openapi.json");
    expect([answer.status, answer.headers.get("connection")]).toEqual([200, "close"]);
    await answer.arrayBuffer();
    expect((await ended)[0]).toBe(0);
    expect(performance.now() - told).toBeLessThan(10_000);
  },
);
