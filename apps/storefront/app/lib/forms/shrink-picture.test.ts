import { expect, test } from "vitest";
import { shrinkage } from "./shrink-picture.ts";

test.each([
  ["a photo: its longer side becomes 1600", 4000, 3000, [1600, 1200]],
  ["one held upright", 3000, 4000, [1200, 1600]],
  ["a screen: its text stays as wide as can be read", 1080, 2400, [1000, 2222]],
  ["a receipt of many screens", 1080, 9000, [1000, 8333]],
  ["what is small already", 1200, 900, [1200, 900]],
  ["what is narrow already", 720, 5000, [720, 5000]],
])("%s", (_, width, height, sent) => {
  const share = shrinkage(width, height);
  expect([Math.round(width * share), Math.round(height * share)]).toEqual(sent);
});
