import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findStyleFaults } from "./styles.ts";

/** Tests the check itself: each fault is planted in a small storefront, where it must be found. */
let storefront = "";

beforeEach(() => {
  storefront = realpathSync(mkdtempSync(join(tmpdir(), "shop-styles-")));
  symlinkSync(join(import.meta.dirname, "../../node_modules"), join(storefront, "node_modules"));
});

afterEach(() => rmSync(storefront, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(join(storefront, "app", dirname(path)), { recursive: true });
  writeFileSync(join(storefront, "app", path), text);
}

async function faultsOf(css: string, page: string): Promise<string[]> {
  write("styles/app.css", `@import "tailwindcss" theme(inline); ${css}`);
  write("routes/home.tsx", page);
  return findStyleFaults(storefront);
}

const isSingle = "export const Home = ({ isSingle }) =>";

test.each([
  ["a class", ".teaser { color: red }", '<p className="flex">', ".teaser: no component uses this class"],
  [
    "a class that only a comment names",
    ".teaser { color: red }",
    '<p className="flex">{/* teaser */}',
    ".teaser: no component uses this class",
  ],
  ["a utility", "@utility teaser { color: red }", '<p className="flex">', ".teaser: no component uses this class"],
  ["a custom property", ":root { --edge: 1px }", '<p className="flex">', "--edge: nothing reads this custom property"],
  [
    "a value of the theme",
    "@theme { --color-edge: red; --color-edge-strong: red }",
    '<p className="border-edge">',
    "--color-edge-strong: nothing reads this custom property",
  ],
  [
    "an animation",
    "@keyframes shake { to { rotate: 1turn } }",
    '<p className="flex">',
    "@keyframes shake: no animation uses it",
  ],
  [
    "a word that Tailwind takes for a class",
    "",
    '<p className="flex">{/* uppercase */}',
    ".uppercase: made by Tailwind of a word that is no class; add it to the words in styles/look.css",
  ],
  [
    "a misspelt class",
    "",
    '<p className="flex flexx">',
    "routes/home.tsx: the class flexx is in no style sheet; Tailwind finds only whole classes, between quotes or blanks",
  ],
  [
    "a class that Tailwind does not see",
    "",
    '<p className={`flex sm:gap-3${isSingle ? " grid" : ""}`}>',
    "routes/home.tsx: the class sm:gap-3 is in no style sheet; Tailwind finds only whole classes, between quotes or blanks",
  ],
])("finds %s that has no effect", async (_, css, element, fault) => {
  expect(await faultsOf(css, `${isSingle} ${element}</p>;`)).toEqual([fault]);
});

test("accepts classes, properties and animations that are used", async () => {
  const css = `
    @theme inline { --color-*: initial; --color-edge: var(--edge); --text-lg: 1.125rem; --text-lg--line-height: 1.5; --default-transition-duration: 150ms }
    :root { --edge: red; --bar: 1px }
    @keyframes shake { to { rotate: 1turn } }
    .teaser, .aspect-14\\/5 { animation: shake 1s }
    @utility tap { min-height: 2.75rem }`;
  const page = `${isSingle} <p className={classNames("teaser sm:tap aspect-14/5", isSingle ? "border-edge/50" : "text-lg", state === "lost" && t("lost"))} style={{ height: "var(--bar)" }} />;`;
  expect(await faultsOf(css, page)).toEqual([]);
});
