// Installs the packages of a clone.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fitsLock } from "./fits-lock.mjs";
import { LaunchError, node, preparing, root, say } from "./launch.mjs";
import { prepareOnce } from "./prepare-once.mjs";

/** Installs the packages of package-lock.json when they are missing or of other versions. */
export function ensureInstalled() {
  return prepareOnce(preparing, isInstalled, install);
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
  return fitsLock(readLock("package-lock.json"), installed, process.env.NODE_ENV === "production");
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
