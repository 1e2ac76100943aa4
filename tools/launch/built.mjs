// Builds the storefront and the server, when their sources have changed.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bin, LaunchError, node, preparing, root, say } from "./launch.mjs";
import { prepareOnce } from "./prepare-once.mjs";
import { runQuietly } from "./run-program.mjs";

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
  await prepareOnce(preparing, isBuilt, async () => {
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
