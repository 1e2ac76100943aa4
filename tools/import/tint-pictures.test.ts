import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import sharp from "sharp";
import { native } from "./mappings/native.ts";
import { tintPictures } from "./tint-pictures.ts";

const media = await mkdtemp(join(tmpdir(), "tints-"));
afterAll(() => rm(media, { recursive: true }));
await mkdir(join(media, "goods"));
const photograph = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
await writeFile(join(media, "goods/blue.jpg"), await photograph("#1f5fd8"));
await writeFile(join(media, "goods/grey.jpg"), await photograph("#808080"));
await writeFile(join(media, "goods/broken.jpg"), "no picture");

const record = native({
  sku: "A",
  name: "A",
  category: "smartphone",
  images: [
    "goods/blue.jpg",
    "goods/grey.jpg",
    "goods/broken.jpg",
    "goods/none.jpg",
    "../goods/blue.jpg",
    "https://pictures.example/blue.jpg",
  ],
  variants: [{ sku: "A-1", options: ["Blue"], image: "goods/blue.jpg" }],
});

test.each(["the first time", "once more"])(
  "a picture in the media directory gets a name with its hue, %s",
  async () => {
    const { images, variants } = await tintPictures(media)(record);
    expect(images).toEqual([
      "goods/blue~7.jpg",
      "goods/grey.jpg",
      "goods/broken.jpg",
      "goods/none.jpg",
      "../goods/blue.jpg",
      "https://pictures.example/blue.jpg",
    ]);
    expect(variants?.[0]?.image).toBe("goods/blue~7.jpg");
    expect(await readFile(join(media, "goods/blue~7.jpg"))).toEqual(await readFile(join(media, "goods/blue.jpg")));
  },
);
