import { readFile } from "node:fs/promises";
import { loadSharp } from "@shop/api/platform/pictures/sharp";
import type { FileCache } from "./file-cache.ts";
import { shareWork } from "./share-work.ts";

/** The shape in which chats and feeds show a page's picture (https://ogp.me; 1.91 to 1, as Facebook asks for). */
const shape = { width: 1200, height: 630 };
/** Share of the width and height that stays free at each side of a drawing. */
const margin = 0.06;

const share = shareWork<Uint8Array>();

async function paint(drawing: string, painted: string, files: FileCache): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const svg = await readFile(drawing);
  const { width = shape.width, height = shape.height } = await sharp(svg).metadata();
  // A drawing of the same shape, such as a banner, fills it; any other is centred with a margin.
  const fills = width / height > 1.6;
  const room = fills ? 1 : 1 - 2 * margin;
  const inside = { width: Math.round(shape.width * room), height: Math.round(shape.height * room) };
  const density = Math.min(2400, 72 * Math.max(inside.width / width, inside.height / height));
  const picture = await sharp(svg, { density: Math.max(1, density) })
    // A banner's left half is kept free for words, and this picture has none: what has to be cut off is cut there.
    .resize({ ...inside, ...(fills ? { fit: "cover", position: "right" } : { fit: "contain", background: "#ffffff" }) })
    .toBuffer();
  const body = await sharp({ create: { ...shape, channels: 3, background: "#ffffff" } })
    .composite([{ input: picture }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  await files.write(painted, body);
  return new Uint8Array(body);
}

/**
 * Converts an SVG to PNG, for chats and feeds that cannot show SVG, and saves that beside it.
 * Requests for the same drawing share one conversion.
 * @throws ENOENT where there is no such drawing
 */
export function paintDrawing(drawing: string, painted: string, files: FileCache): Promise<Uint8Array> {
  return share(painted, () => paint(drawing, painted, files));
}
