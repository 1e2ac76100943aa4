import { fileURLToPath } from "node:url";
import { changeFiles } from "./change-files.ts";

const ownRoutes = JSON.stringify(fileURLToPath(new URL("../app/lib/pages/routes-for.ts", import.meta.url)));

/** What is written anew, by file: a piece of the router's text and what stands in its place. */
const files: readonly { file: RegExp; places: readonly (readonly [string, string])[] }[] = [
  {
    file: /react-router\/dist\/production\/lib\/router\/utils\.js$/,
    places: [
      ["function flattenAndRankRoutes(routes) {\n\tlet branches = flattenRoutes(routes);", 'function flattenAndRankRoutes(routes, mayBeMeant) {\n\tlet branches = flattenRoutes(routes, [], [], "", false, mayBeMeant);'],
      ["_hasParentOptionalSegments = false) {", "_hasParentOptionalSegments = false, mayBeMeant = () => true) {"],
      ["routesMeta, path, hasParentOptionalSegments);", "routesMeta, path, hasParentOptionalSegments, mayBeMeant);"],
      ["routes.forEach((route, index) => {\n", "routes.forEach((route, index) => {\n\t\tif (!mayBeMeant(route)) return;\n"],
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
        "\t#branchesFor(location) {\n\t\tconst { segment, mayBeMeant } = routesFor(this.#routes, location.pathname ?? location);\n\t\tif (!this.#branches.has(segment)) this.#branches.set(segment, flattenAndRankRoutes(this.#routes, mayBeMeant));\n\t\treturn this.#branches.get(segment);\n\t}\n\tmatch(locationArg",
      ],
    ],
  },
];

/**
 * The router makes patterns of all of the shop's eighty addresses, in two languages' forms, twice
 * before a page comes to life, and goes through them for each link that is followed: a cheap phone
 * is busy with that for a tenth of a second. Here it makes those that the address may mean. A
 * router that does this elsewhere stops the build.
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
