import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What search documents are made by, below `src`. */
const sources = ["modules/search/**/*.ts", "modules/catalog/products/describe-products.ts"];

/**
 * A fingerprint of the rules by which search documents are written. The build puts the result in the place of this module
 * (`apps/server/rolldown.config.mjs`), since it has no sources.
 */
export function readIndexRules(): string {
  const cwd = join(import.meta.dirname, "../..");
  const hash = createHash("sha256");
  for (const name of globSync(sources, { cwd, exclude: ["**/*.test.ts"] }).sort())
    hash
      .update(name)
      .update("\0")
      .update(readFileSync(join(cwd, name)))
      .update("\0");
  return hash.digest("hex").slice(0, 16);
}
