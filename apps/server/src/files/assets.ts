import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type Bodies, CachedAnswer } from "../http/cached-answer.ts";

const types: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json",
  svg: "image/svg+xml",
  png: "image/png",
  webp: "image/webp",
  ico: "image/x-icon",
  woff2: "font/woff2",
  txt: "text/plain; charset=utf-8",
};
/** The endings of the compressed copies that the build writes beside each file. */
const forms = [
  ["br", ".br"],
  ["zstd", ".zst"],
  ["gzip", ".gz"],
] as const;

/** Reads the built files of the storefront into memory, each with its compressed copies; by path. */
export function loadAssets(directory: string): ReadonlyMap<string, CachedAnswer> {
  const assets = new Map<string, CachedAnswer>();
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(files);
  for (const file of files) {
    if (forms.some(([, ending]) => file.endsWith(ending) && present.has(file.slice(0, -ending.length)))) continue;
    const path = `/${relative(directory, file).split(sep).join("/")}`;
    const read = (name: string) => new Uint8Array(readFileSync(name));
    const bodies: Bodies = { identity: read(file) };
    for (const [encoding, ending] of forms) if (present.has(file + ending)) bodies[encoding] = read(file + ending);
    assets.set(
      path,
      new CachedAnswer(
        200,
        {
          "content-type": types[file.split(".").at(-1)!] ?? "application/octet-stream",
          // Names below /assets contain a hash of the file, so these never change.
          "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
          vary: "accept-encoding",
          "x-content-type-options": "nosniff",
        },
        bodies,
      ),
    );
  }
  return assets;
}
