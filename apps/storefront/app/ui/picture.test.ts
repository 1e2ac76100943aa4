import { pictureWidths } from "@shop/kit/constants";
import { expect, test } from "vitest";
import { sourceSet } from "./picture.tsx";

test("a photograph of the shop's own comes in every width that the server makes", () => {
  expect(sourceSet("/media/catalog/phone.JPG")?.split(", ")).toEqual(pictureWidths.map((width) => `/media/catalog/phone.JPG?w=${width} ${width}w`));
});

test.each(["/media/phone.svg", "/placeholder.svg", "https://pictures.example/phone.jpg", "/media/phone.jpg?v=2"])("%s is one file", (src) => {
  expect(sourceSet(src)).toBeUndefined();
});
