import sharp from "sharp";

/** A picture of one colour, 60 × 90. */
export const samplePicture = (background = "#2a6", format: "jpeg" | "png" = "png"): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 90, channels: 3, background } })
    .toFormat(format)
    .toBuffer();

/** A picture (PNG) of one pixel. */
export const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A form with a picture, as a shopper sends it. */
export function pictureForm(picture: Uint8Array = onePixel): FormData {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(picture)], "receipt.png", { type: "image/png" }));
  return form;
}
