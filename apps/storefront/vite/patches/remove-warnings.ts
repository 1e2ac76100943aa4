import { Visitor } from "rolldown/utils";
import { applyCuts, patchFiles, type Cut, type Program } from "./patch-files.ts";

const warnings = new Set(["warning", "warnOnce"]);

/** Texts for developers: the router's warnings, and the messages of its invariants. */
function warningsIn(program: Program): Cut[] {
  const cuts: Cut[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [condition, words], start, end }) {
      if (callee.type !== "Identifier" || !condition) return;
      if (warnings.has(callee.name)) cuts.push({ start, end, text: "void 0" });
      else if (callee.name === "invariant" && words) cuts.push({ start: condition.end, end: words.end, text: "" });
    },
  }).visit(program);
  return cuts;
}

/** Removes them from the browser's script. The server keeps them for its log. */
export const removeWarnings = () =>
  patchFiles("remove-warnings", [
    {
      file: /react-router\/dist\/production\/lib\/.*\.js$/,
      patch(code) {
        return applyCuts(code, warningsIn(this.parse(code)));
      },
    },
  ]);
