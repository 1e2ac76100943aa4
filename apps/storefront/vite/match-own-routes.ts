import { fileURLToPath } from "node:url";
import { changeFiles } from "./change-files.ts";

const ownRoutes = JSON.stringify(fileURLToPath(new URL("../app/lib/pages/routes-for.ts", import.meta.url)));

/** Replacements by file: the router's code and what takes its place. */
const files: readonly { file: RegExp; places: readonly (readonly [string, string])[] }[] = [
  {
    file: /react-router\/dist\/production\/lib\/router\/utils\.js$/,
    places: [
      ["function flattenAndRankRoutes(routes) {\n\tlet branches = flattenRoutes(routes);", 'function flattenAndRankRoutes(routes, canMatch) {\n\tlet branches = flattenRoutes(routes, [], [], "", false, canMatch);'],
      ["_hasParentOptionalSegments = false) {", "_hasParentOptionalSegments = false, canMatch = () => true) {"],
      ["routesMeta, path, hasParentOptionalSegments);", "routesMeta, path, hasParentOptionalSegments, canMatch);"],
      ["routes.forEach((route, index) => {\n", "routes.forEach((route, index) => {\n\t\tif (!canMatch(route)) return;\n"],
    ],
  },
  {
    file: /react-router\/dist\/production\/lib\/router\/matcher\.js$/,
    places: [
      ["import { flattenAndRankRoutes,", `import { routesFor } from ${ownRoutes};\nimport { flattenAndRankRoutes,`],
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
 * compiles only those that the URL can match. Fails the build if the router's code has changed.
 */
export const matchOwnRoutes = () =>
  changeFiles(
    "match-own-routes",
    files.map(({ file, places }) => ({
      file,
      change: (code) =>
        places.reduce((left, [text, instead]) => {
          if (left.split(text).length !== 2) throw new Error(`${file.source} no longer has ${JSON.stringify(text)} once: see vite/match-own-routes.ts`);
          return left.replace(text, () => instead);
        }, code),
    })),
  );
