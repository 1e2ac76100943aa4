import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

interface Asset {
  type: string;
  cache: string;
  bodies: Partial<Record<"br" | "gzip" | "identity", Uint8Array<ArrayBuffer>>>;
}

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
const compressible = new Set(["js", "css", "json", "svg", "txt"]);

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * The built files of the storefront, in memory. Compressed in the background, once: until
 * then they go out as they are.
 */
export function loadAssets(directory: string): (path: string, acceptEncoding: string) => Response | null {
  const assets = new Map<string, Asset>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(directory, file).split(sep).join("/")}`;
    const extension = entry.name.split(".").at(-1)!;
    const body = new Uint8Array(readFileSync(file));
    // Names under /assets carry a hash of their content.
    const cache = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
    assets.set(path, { type: types[extension] ?? "application/octet-stream", cache, bodies: { identity: body } });
    if (compressible.has(extension)) void compress(assets.get(path)!, body);
  }
  return (path, acceptEncoding) => {
    const asset = assets.get(path);
    if (!asset) return null;
    const encoding = (["br", "gzip"] as const).find((name) => acceptEncoding.includes(name) && asset.bodies[name]) ?? "identity";
    return new Response(asset.bodies[encoding], {
      headers: {
        "content-type": asset.type,
        "cache-control": asset.cache,
        vary: "accept-encoding",
        ...(encoding !== "identity" && { "content-encoding": encoding }),
      },
    });
  };
}

async function compress(asset: Asset, body: Uint8Array): Promise<void> {
  asset.bodies.br = new Uint8Array(await toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }));
  asset.bodies.gzip = new Uint8Array(await toGzip(body, { level: 9 }));
}
