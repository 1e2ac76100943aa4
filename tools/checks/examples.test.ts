import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadPlaces } from "@shop/api/flows/places/load-places";
import { stores } from "@shop/api/modules/stores/tables";
import { testApi } from "@shop/api/testing/shops/test-api";
import { importProducts } from "../import/import-products.ts";
import { mappings } from "../import/mappings/all.ts";
import { readLines } from "../import/read-lines.ts";
import { commands } from "../operate/commands.ts";
import { readLines as readCommandLines } from "../operate/lines.ts";
import { readCommand } from "../operate/operate.ts";
import { commandLine } from "../operate/testing/command-line.ts";
import { seedDemo } from "../seed/seed-demo.ts";

/** Readers try the examples of the documents first in the demo, so they are run against it. */
const { database, services } = await testApi();
beforeAll(() => seedDemo(services));

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "shop-examples-"));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (document: string) => readFileSync(join(root, document), "utf8");
const jsonOf = (document: string) => [...read(document).matchAll(/^```json\n([^]*?)^```/gm)].map(([, text]) => text!);
const [product = "", categories = "", variants = ""] = jsonOf("docs/importing.md");
const [places = ""] = jsonOf("docs/operating.md");
const run = commandLine(services);

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function importFile(text: string) {
  const [store] = await database.db.select({ id: stores.id }).from(stores).where(eq(stores.code, "S001"));
  const refused: string[] = [];
  const onRefused = (_line: number, _sku: string, reason: string) => void refused.push(reason);
  const { added } = await importProducts(database, readLines(fileOf("products.jsonl", text), "jsonl"), {
    mapping: mappings.native,
    storeIds: [store!.id],
    onRefused,
  });
  return { added, refused };
}

test("the example of categories is saved, and the example product is in one of them", async () => {
  expect(await run("category", "save", fileOf("categories.json", categories))).toContain("3 added, 0 changed");
  expect(await importFile(product)).toEqual({ added: 1, refused: [] });
});

test("the example product with variants is imported", async () => {
  const { sku: _, price: __, stock: ___, ...rest } = JSON.parse(product) as Record<string, unknown>;
  expect(await importFile(JSON.stringify({ sku: "A-2", ...rest, ...(JSON.parse(variants) as object) }))).toEqual({
    added: 1,
    refused: [],
  });
});

test("the example of places is loaded", async () => {
  expect(await loadPlaces(database, fileOf("places.json", places))).toEqual({
    added: 2,
    changed: 0,
    unchanged: 0,
    refused: [],
  });
});

const documents = ["README.md", ...globSync(["docs/*.md", "deploy/*.md"], { cwd: root })].map(read).join("\n");
const operated = [...documents.matchAll(/npm run operate (?:--silent )?-- (?:--as \w+ )?((?:(?! #)[^`\n>])+)/g)].map(
  ([, line]) => line!.trim(),
);
const quoted = [...documents.matchAll(/`([a-z-]+ [^`\n]+)`/g)]
  .map(([, line]) => line!)
  .filter((line) => commands.some(({ usage }) => usage.split(" ")[0] === line.split(" ")[0]));
const shown = [...new Set([...operated, ...quoted])].filter((line) => !/^(-|help)/.test(line));

test("every example of a staff command exists, with its values and options", () => {
  expect(shown.length).toBeGreaterThan(60);
  const wrong = (line: string) => {
    const [{ words } = { words: [] }] = readCommandLines(line);
    try {
      readCommand(commands, words);
      return [];
    } catch (error) {
      const message = (error as Error).message.split("\n")[0]!;
      // The command is named without its values.
      return words.length === 2 && message.endsWith(" is missing") ? [] : [`${line}: ${message}`];
    }
  };
  expect(shown.flatMap(wrong)).toEqual([]);
});

/** Those in which nothing but the store is left open. */
const settings = shown.filter((line) => /^store set CODE [^A-Z]+$/.test(line));

test.each(settings)("%s", async (line) => {
  const [{ words } = { words: [] }] = readCommandLines(line.replace("CODE", "S001"));
  expect(await run(...words)).toContain("S001: ");
});
