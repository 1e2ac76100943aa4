import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const app = join(import.meta.dirname, "../../apps/storefront/app");
const areasIn = (language: string) =>
  globSync(`i18n/messages/${language}/*.ts`, { cwd: app })
    .map((file) => basename(file, ".ts"))
    .sort();

type Texts = Record<string, string>;
const load = async (language: string, area: string) =>
  ((await import(join(app, `i18n/messages/${language}/${area}.ts`))) as Record<string, Texts>)[
    area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  ]!;

const sources = globSync("**/*.{ts,tsx}", { cwd: app })
  .filter((file) => !file.startsWith("i18n/messages/"))
  .map((file) => readFileSync(join(app, file), "utf8"))
  .join("\n");

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

for (const area of areasIn("en")) {
  test(`${area}: three languages, with the same keys and placeholders`, async () => {
    const english = await load("en", area);
    for (const language of ["km", "zh"]) {
      const texts = await load(language, area);
      expect(Object.keys(texts).sort(), language).toEqual(Object.keys(english).sort());
      for (const [key, text] of Object.entries(texts)) {
        expect(text.trim(), `${language}/${area}.${key} is empty`).not.toBe("");
        expect(placeholders(text), `${language}/${area}.${key}`).toEqual(placeholders(english[key]!));
      }
    }
  });
}

test.each(["km", "zh"])(
  "the wishlist has one name in %s; only English has the specification's two",
  async (language) => {
    const { wishlist, favorite } = await load(language, "core");
    expect(wishlist).toBe(favorite);
  },
);

test("the three languages have the same areas", () => {
  expect(areasIn("km")).toEqual(areasIn("en"));
  expect(areasIn("zh")).toEqual(areasIn("en"));
});

test("Chinese uses its own punctuation, and one … for waiting", async () => {
  for (const area of areasIn("zh")) {
    const strange = Object.values(await load("zh", area)).filter((text) =>
      /\p{Script=Han}\s*[:;,!?(]|……|\s…|\.\.\./u.test(text),
    );
    expect(strange, area).toEqual([]);
  }
});

test("code does not join texts with a colon, since each language does it differently (core.named)", () => {
  expect([...sources.matchAll(/`\$\{[^`{}]*\}: \$\{[^`{}]*\}`/g)].map(([joined]) => joined)).toEqual([]);
});
