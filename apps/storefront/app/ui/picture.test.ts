import { expect, test } from "vitest";
import { sourcesOf } from "./picture.tsx";

test.each(["/media/catalog/phone.JPG", "/media/demo/phone.svg"])(
  "%s, an own picture, is offered in the widths that the server makes, for one to two pixels per CSS pixel",
  (src) => {
    const wide = (...widths: number[]) => widths.map((width) => `${src}?w=${width} ${width}w`).join(", ");
    expect(sourcesOf(src, 144)).toEqual({ src, srcSet: wide(160, 320) });
    expect(sourcesOf(src, 320)).toEqual({ src, srcSet: wide(320, 480, 640) });
    expect(sourcesOf(src, 640)).toEqual({ src, srcSet: wide(480, 640, 960, 1280) });
    expect(sourcesOf(src, 1280)).toEqual({ src, srcSet: wide(960, 1280) });
  },
);

test.each([16, 48, 80])("at a width of %i there is a single small file", (width) => {
  expect(sourcesOf("/media/demo/phone.svg", width)).toEqual({ src: "/media/demo/phone.svg?w=160" });
});

test.each(["/placeholder.svg", "https://pictures.example/phone.jpg", "/media/phone.jpg?v=2"])(
  "%s has a single file",
  (src) => {
    expect(sourcesOf(src, 320)).toEqual({ src });
  },
);
