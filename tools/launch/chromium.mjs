// Finds a Chromium for the browser tests, or gets one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { bin, LaunchError, node } from "./prepare.mjs";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Path of a Chromium: the one named by CHROMIUM_PATH, the system's, one from apt, or undefined for Playwright's own. */
export function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new LaunchError(`CHROMIUM_PATH names ${named}, which is not there`);
  }
  const found = () => places.find((path) => existsSync(path));
  if (found()) return found();
  if (process.getuid?.() === 0 && run("apt-get", ["--version"])) {
    console.log("Installing Chromium with apt-get …");
    const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    run("apt-get", ["update", "-q"], environment);
    run("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium"], environment);
    if (found()) return found();
  }
  console.log("Installing Playwright's Chromium …");
  if (!run(node, [bin("playwright"), "install", "chromium"])) {
    throw new LaunchError("There is no Chromium for the browser tests: install one, and name it in CHROMIUM_PATH");
  }
  return undefined;
}

function run(command, args, env = process.env) {
  return spawnSync(command, args, { env, stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}
