import { Visitor } from "rolldown/utils";
import { applyCuts, patchFiles, type Cut, type Program } from "./patch-files.ts";
import { unusedFunctions } from "./unused-functions.ts";

/** Assignments to removed functions, and `displayName`s, which exist for developer tools and keep unused components from being removed. */
const unusedAssignments = /^(FragmentInstance\.prototype\.|\w+\.displayName = )/;

/** Replaces functions that the shop does not use (`unused-functions.ts`), so that the bundler leaves out what only they need. */
export const removeFunctions = () =>
  patchFiles(
    "remove-functions",
    unusedFunctions.map(({ file, standIns }) => ({
      file,
      patch(code) {
        const missing = new Set(Object.keys(standIns));
        const cuts = cutsOf(code, this.parse(code), standIns, missing);
        if (missing.size > 0) throw new Error(`no longer has ${[...missing].join(", ")}`);
        return applyCuts(code, cuts);
      },
    })),
  );

/** The ranges to replace, in order; removes each name found from `missing`. */
function cutsOf(code: string, program: Program, standIns: Record<string, string>, missing: Set<string>): Cut[] {
  const cuts: Cut[] = [];
  new Visitor({
    FunctionDeclaration({ id, body }) {
      if (body && id && missing.delete(id.name)) cuts.push({ ...body, text: `{ ${standIns[id.name]} }` });
    },
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && init && missing.delete(id.name)) cuts.push({ ...init, text: standIns[id.name]! });
    },
    ExpressionStatement({ start, end }) {
      if (unusedAssignments.test(code.slice(start, end))) cuts.push({ start, end, text: "" });
    },
  }).visit(program);
  return cuts;
}
