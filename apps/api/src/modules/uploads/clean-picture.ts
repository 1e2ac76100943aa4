import type { Metadata } from "sharp";
import { refuse } from "../../platform/errors/refusal.ts";
import { loadSharp } from "../../platform/pictures/sharp.ts";

/** Maximum size of an uploaded picture in bytes. */
const maxBytes = 8 * 1024 * 1024;
/** Maximum number of pixels; a small file can decompress to gigabytes. */
export const maxPixels = 40_000_000;
/** Longest side of a stored picture in pixels: enough to read a receipt. */
const maxSide = 2400;

const formats = ["jpeg", "png", "webp"];

interface CleanPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Encodes a picture again from its pixels, which removes everything else in the file: location, comments, a script after
 * a picture's header. The format is detected from the content alone. Refuses with `upload_not_image` and
 * `upload_too_large`.
 */
export async function cleanPicture(sent: Uint8Array): Promise<CleanPicture> {
  if (sent.byteLength > maxBytes) refuse("upload_too_large");
  const { format, width = 0, height = 0 } = await readHead(sent);
  if (!formats.includes(format ?? "")) refuse("upload_not_image");
  if (width * height > maxPixels) refuse("upload_too_large");
  const sharp = await loadSharp();
  try {
    const { data, info } = await sharp(sent, { limitInputPixels: maxPixels, failOn: "error" })
      // Applies the rotation, which is in the metadata that are removed.
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // The file has the header of a picture, but no valid picture.
    refuse("upload_not_image");
  }
}

async function readHead(sent: Uint8Array): Promise<Partial<Metadata>> {
  const sharp = await loadSharp();
  try {
    return await sharp(sent, { limitInputPixels: false }).metadata();
  } catch {
    refuse("upload_not_image");
  }
}
