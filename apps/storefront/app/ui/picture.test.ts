import { expect, test } from "vitest";
import { filesOf } from "./picture.tsx";

test.each(["/media/catalog/phone.JPG", "/media/demo/phone.svg"])("%s, of the shop's own, comes in the widths that the server makes, from one dot a pixel to two", (src) => {
  const wide = (...widths: number[]) => widths.map((width) => `${src}?w=${width} ${width}w`).join(", ");
  expect(filesOf(src, 144)).toEqual({ src, srcSet: wide(160, 320) });
  expect(filesOf(src, 320)).toEqual({ src, srcSet: wide(320, 480, 640) });
  expect(filesOf(src, 640)).toEqual({ src, srcSet: wide(480, 640, 960, 1280) });
  expect(filesOf(src, 1280)).toEqual({ src, srcSet: wide(960, 1280) });
});

test.each([16, 48, 80])("one of %i is one small file", (width) => {
  expect(filesOf("/media/demo/phone.svg", width)).toEqual({ src: "/media/demo/phone.svg?w=160" });
});

test.each(["/placeholder.svg", "https://pictures.example/phone.jpg", "/media/phone.jpg?v=2"])("%s is one file", (src) => {
  expect(filesOf(src, 320)).toEqual({ src });
});
