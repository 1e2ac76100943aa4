import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(js|css|svg|json|txt)$/;

const {
  BROTLI_PARAM_QUALITY: quality,
  BROTLI_PARAM_LGWIN: window,
  BROTLI_PARAM_SIZE_HINT: size,
  BROTLI_PARAM_LGBLOCK: block,
  BROTLI_PARAM_NPOSTFIX: postfix,
  BROTLI_PARAM_NDIRECT: direct,
} = constants;
/** Brotli block and distance parameters to try. Which one compresses best depends on details as small as another file's name. */
const ways = [
  {},
  { [block]: 16 },
  { [block]: 20, [direct]: 15 },
  { [postfix]: 1, [direct]: 12 },
  { [postfix]: 3, [direct]: 120 },
];
const brotli = (body: Buffer) =>
  ways
    .map((way) => brotliCompressSync(body, { params: { [quality]: 11, [window]: 24, [size]: body.length, ...way } }))
    .reduce((best, one) => (one.length < best.length ? one : best));
const zstd = (body: Buffer) => zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 19 } });

function compressFiles(directory: string): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const body = readFileSync(path);
    for (const [ending, small] of [
      ["br", brotli(body)],
      ["zst", zstd(body)],
      ["gz", gzipSync(body, { level: 9 })],
    ] as const) {
      if (small.length < body.length) writeFileSync(`${path}.${ending}`, small);
    }
  }
}

/**
 * Compresses the browser's files at maximum level once, so that a starting server does not have to. After both builds:
 * only then does the router move files of the server's build among them and write its route manifest.
 */
export function precompress(): Plugin {
  let directory = "";
  return {
    name: "precompress",
    apply: "build",
    sharedDuringBuild: true,
    writeBundle({ dir }) {
      if (this.environment.name === "client" && dir) directory = dir;
    },
    buildApp: { order: "post", handler: async () => compressFiles(directory) },
  };
}
