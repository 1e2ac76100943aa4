import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const documents = globSync(["*.md", "docs/**/*.md", "deploy/*.md", "apps/storefront/{app,vite}/**/*.md"], {
  cwd: root,
});

/** The text without code blocks, in which `# …` is no heading. */
const read = (path: string) => readFileSync(join(root, path), "utf8").replace(/```[\s\S]*?```/g, "");

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-");

const anchorsOf = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!));

/** Links of a text to files or headings that do not exist. */
function brokenLinks(path: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link!)
    .filter((link) => !/^https?:/.test(link));
  return links.filter((link) => {
    const [to = "", anchor] = link.split("#");
    const target = to === "" ? path : normalize(join(dirname(path), to));
    if (to !== "" && !existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(to === "" ? text : read(target)).includes(anchor);
  });
}

test.each([
  ["[a file](../CONTRIBUTING.md)", []],
  ["[a heading](../CONTRIBUTING.md#how-we-write)", []],
  ["## Staff's `tools`, by day\n[here](#staffs-tools-by-day)", []],
  ["[a site](https://example.com/#x)", []],
  ["[no file](missing.md)", ["missing.md"]],
  ["[no heading](../CONTRIBUTING.md#missing)", ["../CONTRIBUTING.md#missing"]],
  ["[not here](#missing)", ["#missing"]],
])("%s is told: %j", (text, told) => expect(brokenLinks("docs/a.md", text)).toEqual(told));

test("every link in documents leads to an existing file and heading", () => {
  expect(documents.length).toBeGreaterThan(30);
  expect(documents.flatMap((path) => brokenLinks(path, read(path)).map((link) => `${path}: ${link}`))).toEqual([]);
});

const sources = globSync("{apps,packages,tools,e2e,bench,deploy}/**/*.{ts,tsx,mjs}", {
  cwd: root,
  exclude: (name) => ["node_modules", "build"].includes(name),
});

test("every source file that documents name exists", () => {
  const named = documents.flatMap((path) =>
    [...read(path).matchAll(/`([\w./-]+\.(?:ts|tsx|mjs))`/g)].map(([, file]) => ({ path, file: file! })),
  );
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(({ file }) => !sources.some((source) => `/${source}`.endsWith(`/${file}`)))).toEqual([]);
});

test("every {@link} of a comment names something in its file, where an editor finds it", () => {
  const linked = sources.flatMap((path) => {
    const text = readFileSync(join(root, path), "utf8");
    const code = text.replace(/\/\*\*[^]*?\*\//g, "");
    return [...text.matchAll(/\{@link (\w+)/g)].map(([, name]) => ({ path, name: name!, code }));
  });
  expect(linked.length).toBeGreaterThan(30);
  expect(
    linked.flatMap(({ path, name, code }) => (new RegExp(`\\b${name}\\b`).test(code) ? [] : `${path}: ${name}`)),
  ).toEqual([]);
});
