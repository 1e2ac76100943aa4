import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openDatabase } from "@shop/api/platform/database/database";
import { openJobs } from "@shop/api/platform/jobs/jobs";
import { emptyDatabase, testDatabase } from "@shop/api/platform/testing/database";
import { backUp } from "./back-up.ts";
import { makeDraft } from "./drafts.ts";
import { listTables, manifestFile, readBackup, type Backup } from "./format.ts";
import { putBack } from "./put-back.ts";

const shop = await testDatabase();
const other = await emptyDatabase();
const directory = mkdtempSync(join(tmpdir(), "shop-backup-"));
const kept = join(directory, "backup");
const uploads = join(directory, "uploads");
const media = join(directory, "media");
// As on a machine that has no data directory yet.
const place = {
  url: other.url,
  uploads: join(directory, "elsewhere/uploads"),
  media: join(directory, "elsewhere/media"),
};
let before: Record<string, unknown[]>;

beforeAll(async () => {
  await shop.pool.query(`
    insert into categories (id, parent_id, level, key, name) values (2, null, 1, 'lights', '{"en":"Lights","km":"ភ្លើង"}');
    insert into categories (id, parent_id, level, key, name) values (1, 2, 2, 'bulbs', '{"en":"a\\tb\\\\c\\nd"}');
    insert into audit_trail (actor, action, entity, entity_id) values ('staff:sokha', 'refund', 'order', '7');
    insert into idempotency_keys (store_id, operation, key, body_hash, result) values (1, 'x', 'y', 'z', '{"b":1,"a":null}')`);
  const jobs = await openJobs(shop.url, console);
  await jobs.enqueue(shop.db, "send-message", { messageId: 7 }, { startAfter: new Date("2100-01-01") });
  await jobs.stop();
  mkdirSync(join(uploads, "a"), { recursive: true });
  writeFileSync(join(uploads, "a/receipt.webp"), "picture");
  mkdirSync(join(media, "products"), { recursive: true });
  writeFileSync(join(media, "products/lamp.jpg"), "lamp");
  linkSync(join(media, "products/lamp.jpg"), join(media, "products/lamp~2.jpg"));
  before = await contentOf(shop.pool);
  await backUp(kept, { url: shop.url, uploads, media });
});

afterAll(() => rmSync(directory, { recursive: true }));

async function contentOf(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const client = await pool.connect();
  try {
    const content: Record<string, unknown[]> = {};
    for (const { name } of await listTables(client)) {
      content[name] = (await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)).rows;
    }
    return content;
  } finally {
    client.release();
  }
}

test("a backup is complete and private", () => {
  expect(statSync(kept).mode & 0o077).toBe(0);
  const { tables, migrations } = readBackup(kept);
  expect(tables).toContainEqual({
    name: "public.categories",
    columns: expect.arrayContaining(["id", "key"]) as string[],
    rows: 2,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  });
  expect(migrations.length).toBeGreaterThan(2);
});

test("restored into an empty database, the shop is the same", async () => {
  await putBack(kept, place);
  expect(await contentOf(other.pool)).toEqual(before);
  expect(before["pgboss.job"]).toHaveLength(1);
  expect(readFileSync(join(place.uploads, "a/receipt.webp"), "utf8")).toBe("picture");
  expect(statSync(place.uploads).mode & 0o077).toBe(0);
  expect(readFileSync(join(place.media, "products/lamp~2.jpg"), "utf8")).toBe("lamp");
});

test("a picture with two names is stored once", () => {
  const [lamp, tinted] = ["lamp.jpg", "lamp~2.jpg"].map((name) => statSync(join(place.media, "products", name)).ino);
  expect(lamp).toBe(tinted);
});

test("after a restore, sequences continue and constraints hold", async () => {
  const { rows } = await other.pool.query<{ id: string }>(
    "insert into audit_trail (actor, action, entity, entity_id) values ('a', 'b', 'c', 'd') returning id",
  );
  expect(rows[0]!.id).toBe("2");
  await expect(
    other.pool.query("insert into categories (id, parent_id, level, key, name) values (3, 99, 1, 'x', '{}')"),
  ).rejects.toThrow("foreign key");
});

