import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { insertCategories } from "@shop/api/testing/sample-catalog";
import { insertStore } from "@shop/api/testing/sample-store";
import { testDatabase } from "@shop/api/platform/testing/database";

const database = await testDatabase();
await insertStore(database.db, { code: "S001" });
await insertCategories(database.db);
const folder = mkdtempSync(join(tmpdir(), "shop-import-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Imports a file in a process of its own, which is killed if it does not end. */
function runImport(name: string, bytes?: Buffer | string) {
  const file = join(folder, name);
  if (bytes !== undefined) writeFileSync(file, bytes);
  const env = { PATH: process.env["PATH"], DATA_DIR: folder, DATABASE_URL: database.url };
  return spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), file, "--store", "S001"], { env, encoding: "utf8", timeout: 20_000, killSignal: "SIGKILL" });
}

const product = JSON.stringify({ sku: "A-1", name: "Phone", category: "smartphone", price: 299 });

test("an import that goes well ends with 0, and one with refused lines with 1", () => {
  expect(runImport("good.jsonl", product)).toMatchObject({ status: 0, stdout: expect.stringContaining("1 added") });
  expect(runImport("partly.jsonl", `${product}\n{}`)).toMatchObject({ status: 1, stdout: expect.stringContaining("1 refused") });
});

test("what holds no product, is no file, or has a column that no product has ends with 1 and changes nothing", async () => {
  expect(runImport("priced.csv", "sku,name,category,price\nA-2,Phone,smartphone,299\n")).toMatchObject({ status: 0, stdout: expect.stringContaining("1 added") });
  const misspelt = runImport("misspelt.csv", "sku,name,category,Price\nA-2,Phone,smartphone,199\n");
  expect(misspelt).toMatchObject({ status: 1, stderr: expect.stringContaining('of its heading "Price" is no field of a product: is price meant?') });
  expect((await database.pool.query("select price from products where sku = 'A-2'")).rows).toEqual([{ price: "29900" }]);
  expect(runImport("unpriced.csv", "sku,name,category\nA-2,Phone,smartphone\n")).toMatchObject({ status: 1, stderr: expect.stringContaining("of its heading the column price is missing") });
  expect((await database.pool.query("select price from products where sku = 'A-2'")).rows).toEqual([{ price: "29900" }]);
  expect(runImport("empty.jsonl", "")).toMatchObject({ status: 1, stdout: expect.stringContaining("0 lines") });
  mkdirSync(join(folder, "directory.jsonl"));
  expect(runImport("directory.jsonl")).toMatchObject({ status: 1, stderr: expect.stringMatching(/^\S+directory\.jsonl is no file\n$/) });
});

test("an import of a gzip that is cut off says so, and what was read until there, and ends with 1", () => {
  const { status, signal, stderr } = runImport("cut.jsonl.gz", gzipSync(`${product}\n`.repeat(1000)).subarray(0, 60));
  expect({ status, signal }).toEqual({ status: 1, signal: null });
  expect(stderr).toMatch(/unexpected end of file; until there \d+ lines: /);
});
