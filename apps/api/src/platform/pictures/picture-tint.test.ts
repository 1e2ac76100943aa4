import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { hues, tintedName, tintOf } from "./picture-tint.ts";

const plain = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 4, background } })
    .png()
    .toBuffer();
const drawing = (body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480">${body}</svg>`);

test.each([
  ["#d81f1f", "0"],
  ["#e08a1e", "1"],
  ["#1fa02a", "4"],
  ["#1f5fd8", "7"],
  ["#c81f9b", "b"],
])("a picture of %s has the hue %s", async (colour, tint) => {
  expect(await tintOf(await plain(colour))).toBe(tint);
});

test.each(["#ffffff", "#777777", "#101010", "#00000000"])("a picture of %s has no hue", async (colour) => {
  expect(await tintOf(await plain(colour))).toBe("");
});

test("a white background does not count, nor the faint colour of grey things", async () => {
  expect(
    await tintOf(drawing(`<path fill="#fff" d="M0 0h480v480H0z"/><path fill="#1f5fd8" d="M200 200h90v90h-90z"/>`)),
  ).toBe("7");
  expect(
    await tintOf(drawing(`<path fill="#333" d="M40 40h400v400H40z"/><path fill="#1f5fd8" d="M60 60h40v40H60z"/>`)),
  ).toBe("");
});

test("a file that is not a picture is recognised", async () => {
  await expect(tintOf(Buffer.from("no picture"))).rejects.toThrow(/unsupported image/);
});

test("the name contains the hue before the extension", () => {
  expect(tintedName("shop/lamp.v2.svg", "2")).toBe("shop/lamp.v2~2.svg");
  expect(tintedName("shop/lamp.svg", "")).toBe("shop/lamp.svg");
});

test("the storefront has a colour for every hue", () => {
  const sheet = readFileSync(new URL("../../../../storefront/app/styles/tints.css", import.meta.url), "utf8");
  expect(
    Array.from(sheet.matchAll(/\[src\*="~(\w)\."\] \{ --tile: hsl\((\d+) /g), ([, tint, degrees]) => [
      tint,
      Number(degrees),
    ]),
  ).toEqual(Array.from(hues, (tint, index) => [tint, (index * 360) / hues.length]));
});
