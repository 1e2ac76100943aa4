import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { emptyDatabase, testDatabase } from "@shop/api/platform/testing/database";

const database = await emptyDatabase();
const folder = mkdtempSync(join(tmpdir(), "shop-none-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, "file.json");
writeFileSync(file, "[]");

/** The exit code of a tool and its output. */
async function run(url: string, tool: string, ...args: string[]): Promise<[code: number, said: string]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "..", tool), ...args], {
    env: { PATH: process.env["PATH"], DATA_DIR: folder, DATABASE_URL: url },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return [code, said];
}

test("with an older database a tool says what to do, and changes nothing", async () => {
  const older = await testDatabase();
  await older.pool.query("delete from schema_migrations where name = (select max(name) from schema_migrations)");
  const [code, said] = await run(older.url, "import/main.ts", file, "--store", "S001");
  expect(code).toBe(1);
  expect(said).toMatch(
    /^The database is older than this tool \(it lacks \d{4}-[\w-]+\): start the server of this version once[^\n]+\n$/,
  );
});

test("a database that does not answer is reported in one line", async () => {
  expect(await run("postgresql://shop:secret@127.0.0.1:1/shop", "backup/backup.ts", join(folder, "backup"))).toEqual([
    1,
    "The database does not answer: check DATABASE_URL, or DATA_DIR where there is none, and whether it runs\n",
  ]);
});

test.each([
  ["import/main.ts", file, "--store", "S001"],
  ["places/main.ts", file],
  ["backup/backup.ts", join(folder, "backup")],
])("%s says in one line that there is no shop, and creates none", async (tool, ...args) => {
  expect(await run(database.url, tool, ...args)).toEqual([
    1,
    "There is no shop in this database: check DATA_DIR and DATABASE_URL, and start the server once\n",
  ]);
  expect((await database.pool.query("select from pg_tables where schemaname = 'public'")).rowCount).toBe(0);
});
