import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const app = join(import.meta.dirname, "../../apps/storefront/app");

/** Imports of the limits of fields. Each is defined once: by the API, or in the constants of the pages. */
const places = /import \{([^}]*)\} from "(?:@shop\/contract\/limits|(?:\.\.\/)+lib\/constants\.ts)"/g;

/** An attribute that limits the length of a field, in a source. */
const limit = /\b(?:max|min)Length(?:=|: )(\{[^}]*\}|"[^"]*"|'[^']*'|[\w.]+)/g;

/** The limits in a source that are not imported. */
function bareLimits(source: string): string[] {
  const names = new Set(
    [...source.matchAll(places)].flatMap(([, list]) => list!.split(",").map((name) => name.trim())),
  );
  return [...source.matchAll(limit)]
    .filter(([, value]) => !names.has(value!.replace(/^\{|\}$/g, "")))
    .map(([whole]) => whole);
}

const imported = 'import { longestName, longestNote } from "@shop/contract/limits";';

test.each([
  ["<Field maxLength={longestName} />", []],
  ["<Field minLength={longestNote} />", []],
  ["<Field maxLength={100} />", ["maxLength={100}"]],
  ['<Field maxLength="100" />', ['maxLength="100"']],
  ["<Field maxLength={2 * longestName} />", ["maxLength={2 * longestName}"]],
  ["<Field minLength={shortest} />", ["minLength={shortest}"]],
  ["<Field {...{ maxLength: 100 }} />", ["maxLength: 100"]],
])("%s is told: %j", (markup, told) => expect(bareLimits(`${imported} ${markup}`)).toEqual(told));

test("no form field has its own limit, which could differ from the API's", () => {
  const sources = globSync("**/*.{ts,tsx}", { cwd: app, exclude: (name) => /\.test\.tsx?$/.test(name) }).map(
    (file) => [file, readFileSync(join(app, file), "utf8")] as const,
  );
  expect(sources.filter(([, text]) => text.includes("maxLength")).length).toBeGreaterThan(15);
  expect(sources.flatMap(([file, text]) => bareLimits(text).map((bare) => `${file} ${bare}`))).toEqual([]);
});
