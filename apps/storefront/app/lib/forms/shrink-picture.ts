/** Smaller files are sent as they are: there is little to win, and every time a picture is packed it loses some. */
const worthIt = 400 * 1024;
/** Pixels of the longer side of what is sent. */
const longSide = 1600;
/** The shorter side keeps so many: a receipt as tall as many screens stays readable. */
const shortSide = 1000;
const quality = 0.85;

/** How much smaller a picture becomes; 1 where it stays as it is. */
export function shrinkage(width: number, height: number): number {
  return Math.min(1, Math.max(longSide / Math.max(width, height), shortSide / Math.min(width, height)));
}

/** A photo as a phone takes it, made small enough for a slow line; the file itself where that wins nothing or the browser cannot. */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size < worthIt) return file;
  try {
    const picture = await createImageBitmap(file);
    const share = shrinkage(picture.width, picture.height);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * share);
    canvas.height = Math.round(picture.height * share);
    const drawing = canvas.getContext("2d", { alpha: false })!;
    // What can be seen through would be black in a JPEG.
    drawing.fillStyle = "#fff";
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.imageSmoothingQuality = "high";
    drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
    return small && small.size < file.size ? small : file;
  } catch {
    // No picture that this browser can read, or too large for it: the shop says what it takes.
    return file;
  }
}
