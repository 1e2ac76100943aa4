import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterBuild } from "./after-build.ts";

const begins = "window.__reactRouterManifest=";
/** What a route does not have. The router in the browser only asks whether it is there. */
const without = /"has\w+":false,/g;

/**
 * Takes out of the list of all routes, which every page loads, what they do not have: each says it of six
 * things. A router that writes its list otherwise stops the build.
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
