import { expect, test } from "vitest";
import { asciiDigits } from "./digits.ts";

test("Khmer and full-width digits become ASCII, the rest stays", () => {
  expect(asciiDigits("០១២៣៤៥៦៧៨៩")).toBe("0123456789");
  expect(asciiDigits("０１２３４５６７８９")).toBe("0123456789");
  expect(asciiDigits("ផ្ទះ 12 ០៩")).toBe("ផ្ទះ 12 09");
});
