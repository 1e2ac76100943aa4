import { expect, test } from "vitest";
import { filesOf } from "./picture.tsx";

test.each(["/media/catalog/phone.JPG", "/media/demo/phone.svg"])("%s, of the shop's own, comes in the widths that the server makes, up to two dots a pixel", (src) => {
  const wide = (...widths: number[]) => widths.map((width) => `${src}?w=${width} ${width}w`).join(", ");
  expect(filesOf(src, 300)).toEqual({ src, srcSet: wide(160, 320, 640) });
  expect(filesOf(src, 320)).toEqual({ src, srcSet: wide(160, 320, 640) });
  expect(filesOf(src, 321)).toEqual({ src, srcSet: wide(160, 320, 640, 960) });
  expect(filesOf(src, 1280)).toEqual({ src, srcSet: wide(160, 320, 640, 960, 1280) });
});

test("a small one is one small file", () => {
  expect(filesOf("/media/demo/phone.svg", 80)).toEqual({ src: "/media/demo/phone.svg?w=160" });
});

test.each(["/placeholder.svg", "https://pictures.example/phone.jpg", "/media/phone.jpg?v=2"])("%s is one file", (src) => {
  expect(filesOf(src, 320)).toEqual({ src });
});
