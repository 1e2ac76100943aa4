/** Smaller files are uploaded unchanged: there is little to gain, and each JPEG encoding loses quality. */
const worthIt = 400 * 1024;
/** Maximum pixels of the longer side after shrinking. */
const longSide = 1600;
/** The shorter side keeps at least this many pixels, so that a very tall receipt stays readable. */
const shortSide = 1000;
const quality = 0.85;

/** Scale factor for a picture; 1 if it keeps its size. */
export function shrinkage(width: number, height: number): number {
  return Math.min(1, Math.max(longSide / Math.max(width, height), shortSide / Math.min(width, height)));
}

/** Shrinks a photo for upload over a slow connection. Returns the original file if that saves nothing or the browser cannot decode it. */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size < worthIt) return file;
  try {
    const picture = await createImageBitmap(file);
    const share = shrinkage(picture.width, picture.height);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * share);
    canvas.height = Math.round(picture.height * share);
    const drawing = canvas.getContext("2d", { alpha: false })!;
    // JPEG has no transparency: without a white background those pixels turn black.
    drawing.fillStyle = "#fff";
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.imageSmoothingQuality = "high";
    drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
    return small && small.size < file.size ? small : file;
  } catch {
    // Not an image that this browser can decode, or too large for it: the server decides whether to accept it.
    return file;
  }
}
