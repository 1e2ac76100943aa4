import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import swc, { type ParseOptions } from "@swc/core";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { boundaryRules } from "./boundary-rules.ts";

const root = join(import.meta.dirname, "../..");
const folders = ["packages", "apps", "tools", "e2e", "bench"];

// dependency-cruiser asks for TypeScript without JSX, whatever the file is.
const { parseFileSync } = swc;
Object.assign(swc, {
  parseFileSync: (path: string, options: ParseOptions) =>
    parseFileSync(path, { ...options, syntax: "typescript", tsx: path.endsWith("x") }),
});

/** Reads every import of the project, types included, and returns those that must not exist. */
export async function findViolations(baseDir = root): Promise<{ modules: number; violations: string[] }> {
  const present = folders.filter((folder) => existsSync(join(baseDir, folder)));
  const { output } = await cruise(
    present,
    {
      baseDir,
      // The default parser needs the API of TypeScript, which version 7 lacks. It would see no module, and so find
      // nothing wrong.
      parser: "swc",
      tsPreCompilationDeps: true,
      ruleSet: { forbidden: boundaryRules },
      validate: true,
      doNotFollow: { path: "node_modules" },
      // The parser takes declarations of values for values without one.
      exclude: { path: "(^|/)(node_modules|build|\\.react-router|\\+types)/|\\.d\\.m?ts$" },
      enhancedResolveOptions: {
        exportsFields: ["exports"],
        conditionNames: ["import", "node", "default"],
        extensions: [".ts", ".tsx", ".mjs", ".js"],
      },
      outputType: "json",
    },
    { bustTheCache: true },
  );
  const { summary, modules } = (typeof output === "string" ? JSON.parse(output) : output) as ICruiseResult;
  const violations = summary.violations.map(({ rule: { name }, from, to, cycle }) => {
    const { comment } = boundaryRules.find((each) => each.name === name)!;
    return `${from} → ${cycle ? cycle.map((step) => step.name).join(" → ") : to}: ${name} (${comment})`;
  });
  return { modules: modules.length, violations };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { modules, violations } = await findViolations();
  for (const violation of violations) console.error(violation);
  console.log(`${modules} modules, ${violations.length} imports that must not be`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
