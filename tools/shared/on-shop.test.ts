import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { advisoryLocks } from "@shop/api/platform/database/advisory-locks";
import { choosePlacement } from "@shop/api/platform/postgres/placement";
import { readPostmaster } from "@shop/api/platform/postgres/postmaster";
import { findPrograms } from "@shop/api/platform/postgres/programs";
import { expect, onTestFinished, test, vi } from "vitest";
import { onShop } from "./on-shop.ts";

/** Starts a tool on a data directory without a server; it works for this long once it is connected. */
function startTool(dataDir: string, milliseconds: number) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "testing/tool.ts"), String(milliseconds)], {
    env: { PATH: process.env["PATH"], DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (said += text.toString()));
  const ended = once(child, "close").then(([code]) => ({ code: code as number, said }));
  return { speaks: Promise.race([once(child.stdout, "data"), ended]), said: () => said, ended };
}

/** Holds the lock by which a tool stops a database that it started. */
async function asIfStopping(dataDir: string): Promise<pg.Client> {
  const { socketDirectory, port } = readPostmaster(choosePlacement(dataDir, findPrograms()).cluster)!;
  const client = new pg.Client({ host: socketDirectory, port, user: "shop", database: "shop" });
  await client.connect();
  await client.query("select pg_advisory_lock($1)", [advisoryLocks.guests]);
  return client;
}

test(
  "a tool that started the database stops it when others are done, who do not join while it does",
  {
    timeout: 60_000,
  },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "shop-tools-"));
    chmodSync(dataDir, 0o711);
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const first = startTool(dataDir, 3000);
    await first.speaks;
    const stopping = await asIfStopping(dataDir);
    const second = startTool(dataDir, 1500);
    await sleep(2000);
    expect(second.said()).toBe("");
    await stopping.end();
    expect(await second.ended).toEqual({ code: 0, said: "at work\ndone\n" });
    expect(await first.ended).toMatchObject({ code: 0, said: expect.stringContaining("done") });
  },
);

test.skipIf(!existsSync("/dev/full"))("a full disk is said in one line", async () => {
  vi.stubEnv("DATABASE_URL", "postgres://localhost/shop");
  const said = vi.mocked(console.error).mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    process.exitCode = 0;
  });
  await onShop({ besideServer: true }, async () => writeFileSync("/dev/full", "a backup"));
  expect(said.mock.calls).toEqual([["The disk is full: free some space, then run the same command again"]]);
  expect(process.exitCode).toBe(1);
  said.mockClear();
});
