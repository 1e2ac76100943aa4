import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { createServer } from "vite";
import { readStrings, wordsOf } from "./source-strings.ts";

/** Read by Tailwind itself. */
const readByTailwind = /^--default-/;

/**
 * What is wrong between the style sheets and the components of a storefront: classes, custom properties and animations
 * that nothing uses, and classes that no style sheet has.
 */
export async function findStyleFaults(storefront: string): Promise<string[]> {
  const { strings, classes } = readStrings(join(storefront, "app"), ["**/*.{ts,tsx}"]);
  /** Also without variants: `tap` of `sm:tap`. */
  const words = new Set([...strings].flatMap(wordsOf).flatMap((word) => [word, word.slice(word.lastIndexOf(":") + 1)]));
  const sheets = globSync("app/styles/*.css", { cwd: storefront })
    .map((file) => withoutTexts(readFileSync(join(storefront, file), "utf8")))
    .join("\n");
  const own = [...named(sheets, /@utility ([\w-]+)/g), ...classesIn(sheets)];
  const built = classesIn(withoutTexts(await buildSheet(storefront)));
  const animations = named(sheets, /@keyframes ([\w-]+)/g);
  return [
    ...own.filter((name) => !words.has(name)).map((name) => `.${name}: no component uses this class`),
    ...unusedProperties(sheets, words).map((name) => `${name}: nothing reads this custom property`),
    ...animations
      .filter((name) => !new RegExp(`animat[\\w-]*:[^;]*\\b${name}\\b`).test(sheets))
      .map((name) => `@keyframes ${name}: no animation uses it`),
    ...built
      .filter((name) => !own.includes(name) && !words.has(name))
      .map((name) => `.${name}: made by Tailwind of a word that is no class; add it to the words in styles/look.css`),
    ...[...classes]
      .filter(([name]) => !built.includes(name))
      .map(
        ([name, file]) =>
          `${file}: the class ${name} is in no style sheet; Tailwind finds only whole classes, between quotes or blanks`,
      ),
  ];
}

/** Without comments and quoted texts, such as paths. */
const withoutTexts = (css: string) => css.replace(/\/\*.*?\*\/|"[^"]*"/gs, "");

const named = (css: string, pattern: RegExp) => [...new Set([...css.matchAll(pattern)].map(([, name]) => name!))];

/** The names of classes, without the backslashes before signs such as `:`. */
const classesIn = (css: string) =>
  named(css, /\.((?:[a-z@*[-]|\\.)(?:[\w-]|\\.)*)/g).map((name) => name.replace(/\\(.)/g, "$1"));

function unusedProperties(sheets: string, words: ReadonlySet<string>): string[] {
  const read = new Set(named([sheets, ...words].join("\n"), /\((--[\w-]+)/g));
  const theme = [...sheets.matchAll(/@theme[^{]*\{([^}]*)\}/g)].join("\n");
  const ofTheme = new Set(named(theme, /(--[\w-]+):/g));
  /** A value of the theme is used by its classes: `--color-line` by `border-line`. */
  const hasClass = (name: string) => {
    const [, value] = /^--(?:font-weight|[a-z]+)-(\w+(?:-\w+)*)/.exec(name) ?? [];
    return [...words].some((word) => new RegExp(`-${value}(?:$|[/!])`).test(word));
  };
  return named(sheets, /(--[\w-]+):/g).filter(
    (name) => !read.has(name) && !readByTailwind.test(name) && !(ofTheme.has(name) && hasClass(name)),
  );
}

/** The style sheet of all pages, made as in a build. */
async function buildSheet(storefront: string): Promise<string> {
  const server = await createServer({
    root: storefront,
    configFile: false,
    plugins: [tailwindcss()],
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return (await server.transformRequest("/app/styles/app.css?direct"))!.code;
  } finally {
    await server.close();
  }
}