test("a database with content is replaced only with --replace", async () => {
  await expect(putBack(kept, place)).rejects.toThrow("The database is not empty: add --replace");
  writeFileSync(join(place.uploads, "later.webp"), "later");
  writeFileSync(join(place.media, "later.webp"), "later");
  await putBack(kept, { ...place, replace: true });
  expect(await contentOf(other.pool)).toEqual(before);
  expect(existsSync(join(place.uploads, "later.webp"))).toBe(false);
  expect(existsSync(join(place.media, "later.webp"))).toBe(true);
});

test("roles that may read the database still may after it was replaced", async () => {
  // A role that every PostgreSQL has.
  await other.pool.query(`
    revoke all on schema public from public;
    grant usage on schema public to pg_monitor;
    alter default privileges in schema public grant select on tables to pg_monitor;
    create view names as select name from stores;
    create function first_name() returns jsonb language sql begin atomic select to_jsonb(name) from stores limit 1; end`);
  await putBack(kept, { ...place, replace: true });
  const { rows } = await other.pool.query(
    "select has_schema_privilege('pg_monitor', 'public', 'usage') as usage, has_table_privilege('pg_monitor', 'orders', 'select') as select, to_regclass('names') as view, to_regproc('first_name') as function",
  );
  expect(rows).toEqual([{ usage: true, select: true, view: null, function: null }]);
});

test("a restore is refused while a server is running", async () => {
  const server = openDatabase(other.url);
  await server.pool.query("select 1");
  await expect(putBack(kept, { ...place, replace: true })).rejects.toThrow(
    "Servers are using this database: stop them first",
  );
  await server.close();
});

test("refuses a backup into a directory with files, and a restore from one without a backup", async () => {
  await expect(backUp(kept, { url: shop.url, uploads, media })).rejects.toThrow("is not empty: give a new directory");
  await expect(backUp(join(kept, "backup.json"), { url: shop.url, uploads, media })).rejects.toThrow(
    "is a file: give a new directory",
  );
  await expect(putBack(uploads, place)).rejects.toThrow(`contains no backup: it has no ${manifestFile}`);
});

test("of two concurrent backups into one directory one succeeds, and the other fails with a message", async () => {
  const target = join(directory, "twice");
  const outcomes = await Promise.allSettled([1, 2].map(() => backUp(target, { url: shop.url, uploads, media })));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(outcomes.find((one) => one.status === "rejected")!.reason).toMatchObject({
    message: expect.stringContaining("is not empty: give a new directory"),
  });
  expect(readdirSync(join(target, "tables"))).toHaveLength(readBackup(target).tables.length);
  expect(readdirSync(directory).filter((name) => name.includes("partial"))).toEqual([]);
});

test("the next backup removes the draft of a killed one, but no draft in progress or of another database", async () => {
  const target = join(directory, "again");
  const killed = new pg.Client({ connectionString: shop.url });
  await killed.connect();
  const draft = await makeDraft(killed, target);
  const anothers = `${target}.partial-1-1-0a1b2c3d`;
  mkdirSync(anothers);
  const drafts = () =>
    readdirSync(directory)
      .filter((name) => name.startsWith("again.partial"))
      .map((name) => join(directory, name));
  await backUp(target, { url: shop.url, uploads, media });
  expect(drafts().sort()).toEqual([anothers, draft].sort());
  await killed.end();
  rmSync(target, { recursive: true });
  await backUp(target, { url: shop.url, uploads, media });
  expect(drafts()).toEqual([anothers]);
  rmSync(anothers, { recursive: true });
});

test("old drafts of earlier versions are removed", async () => {
  const target = join(directory, "upgraded");
  const [old, recent] = ["811-aB3dE9", "812-Zz0yX1"].map((end) => `${target}.partial-${end}`);
  for (const draft of [old!, recent!]) mkdirSync(draft);
  const monthAgo = new Date(Date.now() - 30 * 24 * 3_600_000);
  utimesSync(old!, monthAgo, monthAgo);
  await backUp(target, { url: shop.url, uploads, media });
  expect([old!, recent!].map((draft) => existsSync(draft))).toEqual([false, true]);
  rmSync(recent!, { recursive: true });
});

