import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const list = readFileSync(join(root, "docs/specification-checklist.md"), "utf8");

interface Named {
  file: string;
  title: string | undefined;
}

/** Tests named in the list: `file`, optionally followed by a part of a title in quotes. */
const named: Named[] = [...list.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:test|spec)\.tsx?)`(?: "([^"]+)")?/g)].map(
  ([, file, title]) => ({ file: file!, title }),
);

/** The source of a test file, without the backslashes before quotes, to search for titles in it. */
const sourceOf = (file: string) => readFileSync(join(root, file), "utf8").replaceAll(/\\(["'`])/g, "$1");

test("every test named in the specification's check-list exists with that title", () => {
  expect(named.length).toBeGreaterThan(150);
  const missing = named.filter(
    ({ file, title }) => !existsSync(join(root, file)) || (title !== undefined && !sourceOf(file).includes(title)),
  );
  expect(missing).toEqual([]);
});

test("all nine sections are listed, and every row names a test or a reason", () => {
  for (let section = 1; section <= 9; section++) expect(list).toContain(`\n## ${section}. `);
  const rows = list.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| sentence"));
  expect(rows.filter((row) => !/\.(test|spec)\.tsx?`|\*open\*/.test(row.split("|")[2] ?? ""))).toEqual([]);
});
