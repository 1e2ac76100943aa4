import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readOptions } from "./options.ts";

const folder = mkdtempSync(join(tmpdir(), "import-options-"));
afterAll(() => rmSync(folder, { recursive: true }));
const goods = join(folder, "goods.jsonl");
writeFileSync(goods, "");

test("the least is a file, whose ending names its format", () => {
  expect(readOptions([goods])).toEqual({
    file: goods,
    codes: [],
    mapping: "native",
    format: "jsonl",
    removeMissing: false,
    dryRun: false,
    anyPrice: false,
    overHalf: false,
  });
});

test.each([
  [[], /^Usage: npm run catalog:import/],
  [[goods, goods], /^Usage: npm run catalog:import/],
  [[folder], / is not a file$/],
  [[join(folder, "none.csv")], /^There is no file /],
  [[goods, "--mapping", "constructor"], /^There is no mapping constructor; there are native, /],
  [[goods, "--format", "xml"], /^There is no format xml: use jsonl or csv$/],
  [[goods, "--remove-missing"], /^--remove-missing needs the stores: add --store CODE$/],
  [[goods, "--store", "S001", "--over-half"], /^--over-half belongs to --remove-missing$/],
])("the options %j are refused", (args, message) => {
  expect(() => readOptions(args)).toThrow(
    expect.objectContaining({ name: "StartError", message: expect.stringMatching(message) }),
  );
});
