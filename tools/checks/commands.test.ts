import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { variableNames } from "@shop/api/platform/env";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const documents = ["README.md", ...globSync(["docs/*.md", "deploy/*.md"], { cwd: root })].map(read).join("\n");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

test("documents name every npm command, and only existing ones", () => {
  const named = new Set([...documents.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, name]) => name!));
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([]);
  const run = new Set([...documents.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name!));
  expect([...run].filter((name) => !(name in scripts))).toEqual([]);
});

test("every command of staff is a program of the server's build", () => {
  const programs = Object.values(scripts).flatMap((script) => /staff\.mjs (?:--\S+ )*(\S+)/.exec(script)?.[1] ?? []);
  expect(programs).toContain("operate");
  const build = read("apps/server/rolldown.config.mjs");
  expect(programs.filter((name) => !build.includes(` ${name}: "`))).toEqual([]);
});

test("docs/extending.md explains every variable of tests, tools and benches", () => {
  /** Variables of the system, of Node.js, npm and Playwright, and those that our processes set for each other. */
  const others = [
    "HOME",
    "PATH",
    "TMPDIR",
    "NODE_ENV",
    "npm_execpath",
    "TEST_WORKER_INDEX",
    "CLOCK_OFFSET_MS",
    "E2E_FIRST_PHONE",
  ];
  const files = globSync("{apps,packages,tools,e2e,bench}/**/*.{ts,tsx,mjs}", {
    cwd: root,
    exclude: (name) => name === "node_modules" || name === "build",
  });
  const asked = files.flatMap((file) =>
    [...read(file).matchAll(/process\.env(?:\.(\w+)|\["(\w+)"\])/g)].map(([, name, quoted]) => name ?? quoted!),
  );
  const table = read("docs/extending.md");
  const known = new Set([...others, ...variableNames]);
  expect(
    [...new Set(asked)].filter(
      (name) => !known.has(name) && !table.includes(`\`${name}\``) && !table.includes(`\`${name}=`),
    ),
  ).toEqual([]);
});
