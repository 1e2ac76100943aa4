import { expect, it } from "vitest";
import { enlarge } from "./enlarge.ts";

const [phone, square] = [
  { width: 300, height: 600 },
  { width: 1280, height: 1280 },
];

it("a picture becomes 2.2 times as large as fitted, whatever its aspect ratio", () => {
  expect(enlarge(phone, square, null)).toEqual({ width: 660, height: 660, x: 0.5, y: 0.5 });
  expect(enlarge({ width: 1500, height: 500 }, { width: 800, height: 400 }, null)).toMatchObject({
    width: 2200,
    height: 1100,
  });
});

it("the tapped point becomes the centre, as fractions of the picture", () => {
  // The picture of 300 × 300 stands 150 below the frame's edge.
  expect(enlarge(phone, square, { x: 75, y: 375 })).toMatchObject({ x: 0.25, y: 0.75 });
});

it("a tap beside the picture uses its nearest edge", () =>
  expect(enlarge(phone, square, { x: 10, y: 20 })).toMatchObject({ y: 0 }));
