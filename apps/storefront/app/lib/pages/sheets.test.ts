import { readdirSync, readFileSync, globSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { isLandingPage } from "./sheets.ts";

const app = fileURLToPath(new URL("../../", import.meta.url));
const read = (file: string) => readFileSync(join(app, file), "utf8");

/** Files of the app that a file imports, statically or dynamically. */
const importsOf = (file: string) =>
  [...read(file).matchAll(/(?:from|import)\s*\(?\s*"(\.[^"?]+\.tsx?)"/g)].map(([, path]) =>
    relative(app, join(app, dirname(file), path!)),
  );

function reachedFrom(entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...importsOf(file));
  }
  return found;
}

const pages = readdirSync(join(app, "routes"), { recursive: true, encoding: "utf8" })
  .map((file) => `routes/${file}`)
  .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx") && !file.startsWith("routes/layouts/"));
const landingPages = pages.filter((file) => isLandingPage(file.replace(/\.tsx$/, "")));

test("the style sheet of landing pages has all the classes that they use", () => {
  const sources = [...read("styles/first.css").matchAll(/@source "\.\.\/([^"]+)"/g)].flatMap(([, pattern]) =>
    globSync(pattern!, { cwd: app }),
  );
  const shown = [...reachedFrom(["root.tsx", "routes/language.tsx", ...landingPages])].filter((file) =>
    /className|classNames/.test(read(file)),
  );
  expect(shown.length).toBeGreaterThan(50);
  // These pass classes on and have none of their own.
  const known = new Set([...sources, "root.tsx", "ui/class-names.ts", "i18n/link.tsx"]);
  expect(shown.filter((file) => !known.has(file))).toEqual([]);
});

test("every other page loads the whole style sheet", () => {
  const without = pages.filter((file) => !read(file).includes("loadWholeSheet()"));
  expect(without.toSorted()).toEqual([...landingPages, "routes/language.tsx"].toSorted());
});
