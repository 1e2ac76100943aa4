import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { insertCategories } from "@shop/api/testing/sample-catalogue";
import { insertStore } from "@shop/api/testing/sample-store";
import { testDatabase } from "@shop/api/platform/testing/database";

const database = await testDatabase();
await insertStore(database.db, { code: "S001" });
await insertCategories(database.db);
const folder = mkdtempSync(join(tmpdir(), "shop-import-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Imports a file in a process of its own, which is killed if it does not end. */
function runImport(name: string, bytes: Buffer | string) {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  const env = { PATH: process.env["PATH"], DATA_DIR: folder, DATABASE_URL: database.url };
  return spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), file, "--store", "S001"], { env, encoding: "utf8", timeout: 20_000, killSignal: "SIGKILL" });
}

const product = JSON.stringify({ sku: "A-1", name: "Phone", category: "smartphone", price: 299 });

test("an import that goes well ends with 0, and one with refused lines with 1", () => {
  expect(runImport("good.jsonl", product)).toMatchObject({ status: 0, stdout: expect.stringContaining("1 added") });
  expect(runImport("partly.jsonl", `${product}\n{}`)).toMatchObject({ status: 1, stdout: expect.stringContaining("1 refused") });
});

test("an import of a gzip that is cut off says so, and what was read until there, and ends with 1", () => {
  const { status, signal, stderr } = runImport("cut.jsonl.gz", gzipSync(`${product}\n`.repeat(1000)).subarray(0, 60));
  expect({ status, signal }).toEqual({ status: 1, signal: null });
  expect(stderr).toMatch(/unexpected end of file; until there \d+ lines: /);
});
