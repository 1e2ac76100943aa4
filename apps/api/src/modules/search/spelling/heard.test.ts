import { expect, it } from "vitest";
import { heardAs } from "./heard.ts";

it.each([
  ["fone", "phone"],
  ["hedfone", "headphone"],
  ["aifone", "iphone"],
  ["kabel", "cable"],
])("hears %s as %s", (typed, word) => expect(heardAs(typed).map((meant) => meant.word)).toContain(word));

it("hears nothing in other words", () => {
  for (const typed of ["sofa", "fan", "kafe", "rtx5060"]) expect(heardAs(typed)).toEqual([]);
});
