import { readFile } from "node:fs/promises";
import { loadSharp } from "@shop/api/platform/pictures/sharp";
import { pictureWidths } from "@shop/kit/constants";
import type { KeptFiles } from "./kept-files.ts";

export type SizedFormat = "avif" | "webp";

/** Most pixels of an original; a small file can unpack to gigabytes. */
const maxPixels = 40_000_000;
/** Pictures that are made at once: each takes a thread that compression and files need too. */
const mostAtOnce = 2;
/** Pictures that may wait; above, the original is sent. */
const mostWaiting = 200;
/** An encoder works this hard: AVIF's default takes seconds for a large picture. */
const options = { avif: { quality: 50, effort: 2 }, webp: { quality: 78, effort: 4 } } as const;

const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
const waiting: (() => void)[] = [];
let busy = 0;

/** Too many pictures are being made: the original is better than waiting. */
export class PicturesBusy extends Error {}

/** The width that a query asks for; null where it asks for none, undefined where it is none of those that are made. */
export function askedWidth(query: string | null): number | null | undefined {
  if (query === null) return null;
  return pictureWidths.find((width) => String(width) === query);
}

/** The smaller of the two formats that a browser takes; WebP is taken by all. */
export const formatFor = (accept: string): SizedFormat => (/image\/avif/.test(accept) ? "avif" : "webp");

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= mostAtOnce) {
    if (waiting.length >= mostWaiting) throw new PicturesBusy();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else busy++;
  try {
    return await work();
  } finally {
    // Its place goes to the one that waits longest.
    const next = waiting.shift();
    if (next) next();
    else busy--;
  }
}

/**
 * How many dots per inch a drawing has to be painted with to be this wide. As a drawing it would
 * be laid out and painted by the browser's main thread, a document of its own for each: on a cheap
 * phone thirty of them take seconds.
 */
async function densityFor(width: number, drawing: Buffer): Promise<number> {
  const sharp = await loadSharp();
  const own = (await sharp(drawing, { limitInputPixels: maxPixels }).metadata()).width;
  return Math.min(2400, Math.max(1, (72 * width) / own));
}

async function make(original: string, sized: string, width: number, format: SizedFormat, files: KeptFiles): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadSharp();
  const picture = await readFile(original);
  const body = await sharp(picture, { limitInputPixels: maxPixels, ...(original.toLowerCase().endsWith(".svg") && { density: await densityFor(width, picture) }) })
    // As it was held: the turn stands in the metadata, which go.
    .rotate()
    .resize({ width, withoutEnlargement: true })
    [format](options[format])
    .toBuffer();
  await files.keep(sized, body);
  return new Uint8Array(body);
}

/**
 * A picture in one of the known widths, a photograph never larger than it is, from the disk or
 * made now, once however many ask, in threads beside the event loop.
 * @throws ENOENT where there is no such original, PicturesBusy where too many are being made
 */
export async function sizedPicture(original: string, sized: string, width: number, format: SizedFormat, files: KeptFiles): Promise<Uint8Array<ArrayBuffer>> {
  const known = making.get(sized);
  if (known) return known;
  try {
    return new Uint8Array(await readFile(sized));
  } catch {
    // Whatever is wrong with the copy: the original is there to make it of.
  }
  // Somebody else may have come while the disk was asked.
  const underWay = making.get(sized);
  if (underWay) return underWay;
  const work = inTurn(() => make(original, sized, width, format, files)).finally(() => making.delete(sized));
  making.set(sized, work);
  return work;
}
