import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));
const text = readFileSync(join(root, "docs/dependencies.md"), "utf8");
const [, ships = "", builds = "", licences = ""] = text.split(/^## /m);

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const packageOf = (name: string) =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");

/** Libraries in the package.json of the packages, without the packages of this project. */
function named(kind: keyof Manifest): string[] {
  const manifests = ["package.json", ...globSync("{apps,packages}/*/package.json", { cwd: root })].map(
    (path) => read(path) as Manifest,
  );
  const all = manifests.flatMap((manifest) => Object.entries(manifest[kind] ?? {}));
  return [...new Set(all.filter(([name]) => !name.startsWith("@shop/")).map(([name]) => name))].sort();
}

/** Name and licence of each row of a table; only rows with a reason count. */
const rows = (table: string) =>
  [...table.matchAll(/^\| `([^`]+)` \| ([^|]+) \| \S.* \|$/gm)].map(([, name, licence]) => ({
    name: name!,
    licence: licence!,
  }));

/** The licence that an installed library states. */
function licenceOf(name: string): string {
  const place = [".", ...globSync("{apps,packages}/*", { cwd: root })]
    .map((folder) => join(folder, "node_modules", name, "package.json"))
    .find((path) => existsSync(join(root, path)));
  return (read(place!) as { license: string }).license;
}

test.each([
  ["ships", ships, named("dependencies")],
  ["builds and tests", builds, named("devDependencies")],
])("every library that %s is listed with its licence and a reason, and no other", (_, table, libraries) => {
  expect(
    rows(table)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(libraries);
  for (const { name, licence } of rows(table)) expect(`${name} ${licence}`).toBe(`${name} ${licenceOf(name)}`);
});

test("everything that ships, with indirect dependencies, has a listed licence", () => {
  const listed = new Set(licences.split("\n\n")[1]!.replace(/\.$/, "").split(", "));
  const locked = read("package-lock.json") as {
    packages: Record<string, { license?: string; dev?: boolean; link?: boolean }>;
  };
  const shipped = Object.entries(locked.packages).filter(
    ([path, { dev, link }]) => path.includes("node_modules/") && !dev && !link,
  );
  expect(shipped.length).toBeGreaterThan(100);
  const unknown = shipped.filter(([, { license = "none" }]) => {
    const choices = license.replace(/[()]/g, "").split(" OR ");
    return !choices.some((choice) => choice.split(" AND ").every((one) => listed.has(one)));
  });
  expect(unknown.map(([path, { license }]) => `${path} ${license}`)).toEqual([]);
});

test("staff's tools in an image need nothing that the image leaves out", () => {
  const kept = new Set(named("dependencies"));
  const files = globSync("tools/{import,operate,places,backup}/**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] });
  const packages = files.flatMap((path) =>
    [...readFileSync(join(root, path), "utf8").matchAll(/from "([^.":]+)"/g)].map(([, name]) => name!),
  );
  const needed = [...new Set(packages.map(packageOf))].filter((name) => !name.startsWith("@shop/"));
  expect(needed).toContain("csv-parse");
  expect(needed.filter((name) => !kept.has(name))).toEqual([]);
});

/** Names of packages that a file imports, including types only. */
const imported = (path: string) =>
  [
    ...readFileSync(join(root, path), "utf8").matchAll(
      /(?:^import |\bfrom )"([^".:][^":]*)";$|\bimport\("([^".:][^":]*)"\)/gm,
    ),
  ].map(([, still, later]) => packageOf((still ?? later)!));

test.each(["packages/kit", "packages/contract", "packages/demo", "apps/api", "apps/storefront", "apps/server", "."])(
  "%s lists its imports as dependencies",
  (folder) => {
    const own = read(join(folder, "package.json")) as Manifest & { name: string };
    // Tools for all tests are in the package.json of the root, where the packages of the project are known by
    // `workspaces`.
    const known = new Set([
      own.name,
      ...Object.keys({
        ...own.dependencies,
        ...own.devDependencies,
        ...(read("package.json") as Manifest).devDependencies,
      }),
    ]);
    const files =
      folder === "."
        ? globSync("{tools,e2e,bench}/**/*.{ts,mjs}", { cwd: root })
        : globSync(`${folder}/**/*.{ts,tsx,mjs}`, {
            cwd: root,
            exclude: (name) => /^(node_modules|build|\.react-router)$/.test(basename(name)),
          });
    expect(files.length).toBeGreaterThan(5);
    const missing = files.flatMap((path) =>
      imported(path)
        .filter((name) => !known.has(name) && !(folder === "." && name.startsWith("@shop/")))
        .map((name) => `${path} ${name}`),
    );
    expect(missing).toEqual([]);
  },
);

test("the lock file has no download addresses", () => {
  expect(readFileSync(join(root, "package-lock.json"), "utf8")).not.toMatch(/"resolved": "[a-z+]+:/);
});

test("every package that another one needs is locked: otherwise `npm ci`, with which a fresh clone starts, refuses the lock", () => {
  const { packages } = read("package-lock.json") as {
    packages: Record<string, Pick<Manifest, "dependencies"> & { optionalDependencies?: Record<string, string> }>;
  };
  const isLocked = (from: string, name: string): boolean =>
    Object.hasOwn(packages, join(from, "node_modules", name)) || (from !== "." && isLocked(join(from, ".."), name));
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path || "the shop"} needs ${name}`),
  );
  expect(missing).toEqual([]);
});
