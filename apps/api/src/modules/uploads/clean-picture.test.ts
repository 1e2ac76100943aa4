import sharp from "sharp";
import { expect, test } from "vitest";
import { Refusal } from "../../platform/errors/refusal.ts";
import { hostilePictures, marker } from "../../testing/hostile/pictures.ts";
import { cleanPicture, maxPixels } from "./clean-picture.ts";

/** What has become of a file: refused by name, or drawn anew with what is still in it. */
async function outcomeOf(content: Uint8Array) {
  try {
    const { bytes } = await cleanPicture(content);
    const { format, width, height, pages, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
    const leftOver = { pages, exif, xmp, iptc, icc, orientation };
    return { kind: "cleaned", format, pixels: width * height, leftOver, told: bytes.includes(marker) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { kind: "refused", error: error.code };
  }
}

test(
  "two hundred hostile files are refused, or re-encoded without anything else in them",
  { timeout: 30_000 },
  async () => {
    const files = await hostilePictures();
    expect(files.length).toBeGreaterThanOrEqual(200);
    const wrong: unknown[] = [];
    const seen = new Map<string, number>();
    for (const { name, content, expected } of files) {
      const started = performance.now();
      const outcome = await outcomeOf(content);
      const milliseconds = performance.now() - started;
      seen.set(outcome.kind, (seen.get(outcome.kind) ?? 0) + 1);
      const clean =
        outcome.kind === "refused"
          ? ["upload_not_image", "upload_too_large"].includes(outcome.error!)
          : outcome.format === "webp" &&
            outcome.pixels! <= maxPixels &&
            !outcome.told &&
            Object.values(outcome.leftOver!).every((value) => value === undefined);
      if (!clean || (expected !== "either" && outcome.kind !== expected) || milliseconds > 5000)
        wrong.push({ name, expected, outcome, milliseconds });
    }
    expect(wrong).toEqual([]);
    // Neither everything refused nor everything let through.
    expect(Math.min(seen.get("cleaned")!, seen.get("refused")!)).toBeGreaterThan(40);
  },
);

test("cleaning a picture twice gives the same bytes, by which receipts are recognised", async () => {
  const pixels = Buffer.alloc(2500 * 300 * 3);
  for (let index = 0; index < pixels.length; index++) pixels[index] = (index * 7919 + (index >> 5) * 31) % 251;
  const photo = sharp(pixels, { raw: { width: 2500, height: 300, channels: 3 } }).jpeg({ quality: 90 });
  const sent = [
    await photo.clone().toBuffer(),
    await photo
      .clone()
      .withExif({ IFD0: { Copyright: "again" } })
      .toBuffer(),
  ];
  expect(sent[0]!.equals(sent[1]!)).toBe(false);
  const cleaned = await Promise.all([...sent, ...sent].map(cleanPicture));
  for (const { bytes } of cleaned) expect(bytes.equals(cleaned[0]!.bytes)).toBe(true);
});
