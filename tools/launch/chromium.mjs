// Finds a Chromium and Chinese letters for the browser tests, or gets them.
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
  if (install("chromium") && found()) return found();
  console.log("Installing Playwright's Chromium …");
  if (!run(node, [bin("playwright"), "install", "chromium"])) {
    throw new LaunchError("There is no Chromium for the browser tests: install one, and name it in CHROMIUM_PATH");
  }
  return undefined;
}

/** The shop sets Chinese in what phones have; a server has none as a rule, and its pages would be boxes. */
export function ensureChineseLetters() {
  const fonts = spawnSync("fc-list", [":lang=zh-cn"], { encoding: "utf8" });
  if (fonts.status === 0 && fonts.stdout === "" && !install("fonts-wqy-microhei")) console.log("There are no Chinese letters here: pictures of Chinese pages will differ from the kept ones");
}

/** Installs a package of the system; false where that is not ours to do. */
function install(name) {
  if (process.getuid?.() !== 0 || !run("apt-get", ["--version"])) return false;
  console.log(`Installing ${name} with apt-get …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-q"], environment);
  return run("apt-get", ["install", "-y", "-q", "--no-install-recommends", name], environment);
}

function run(command, args, env = process.env) {
  return spawnSync(command, args, { env, stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}
