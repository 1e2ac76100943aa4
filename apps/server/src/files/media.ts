import { readFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import { QueueFullError } from "@shop/api/platform/once/limit-concurrency";
import { pictureType } from "@shop/api/platform/pictures/picture-types";
import type { FileCache } from "./file-cache.ts";
import { paintDrawing } from "./paint-drawing.ts";
import { requestedWidth, formatFor, sizedPicture } from "./sized-picture.ts";

const isNotThere = (error: unknown) =>
  ["ENOENT", "EISDIR", "ENOTDIR", "ENAMETOOLONG"].includes((error as NodeJS.ErrnoException).code ?? "");

/** Whether a file is no picture that can be read. The errors of libvips differ by their text alone. */
const isBroken = (error: unknown) =>
  error instanceof Error &&
  /Input (buffer|image)|unsupported image|pixel limit|VipsJpeg|VipsPng|heif/i.test(error.message);

/** Reads a file. `x.svg.png` is `x.svg` converted to PNG, which is done when it is first asked for. */
async function readPicture(file: string, files: FileCache): Promise<Uint8Array> {
  try {
    return new Uint8Array(await readFile(file));
  } catch (error) {
    if (!isNotThere(error) || !file.endsWith(".svg.png")) throw error;
    return await paintDrawing(file.slice(0, -".png".length), file, files);
  }
}

interface Asked {
  /** The query parameter `w`: a width in pixels, one of `pictureWidths`. */
  width: string | null;
  accept: string;
  /** The directory of the resized copies. */
  sizes: string;
}

const picture = (body: Uint8Array<ArrayBuffer>, type: string, headers: Record<string, string> = {}) =>
  new Response(body, {
    headers: {
      "content-type": type,
      // File names contain a hash or are random, so a picture never changes under its name.
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      // An SVG that is opened by its own address must not run scripts.
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      ...headers,
    },
  });

const missing = () =>
  new Response("Not found", {
    status: 404,
    headers: { "content-type": "text/plain", "cache-control": "no-store", "x-content-type-options": "nosniff" },
  });

/** Public pictures under the data directory; `path` is what follows `/media/`, still encoded. */
export async function mediaResponse(
  directory: string,
  path: string,
  files: FileCache,
  asked?: Asked,
): Promise<Response> {
  const name = nameOf(path);
  const type = name && pictureType(name);
  const width = requestedWidth(asked?.width ?? null);
  if (!name || !type || width === undefined) return missing();
  const file = join(directory, name);
  try {
    if (!asked || width === null) return picture(new Uint8Array(await readPicture(file, files)), type);
    const format = formatFor(asked.accept);
    const copy = join(asked.sizes, `${name}.${width}.${format}`);
    const sized = await sizedPicture({ original: file, copy, width, format }, files).catch(ignoreUnsized);
    if (sized) return picture(sized, `image/${format}`, { vary: "accept" });
    return picture(new Uint8Array(await readFile(file)), type, { "cache-control": "no-store" });
  } catch (error) {
    if (isNotThere(error)) return missing();
    throw error;
  }
}

/** The name of a file below the directory; null if the path leads elsewhere or is no path. */
function nameOf(path: string): string | null {
  try {
    const name = normalize(decodeURIComponent(path));
    return name.startsWith("..") || name.startsWith("/") || name.includes("\0") ? null : name;
  } catch {
    return null;
  }
}

/** Ignores that too many are being resized, or that this file cannot be: then the original is sent, and not cached. */
function ignoreUnsized(error: unknown): null {
  if (isNotThere(error) || !(error instanceof QueueFullError || isBroken(error))) throw error;
  return null;
}
