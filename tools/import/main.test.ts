import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertCategories } from "@shop/api/testing/samples/catalog";
import { insertStore } from "@shop/api/testing/samples/store";
import { testDatabase } from "@shop/api/platform/testing/database";

const database = await testDatabase();
await insertStore(database.db, { code: "S001" });
await insertCategories(database.db);
const folder = mkdtempSync(join(tmpdir(), "shop-import-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command as staff run it, which is several times as fast as from its sources. */
const staff = join(import.meta.dirname, "../launch/staff.mjs");
// Builds it, if need be, before a test reads what it says.
beforeAll(() => void spawnSync(process.execPath, [staff, "import"]), 300_000);

test("an unknown option is named, with the usage", () => {
  const { status, stderr } = spawnSync(process.execPath, [staff, "import", "goods.jsonl", "--stroe", "S001"], {
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^Unknown option '--stroe'\nUsage: npm run catalog:import -- FILE \[--store CODE/),
  });
});

/** For a test that starts several imports on a busy machine. */
const patient = { timeout: 600_000 };

/** Imports a file in a process of its own, which is killed if it does not end. */
async function runImport(name: string, bytes?: Buffer | string, options = ["--store", "S001"]) {
  const file = join(folder, name);
  if (bytes !== undefined) writeFileSync(file, bytes);
  const env = { PATH: process.env["PATH"], DATA_DIR: folder, DATABASE_URL: database.url };
  // Not `spawnSync`, which would block the other tests of this process and their connections.
  const child = spawn(process.execPath, [staff, "import", file, ...options], {
    env,
    timeout: 120_000,
    killSignal: "SIGKILL",
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr, [status, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close") as Promise<[number | null, string | null]>,
  ]);
  return { status, signal, stdout, stderr };
}

const product = JSON.stringify({ sku: "A-1", name: "Phone", category: "smartphone", price: 299 });

test(
  "an import without errors exits with 0 and leaves an audit entry, one with refused lines with 1",
  patient,
  async () => {
    expect(await runImport("good.jsonl", product)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("1 added"),
    });
    expect(
      (await database.pool.query("select actor, action, after from audit_trail where entity_id = 'good.jsonl'")).rows,
    ).toMatchObject([
      { actor: expect.stringMatching(/^staff:/), action: "import-products", after: { added: 1, changed: 0 } },
    ]);
    expect(await runImport("partly.jsonl", `${product}\n{}`)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining("1 refused"),
    });
  },
);

test("an empty file or a missing one exits with 1", patient, async () => {
  expect(await runImport("empty.jsonl", "")).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^The file has no lines\n0 lines: /),
  });
  mkdirSync(join(folder, "directory.jsonl"));
  expect(await runImport("directory.jsonl")).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^\S+directory\.jsonl is not a file\n$/),
  });
});

test("an import of a truncated gzip reports what it read until then, and exits with 1", patient, async () => {
  const whole = gzipSync(Array.from({ length: 3000 }, (_, index) => product.replace("A-1", `A-${index}`)).join("\n"));
  const { status, signal, stderr } = await runImport("cut.jsonl.gz", whole.subarray(0, whole.length / 2));
  expect({ status, signal }).toEqual({ status: 1, signal: null });
  expect(stderr).toMatch(/unexpected end of file\. Imported until then: [1-9]\d+ lines: /);
});

test("what has left the file leaves the store, unless it is more than half", patient, async () => {
  const store = await insertStore(database.db, { code: "S002" });
  const goods = (...skus: string[]) => skus.map((sku) => product.replace("A-1", sku)).join("\n");
  const sold = async () =>
    (
      await database.pool.query<{ sku: string }>(
        "select sku from products join listings on product_id = id where store_id = $1 order by sku",
        [store],
      )
    ).rows.map(({ sku }) => sku);
  const importing = (lines: string, ...options: string[]) =>
    runImport("feed.jsonl", lines, ["--store", "S002", ...options]);
  await importing(goods("B-1", "B-2", "B-3"));

  const dry = await importing(goods("B-1", "B-2", "B-4"), "--remove-missing", "--dry-run");
  expect(dry).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      /^S002 sells 3 products; \S+ does not have 1 of them\n {2}B-3 {2}Phone\nline 3 \(B-4\): new\n3 lines: 1 added.*\nNothing was changed/,
    ),
  });
  expect(await sold()).toEqual(["B-1", "B-2", "B-3"]);
  const wrong = await importing(goods("B-1", "C-1", "C-2", "C-3"), "--remove-missing");
  expect(wrong).toMatchObject({ status: 1, stderr: expect.stringContaining("S002 would lose more than half") });
  expect(await sold()).toEqual(["B-1", "B-2", "B-3"]);
  const right = await importing(goods("B-1", "B-2", "B-4"), "--remove-missing");
  expect(right).toMatchObject({ status: 0, stdout: expect.stringContaining("\n1 removed from S002\n") });
  expect(await sold()).toEqual(["B-1", "B-2", "B-4"]);
  expect((await importing(goods("B-1"), "--remove-missing", "--over-half")).status).toBe(0);
  expect(await sold()).toEqual(["B-1"]);
});
