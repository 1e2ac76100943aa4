// Finds, or installs, Chromium and a Chinese font for the browser tests.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { bin, LaunchError, node } from "./launch.mjs";

const places = {
  chromium: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ],
  "chromium-headless-shell": ["/usr/bin/chromium-headless-shell"],
};

/**
 * Chromium for the browser tests, as environment variables. CHROMIUM_WHOLE is a complete browser as shoppers use it:
 * the system's, one from apt, or absent for Playwright's own. CHROMIUM_PATH is the one for most tests: as set already;
 * or in a full run the complete browser; or else the headless shell, if there is one, which needs a third less time.
 */
export function ensureChromium(full) {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new LaunchError(`CHROMIUM_PATH names ${named}, which is not there`);
  const whole = named ?? system("chromium");
  if (!whole && !run(node, [bin("playwright"), "install", "chromium"])) {
    throw new LaunchError("There is no Chromium for the browser tests: install one, and name it in CHROMIUM_PATH");
  }
  const most = named || full ? whole : (system("chromium-headless-shell") ?? whole);
  return { ...(whole && { CHROMIUM_WHOLE: whole }), ...(most && { CHROMIUM_PATH: most }) };
}

/** The path of a system program, which is installed if we may; undefined if there is none. */
function system(name) {
  const there = () => places[name].find((path) => existsSync(path));
  return there() ?? (install(name) ? there() : undefined);
}

/** The shop uses the Chinese fonts that phones have. A server usually has none and would draw boxes. */
export function ensureChineseLetters() {
  const fonts = spawnSync("fc-list", [":lang=zh-cn"], { encoding: "utf8" });
  if (fonts.status === 0 && fonts.stdout === "" && !install("fonts-wqy-microhei"))
    console.log("There is no Chinese font here: screenshots of Chinese pages will differ from the stored ones");
}

/** Installs a system package; false if we may not, or if it fails. */
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
