import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ensureDataDir, keptSecret } from "./data-dir.ts";

const directory = mkdtempSync(join(tmpdir(), "shop-data-dir-"));
afterAll(() => rmSync(directory, { recursive: true }));
writeFileSync(join(directory, "file"), "");

test("it is created with its parents, and others cannot list it", () => {
  const deep = join(directory, "a/b/c");
  ensureDataDir(deep);
  ensureDataDir(deep);
  expect(statSync(deep).mode & 0o066).toBe(0);
});

test("a file in its place is reported in one line", () => {
  expect(() => ensureDataDir(join(directory, "file/data"))).toThrow(
    `DATA_DIR ${directory}/file/data cannot be created (EEXIST): give a directory that this user can write`,
  );
  expect(() => keptSecret(join(directory, "file"), "token-keys", () => "x")).toThrow(
    `DATA_DIR ${directory}/file cannot be created (EEXIST): give a directory that this user can write`,
  );
});

/** In a process of its own, which is killed if it does not end. */
function readEnvWith(dataDir: string) {
  const code = `import { readEnv } from ${JSON.stringify(new URL("env.ts", import.meta.url).href)}; try { readEnv(process.env); } catch (error) { console.log(error.message); }`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    env: { DATA_DIR: dataDir },
    encoding: "utf8",
    timeout: 30_000,
    killSignal: "SIGKILL",
  });
}

test.runIf(process.platform === "linux").each([
  ["/proc/shop", "cannot be created (ENOENT)"],
  ["/proc/shop/data", "cannot be created (ENOENT)"],
  ["/proc", "cannot hold files"],
])("%s, where nothing can be created, is reported in one line", (dataDir, reason) => {
  const { stdout, signal } = readEnvWith(dataDir);
  expect({ stdout, signal }).toEqual({
    stdout: `DATA_DIR ${dataDir} ${reason}: give a directory that this user can write\n`,
    signal: null,
  });
});

test.runIf(process.platform === "linux")("a secret that cannot be written is reported in one line", () => {
  expect(() => keptSecret("/sys", "token-keys", () => "x")).toThrow(
    /^\/sys\/token-keys\.\d+ cannot be written \(E(ACCES|PERM|ROFS)\): set a DATA_DIR that this user can write$/,
  );
});
