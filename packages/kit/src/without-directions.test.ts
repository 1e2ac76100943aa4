import { expect, it } from "vitest";
import { withoutDirections } from "./without-directions.ts";

it("takes out what would turn the rest of a line around, and nothing else", () => {
  expect(withoutDirections("\u202eiphone\u202c \u2067ទូរស័ព្ទ\u2069")).toBe("iphone ទូរស័ព្ទ");
  expect(withoutDirections("a\u200bb — 手机")).toBe("a\u200bb — 手机");
});
