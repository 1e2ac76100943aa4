import { readFile } from "node:fs/promises";
import { limitConcurrency } from "@shop/api/platform/once/limit-concurrency";
import { loadSharp } from "@shop/api/platform/pictures/sharp";
import { pictureWidths } from "@shop/kit/constants";
import type { FileCache } from "./file-cache.ts";
import { shareWork } from "./share-work.ts";

type SizedFormat = "avif" | "webp";

/** Most pixels of an original: a small file can decode to gigabytes. */
const maxPixels = 40_000_000;
/** Pictures that are resized at once. Each occupies a thread of libuv's pool, which compression and files need too. */
const mostAtOnce = 2;
/** Most pictures in the queue; beyond that the original is sent. */
const mostWaiting = 200;
/** AVIF's default effort takes seconds for a large picture. */
const options = { avif: { quality: 50, effort: 2 }, webp: { quality: 78, effort: 4 } } as const;

const resize = limitConcurrency(mostAtOnce, mostWaiting);
const share = shareWork<Uint8Array<ArrayBuffer>>();

/** The width that a query asks for: null where it asks for none, undefined where it is not one of `pictureWidths`. */
export function requestedWidth(query: string | null): number | null | undefined {
  if (query === null) return null;
  return pictureWidths.find((width) => String(width) === query);
}

/** AVIF where the browser accepts it, since it is smaller; else WebP, which all browsers show. */
export const formatFor = (accept: string): SizedFormat => (/image\/avif/.test(accept) ? "avif" : "webp");

/**
 * The dots per inch at which a drawing (SVG) has the wanted width. Drawings are sent as pixels too, since a
 * browser lays out and paints each SVG as a document of its own, in its main thread: thirty of them take
 * a cheap phone seconds.
 */
async function densityFor(width: number, drawing: Buffer): Promise<number> {
  const sharp = await loadSharp();
  const own = (await sharp(drawing, { limitInputPixels: maxPixels }).metadata()).width;
  return Math.min(2400, Math.max(1, (72 * width) / own));
}

interface SizedPicture {
  /** Paths of the picture, and of its copy in this width and format. */
  original: string;
  copy: string;
  width: number;
  format: SizedFormat;
}

async function make(
  { original, copy, width, format }: SizedPicture,
  files: FileCache,
): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadSharp();
  const picture = await readFile(original);
  const body = await sharp(picture, {
    limitInputPixels: maxPixels,
    ...(original.toLowerCase().endsWith(".svg") && { density: await densityFor(width, picture) }),
  })
    // Turns the pixels as the EXIF orientation says, since the copy has no metadata.
    .rotate()
    .resize({ width, withoutEnlargement: true })
    [format](options[format])
    .toBuffer();
  await files.write(copy, body);
  return new Uint8Array(body);
}

/**
 * A picture in one of the known widths, read from the disk or else resized now, outside the event
 * loop. A photograph is never enlarged. Requests for the same picture share the work.
 * @throws ENOENT where there is no such original, QueueFullError where too many are waiting to be resized
 */
export function sizedPicture(picture: SizedPicture, files: FileCache): Promise<Uint8Array<ArrayBuffer>> {
  return share(picture.copy, async () => {
    try {
      return new Uint8Array(await readFile(picture.copy));
    } catch {
      // Whatever is wrong with the copy, it can be made again.
      return resize(() => make(picture, files));
    }
  });
}