test("a backup that loses its connection while copying files is not completed", async () => {
  const target = join(directory, "lost");
  const many = join(directory, "many");
  mkdirSync(many);
  for (let file = 0; file < 3000; file++) writeFileSync(join(many, String(file)), "");
  const drafts = () => readdirSync(directory).filter((name) => name.startsWith("lost"));
  const outcome = backUp(target, { url: shop.url, uploads: many, media }).then(() => "whole", String);
  await vi.waitFor(() => expect(existsSync(join(directory, drafts()[0]!, "uploads"))).toBe(true), {
    timeout: 30_000,
    interval: 1,
  });
  await shop.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'backup'",
  );
  expect(await outcome).toMatch(/connection/i);
  expect(drafts()).toEqual([]);
});

test.each(["/proc/shop", "/proc/shop/backup", join(import.meta.dirname, "backup.test.ts/backup")])(
  "a directory that cannot be created is reported in one line: %s",
  (target) => {
    const { status, signal, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "backup.ts"), target], {
      env: { PATH: process.env["PATH"], DATA_DIR: directory, DATABASE_URL: shop.url },
      encoding: "utf8",
      timeout: 60_000,
      killSignal: "SIGKILL",
    });
    expect({ status, signal }).toEqual({ status: 1, signal: null });
    expect(stderr).toMatch(/^\S+ cannot be created \(E\w+\): give a directory that this user can write\n$/);
  },
);

describe("a backup that cannot be restored is refused, and nothing is removed:", () => {
  const damaged = join(directory, "damaged");
  const edit = (file: string, by: (text: string) => string) =>
    writeFileSync(join(damaged, file), by(readFileSync(join(damaged, file), "utf8")));
  const change = (manifest: Partial<Backup>) =>
    writeFileSync(join(damaged, manifestFile), JSON.stringify({ ...readBackup(damaged), ...manifest }));

  test.for<[string, () => void, string]>([
    [
      "a row too many",
      () => appendFileSync(join(damaged, "tables/public.brands.copy"), "1\tAcme\t\\N\n"),
      "holds 1 rows instead of 0: the backup is damaged",
    ],
    [
      "a table without its file",
      () => rmSync(join(damaged, "tables/public.brands.copy")),
      "public.brands.copy is missing: the backup is damaged",
    ],
    [
      "a table with another letter",
      () => edit("tables/public.categories.copy", (text) => text.replace("lights", "lighty")),
      "public.categories.copy has been changed: the backup is damaged",
    ],
    [
      "a list of what is in it that was cut off",
      () => edit(manifestFile, (text) => text.slice(0, -20)),
      "backup.json has been changed: the backup is damaged",
    ],
    [
      "an upload that is gone",
      () => rmSync(join(damaged, "uploads/a/receipt.webp")),
      "uploads/a/receipt.webp is missing: the backup is damaged",
    ],
    [
      "a picture that was cut off",
      () => edit("media/products/lamp.jpg", () => "la"),
      "media/products/lamp.jpg has 2 bytes instead of 4: the backup is damaged",
    ],
    ["another job queue", () => change({ jobQueue: 1 }), "The backup has version 1 of the job queue's tables"],
    [
      "a migration of the future",
      () => change({ migrations: [{ name: "9999-future", checksum: "x" }] }),
      "migration 9999-future, which this version does not have",
    ],
  ])("%s", async ([, damage, message]) => {
    rmSync(damaged, { recursive: true, force: true });
    cpSync(kept, damaged, { recursive: true });
    damage();
    await expect(putBack(damaged, { ...place, replace: true })).rejects.toThrow(message);
    expect(await contentOf(other.pool)).toEqual(before);
    expect(existsSync(join(place.uploads, "a/receipt.webp"))).toBe(true);
  });

  test("a backup of a version without file hashes can be restored", async () => {
    rmSync(damaged, { recursive: true, force: true });
    cpSync(kept, damaged, { recursive: true });
    const { files: _, tables, ...rest } = readBackup(damaged);
    writeFileSync(
      join(damaged, manifestFile),
      JSON.stringify({ ...rest, tables: tables.map(({ sha256: __, ...table }) => table) }),
    );
    await putBack(damaged, { ...place, replace: true });
    expect(await contentOf(other.pool)).toEqual(before);
  });
});
