import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { readStrings } from "./source-strings.ts";

const areas = "apps/storefront/app/i18n/messages/en/*.ts";
/** The contract and the kit have values that complete a key. */
const sources = ["apps/storefront/app/**/*.{ts,tsx}", "packages/{contract,kit}/src/**/*.ts"];

/**
 * The keys of texts that no source uses. A key may be completed by a value, as in `account.state_${state}`: then that
 * value has to be a number, a string or the name of a property in a source.
 */
export async function findUnusedTexts(root: string): Promise<string[]> {
  const { strings, templates } = readStrings(root, sources);
  const completed = templates
    .filter(([start]) => /^[a-z]+\.\w*$/.test(start!))
    .map((texts) => new RegExp(`^${texts.map((text) => text.replace(/\W/g, "\\$&")).join("(\\w+)")}$`));
  const isUsed = (key: string) =>
    strings.has(key) ||
    completed.some((pattern) =>
      pattern
        .exec(key)
        ?.slice(1)
        .every((value) => strings.has(value) || /^\d+$/.test(value)),
    );
  const keys = await Promise.all(globSync(areas, { cwd: root }).map((file) => keysOf(join(root, file))));
  return keys
    .flat()
    .filter((key) => !isUsed(key))
    .sort();
}

/** The full keys of an area, such as `core.cart`. */
async function keysOf(file: string): Promise<string[]> {
  const [texts] = Object.values((await import(file)) as Record<string, object>);
  return Object.keys(texts!).map((key) => `${basename(file, ".ts")}.${key}`);
}
