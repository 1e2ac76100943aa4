import { Visitor } from "rolldown/utils";
import { applyCuts, changeFiles, type Cut, type Program } from "./change-files.ts";

const warnings = new Set(["warning", "warnOnce"]);

/** Texts for developers: the router's warnings, and the messages of its invariants. */
function wordsIn(program: Program): Cut[] {
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
export const leaveOutWarnings = () =>
  changeFiles("leave-out-warnings", [
    {
      file: /react-router\/dist\/production\/lib\/.*\.js$/,
      change(code) {
        return applyCuts(code, wordsIn(this.parse(code)));
      },
    },
  ]);
