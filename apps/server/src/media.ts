import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { paintDrawing } from "./paint-drawing.ts";

const types: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
};

const isNotThere = (error: unknown) => ["ENOENT", "EISDIR", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "");

/** A file; `drawing.svg.png` is the drawing painted, which is made when it is first asked for. */
async function readPicture(file: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await readFile(file));
  } catch (error) {
    if (!isNotThere(error) || !file.endsWith(".svg.png")) throw error;
    return await paintDrawing(file.slice(0, -".png".length), file);
  }
}

/** Public pictures under the data directory; `path` is what follows `/media/`, still encoded. */
export async function mediaResponse(directory: string, path: string): Promise<Response> {
  const missing = new Response("Not found", { status: 404, headers: { "content-type": "text/plain", "cache-control": "no-store", "x-content-type-options": "nosniff" } });
  let name: string;
  try {
    name = normalize(decodeURIComponent(path));
  } catch {
    return missing;
  }
  const type = types[extname(name).toLowerCase()];
  if (!type || name.startsWith("..") || name.startsWith("/") || name.includes("\0")) return missing;
  try {
    const body = await readPicture(join(directory, name));
    return new Response(new Uint8Array(body), {
      headers: {
        "content-type": type,
        // Names carry a hash or are random: what is under one never changes.
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
        // A picture opened by its own address must not run anything.
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
    });
  } catch (error) {
    if (isNotThere(error)) return missing;
    throw error;
  }
}
