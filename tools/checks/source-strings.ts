import { globSync } from "node:fs";
import { join } from "node:path";
import { parseFileSync } from "@swc/core";

/** What sources write in quotes. Comments, tests and messages are not included. */
interface SourceStrings {
  /** Strings, the fixed texts of templates, and names of properties, which may be keys of a table. */
  strings: Set<string>;
  /** The fixed texts of each template; values are inserted between them. */
  templates: string[][];
  /** The classes in `className` and `classNames()`, each with a file that uses it. */
  classes: Map<string, string>;
}

type Node = Record<string, unknown> & { type?: string };

/** Reads the sources below a directory that match the patterns. */
export function readStrings(directory: string, patterns: readonly string[]): SourceStrings {
  const found: SourceStrings = { strings: new Set(), templates: [], classes: new Map() };
  for (const file of globSync(patterns, { cwd: directory })) {
    if (/\.test\.tsx?$|\/testing\/|i18n\/messages\//.test(file)) continue;
    const { body } = parseFileSync(join(directory, file), { syntax: "typescript", tsx: file.endsWith("x") });
    for (const { node, isOfClass } of nodesIn(body)) {
      const text = node.type === "StringLiteral" ? node.value : node.cooked;
      if (typeof text === "string") {
        found.strings.add(text);
        if (isOfClass) for (const word of wordsOf(text)) found.classes.set(word, file);
      }
      const { key, quasis } = node as { key?: Node; quasis?: Node[] };
      if (typeof key?.value === "string") found.strings.add(key.value);
      if (quasis) found.templates.push(quasis.map(({ cooked }) => String(cooked)));
    }
  }
  return found;
}

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Every node of a syntax tree, and whether it is part of a class. */
function* nodesIn(tree: unknown, isOfClass = false): Generator<{ node: Node; isOfClass: boolean }> {
  if (typeof tree !== "object" || tree === null) return;
  if (Array.isArray(tree)) {
    for (const each of tree) yield* nodesIn(each, isOfClass);
    return;
  }
  const node = tree as Node;
  yield { node, isOfClass };
  const inside = holdsClasses(node) || (isOfClass && !holdsOthers(node));
  for (const value of Object.values(node)) yield* nodesIn(value, inside);
}

const nameIn = (node: Node, property: string) => (node[property] as Node).value;
const holdsClasses = (node: Node) =>
  (node.type === "JSXAttribute" && nameIn(node, "name") === "className") ||
  (node.type === "CallExpression" && nameIn(node, "callee") === "classNames");
/** The strings of a comparison, and arguments of other functions. */
const holdsOthers = (node: Node) =>
  node.type === "CallExpression" || (node.type === "BinaryExpression" && /^[!=]==$/.test(String(node.operator)));
