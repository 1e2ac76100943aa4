// Gets a clone ready to run. Plain JavaScript without dependencies, for Node 20 and newer, since it runs before
// anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepareOnce } from "./prepare-once.mjs";

export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
/** A program of an installed package. */
export const bin = (name) => join(root, "node_modules/.bin", name);
/** The project's own Node.js, whichever version runs this file. */
export const node = bin("node");

/** The lock of the process that installs or builds in this clone. */
const lock = join(root, ".cache/preparing");

/** An error that the user can fix: printed as one line, without a stack trace. */
export class LaunchError extends Error {}

/** Says what is being prepared, beside the output of the program that runs afterwards, which may go to a file. */
const say = (text) => console.error(text);

/** Runs the entry. An expected error is printed as one line, with exit code 1. */
export async function launch(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof LaunchError ? error.message : error);
    process.exitCode = 1;
  }
}

/** Installs the packages of package-lock.json when they are missing or of other versions. */
export function ensureInstalled() {
  return prepareOnce(lock, isInstalled, install);
}

function install() {
  say("Installing packages (takes a minute) …");
  const ci = npm(["ci", "--include=dev", "--no-audit", "--no-fund"]);
  if (ci !== 0) {
    say("npm ci did not work; trying npm install …");
    if (npm(["install", "--include=dev", "--no-audit", "--no-fund"]) !== 0) {
      throw new LaunchError(
        "The packages could not be installed (see npm's message above): check that the registry can be reached with `npm ping`, then run `npm ci --include=dev`",
      );
    }
  }
  if (!nodeRuns()) npm(["rebuild", "node", "--ignore-scripts=false"]);
  if (!nodeRuns()) {
    throw new LaunchError(
      "The packages are there, but not the Node.js among them, because npm ran no install scripts: run `npm rebuild node --ignore-scripts=false`",
    );
  }
}

function isInstalled() {
  const installed = readLock("node_modules/.package-lock.json");
  if (!installed || !nodeRuns()) return false;
  return Object.entries(readLock("package-lock.json")).every(([path, wanted]) => {
    if (!path.startsWith("node_modules/")) return true;
    const found = installed[path];
    // As npm does with NODE_ENV=production, for example in an image: packages for development may be missing.
    if (!found && wanted.dev && process.env.NODE_ENV === "production") return true;
    // Packages for other systems are not installed.
    return found ? found.version === wanted.version : Boolean(wanted.optional || wanted.devOptional || wanted.peer);
  });
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8")).packages;
  } catch {
    return undefined;
  }
}

function nodeRuns() {
  return spawnSync(node, ["--version"]).status === 0;
}

function npm(args) {
  // The npm that runs `npm start`, with its own Node.js, because the project's is not installed yet.
  const cli = process.env.npm_execpath;
  const [command, before] = cli?.endsWith(".js") ? [process.execPath, [cli]] : ["npm", []];
  const { status, error } = spawnSync(command, [...before, ...args, "--loglevel=error"], {
    cwd: root,
    stdio: ["inherit", process.stderr, "inherit"],
  });
  if (error) throw new LaunchError("npm was not found: install Node.js 20 or newer with its npm");
  return status;
}

/** Builds the storefront and the server, each when its sources have changed since its last build. */
export async function ensureBuilt() {
  await ensureStorefront();
  await ensureServer();
}

/** Builds the server alone, with the tools that are built with it. */
export function ensureServer() {
  return ensureBuild(
    "server",
    [
      "apps/api",
      "packages/demo",
      ...["backup", "import", "operate", "places", "seed", "shared"].map((tool) => `tools/${tool}`),
    ],
    "rolldown",
    ["--config", "rolldown.config.mjs"],
  );
}

/** Builds the storefront alone. */
export function ensureStorefront() {
  return ensureBuild("storefront", [], "react-router", ["build"]);
}

/** Builds an app if its sources, those in `others` or the shared ones have changed. */
async function ensureBuild(app, others, command, args) {
  const directory = join(root, "apps", app);
  const stamp = join(directory, "build/.sources");
  const sources = hashOf([
    `apps/${app}`,
    ...others,
    "packages/kit",
    "packages/contract",
    "package-lock.json",
    "tsconfig.json",
  ]);
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, "utf8") === sources;
  await prepareOnce(lock, isBuilt, async () => {
    say(`Building the ${app} …`);
    // If the build is interrupted, the stamp of the previous one must not remain: those sources may come back.
    rmSync(stamp, { force: true });
    const { code, output } = await runQuietly(node, [bin(command), ...args], {
      cwd: directory,
      env: { ...process.env, NODE_ENV: "production" },
    });
    if (code !== 0) {
      console.error(output);
      throw new LaunchError(`The ${app} could not be built: see above`);
    }
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, sources);
  });
}

/** Directories of generated files, which are no sources. */
const madeDirectories = new Set(["node_modules", "build", ".react-router", ".vite"]);

function hashOf(paths) {
  const hash = createHash("sha256");
  const add = (path) =>
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
      .update("\0");
  const walk = (directory) => {
    const entries = readdirSync(join(root, directory), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    );
    for (const entry of entries) {
      const path = `${directory}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!madeDirectories.has(entry.name)) walk(path);
      } else if (!/\.test\.tsx?$/.test(entry.name)) add(path);
    }
  };
  for (const path of paths) {
    if (path.endsWith(".json")) add(path);
    else walk(path);
  }
  return hash.digest("hex");
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Runs a program of the server's build in place of this one. */
export function runBuilt(name, args = [], { flags = [], env = {} } = {}) {
  // Node.js keeps the compiled files for the next start.
  const compiled = { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/shop") };
  return runInPlace(node, [...flags, `apps/server/build/${name}.js`, ...args], {
    env: { ...env, ...compiled, ...process.env, NODE_ENV: "production" },
  });
}

/** Runs a program in place of this one, with its output, signals and exit code. */
export function runInPlace(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options });
  const pass = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      for (const each of signals) process.off(each, pass);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** Runs a program and collects its output. */
function runQuietly(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], ...options });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
