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
    stderr: expect.stringMatching(/^Unknown option '--stroe'\nUsage: npm run catalog:import -- FILE --store CODE/),
  });
});

/** For a test that starts up to eight imports on a busy machine. */
const patient = { timeout: 600_000 };

/** Imports a file in a process of its own, which is killed if it does not end. */
async function runImport(name: string, bytes?: Buffer | string) {
  const file = join(folder, name);
  if (bytes !== undefined) writeFileSync(file, bytes);
  const env = { PATH: process.env["PATH"], DATA_DIR: folder, DATABASE_URL: database.url };
  // Not `spawnSync`, which would block the other tests of this process and their connections.
  const child = spawn(process.execPath, [staff, "import", file, "--store", "S001"], {
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

test("an empty file, a missing file or an unknown column exits with 1 and changes nothing", patient, async () => {
  expect(await runImport("priced.csv", "sku,name,category,price\nA-2,Phone,smartphone,299\n")).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("1 added"),
  });
  const misspelt = await runImport("misspelt.csv", "sku,name,category,Price\nA-2,Phone,smartphone,199\n");
  expect(misspelt).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('its header row: "Price" is no field of a product: is price meant?'),
  });
  expect((await database.pool.query("select price from products where sku = 'A-2'")).rows).toEqual([
    { price: "29900" },
  ]);
  expect(await runImport("nameless.csv", "sku,category,price\nA-2,smartphone,199\n")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("its header row: the column name is missing"),
  });
  expect((await database.pool.query("select price from products where sku = 'A-2'")).rows).toEqual([
    { price: "29900" },
  ]);
  expect(await runImport("empty.jsonl", "")).toMatchObject({ status: 1, stdout: expect.stringContaining("0 lines") });
  mkdirSync(join(folder, "directory.jsonl"));
  expect(await runImport("directory.jsonl")).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^There is no file \S+directory\.jsonl\n$/),
  });
});

test("missing fields stay unchanged, empty fields remove the value", patient, async () => {
  const whole = {
    sku: "A-3",
    name: { en: "Phone", km: "ទូរស័ព្ទ" },
    category: "smartphone",
    brand: "Nokia",
    description: "<p>Good</p>",
    images: ["a.jpg"],
    "spec.ram": "8 GB",
    price: 299,
    option_groups: ["Colour"],
    variants: [{ sku: "A-3-R", options: ["Red"], price: 299, stock: 4 }],
    warranty_months: 12,
  };
  const kept = async () => {
    const { rows } = await database.pool.query(
      "select p.name->>'en' as name, p.name->>'km' as km, b.name as brand, description->>'en' as text, images, price, warranty_months, (select json_agg(v.sku) from variants v where product_id = p.id) as variants, (select sum(on_hand)::integer from stock where product_id = p.id) as pieces from products p left join brands b on b.id = brand_id where sku = 'A-3'",
    );
    return rows[0];
  };
  await runImport("whole.jsonl", JSON.stringify(whole));
  const before = {
    name: "Phone",
    km: "ទូរស័ព្ទ",
    brand: "Nokia",
    text: "<p>Good</p>",
    images: ["a.jpg"],
    price: "29900",
    warranty_months: 12,
    variants: ["A-3-R"],
    pieces: 4,
  };
  expect(await kept()).toEqual(before);
  expect(await runImport("prices.csv", "sku,name,category,price\nA-3,Phone 2,smartphone,199\n")).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("1 changed"),
  });
  expect(await kept()).toEqual({ ...before, name: "Phone 2", price: "19900" });
  expect(
    await runImport("names.csv", "sku,name,name_km,category,brand,images\nA-3,Phone 2,,smartphone,,\n"),
  ).toMatchObject({ status: 0 });
  expect(await kept()).toEqual({ ...before, name: "Phone 2", km: null, brand: null, images: [], price: "19900" });
  expect(await runImport("promotion.csv", "sku,name,category,promo_price\nA-3,Phone 2,smartphone,99\n")).toMatchObject({
    status: 1,
    stdout: expect.stringContaining("price is missing beside the promotion"),
  });
  expect(await runImport("variants.csv", "sku,name,category,variants\nA-3,Phone 2,smartphone,red\n")).toMatchObject({
    status: 1,
    stdout: expect.stringContaining("variants is not a list"),
  });
  expect((await kept()).variants).toEqual(["A-3-R"]);
  const inColumn =
    'sku,name,category,option_groups,variants\nA-3,Phone 2,smartphone,"[""Colour""]","[{""sku"":""A-3-B"",""options"":[""Blue""],""price"":199,""stock"":2}]"\n';
  expect(await runImport("column.csv", inColumn)).toMatchObject({ status: 0 });
  expect(await kept()).toMatchObject({ variants: ["A-3-B"], pieces: 2 });
  expect(await runImport("none.csv", "sku,name,category,variants\nA-3,Phone 2,smartphone,\n")).toMatchObject({
    status: 0,
  });
  expect(await kept()).toMatchObject({ variants: null });
});

test("an import of a truncated gzip reports what it read until then, and exits with 1", patient, async () => {
  const { status, signal, stderr } = await runImport(
    "cut.jsonl.gz",
    gzipSync(`${product}\n`.repeat(1000)).subarray(0, 60),
  );
  expect({ status, signal }).toEqual({ status: 1, signal: null });
  expect(stderr).toMatch(/unexpected end of file\. Imported until then: \d+ lines: /);
});
