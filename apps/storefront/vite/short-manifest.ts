import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterBuild } from "./after-build.ts";

const begins = "window.__reactRouterManifest=";
/** Flags for what a route does not have. The router only checks whether they are truthy. */
const without = /"has\w+":false,/g;

/**
 * Removes false flags from the route manifest, which every page loads: each route has six.
 * Fails the build if the router writes its manifest differently.
 */
export const shortManifest = () =>
  afterBuild("short-manifest", (directory) => {
    const assets = join(directory, "assets");
    const paths = readdirSync(assets).filter((name) => name.startsWith("manifest-") && name.endsWith(".js")).map((name) => join(assets, name));
    const manifests = paths.filter((path) => readFileSync(path, "utf8").startsWith(begins));
    if (manifests.length !== 1) throw new Error(`${manifests.length} lists of routes, not 1: see vite/short-manifest.ts`);
    const text = readFileSync(manifests[0]!, "utf8");
    const short = text.replace(without, "");
    if (short === text) throw new Error("the list of routes says nothing of what routes do not have: see vite/short-manifest.ts");
    writeFileSync(manifests[0]!, short);
  });
