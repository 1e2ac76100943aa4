import { fileURLToPath } from "node:url";
import { patchFiles, replaceOnce } from "./patch-files.ts";

const routesFor = JSON.stringify(fileURLToPath(new URL("../../app/lib/pages/routes-for.ts", import.meta.url)));

/** Replacements by file: the router's code and what takes its place. */
const files: readonly { file: RegExp; places: readonly (readonly [string, string])[] }[] = [
  {
    file: /react-router\/dist\/production\/lib\/router\/utils\.js$/,
    places: [
      [
        "function flattenAndRankRoutes(routes) {\n\tlet branches = flattenRoutes(routes);",
        'function flattenAndRankRoutes(routes, canMatch) {\n\tlet branches = flattenRoutes(routes, [], [], "", false, canMatch);',
      ],
      ["_hasParentOptionalSegments = false) {", "_hasParentOptionalSegments = false, canMatch = () => true) {"],
      ["routesMeta, path, hasParentOptionalSegments);", "routesMeta, path, hasParentOptionalSegments, canMatch);"],
      [
        "routes.forEach((route, index) => {\n",
        "routes.forEach((route, index) => {\n\t\tif (!canMatch(route)) return;\n",
      ],
    ],
  },
  {
    file: /react-router\/dist\/production\/lib\/router\/matcher\.js$/,
    places: [
      ["import { flattenAndRankRoutes,", `import { routesFor } from ${routesFor};\nimport { flattenAndRankRoutes,`],
      ["this.#branches = flattenAndRankRoutes(routes);", "this.#branches = new Map();"],
      ["allowPartial, this.#branches);", "allowPartial, this.#branchesFor(locationArg));"],
      [
        "\tmatch(locationArg",
        "\t#branchesFor(location) {\n\t\tconst { segment, canMatch } = routesFor(this.#routes, location.pathname ?? location);\n\t\tif (!this.#branches.has(segment)) this.#branches.set(segment, flattenAndRankRoutes(this.#routes, canMatch));\n\t\treturn this.#branches.get(segment);\n\t}\n\tmatch(locationArg",
      ],
    ],
  },
];

/**
 * The router compiles patterns for all eighty routes, with and without a language, twice before
 * hydration, and scans them for every navigation: a tenth of a second on a cheap phone. This
 * compiles only those that the URL can match, by the first segment of its path.
 */
export const matchBySegment = () =>
  patchFiles(
    "match-by-segment",
    files.map(({ file, places }) => ({
      file,
      patch: (code) => places.reduce((left, [text, replacement]) => replaceOnce(left, text, replacement), code),
    })),
  );
