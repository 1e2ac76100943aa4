import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const directory = join(import.meta.dirname, "../../docs/decisions");
const decisions = globSync("0*.md", { cwd: directory }).toSorted();
const read = (file: string) => readFileSync(join(directory, file), "utf8");

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** Whether a file's name is the title, or the title with words left out: `0002-b-c.md` for `# 2. A B and C`. */
function isNamedAfter(title: string, file: string): boolean {
  const [number, ...words] = wordsOf(file.replace(/\.md$/, ""));
  const [titleNumber, ...rest] = wordsOf(title);
  return (
    Number(number) === Number(titleNumber) &&
    words.every((word) => rest.splice(0, rest.indexOf(word) + 1 || Infinity).includes(word))
  );
}

test.each([
  ["0002-b-c.md", "# 2. A B and C", true],
  ["0002-b-c.md", "# 3. A B and C", false],
  ["0002-c-b.md", "# 2. A B and C", false],
  ["0002-b-d.md", "# 2. A B and C", false],
])("%s under the title %s: %s", (file, title, named) => expect(isNamedAfter(title, file)).toBe(named));

test("every decision's file is named after its title", () => {
  expect(decisions.length).toBeGreaterThan(25);
  expect(decisions.filter((file) => !isNamedAfter(read(file).split("\n", 1)[0]!, file))).toEqual([]);
});

test("the list of decisions has each of them once", () => {
  const listed = [...read("README.md").matchAll(/\]\((0[^)]*)\)/g)].map(([, file]) => file!);
  expect(listed.toSorted()).toEqual(decisions);
});
