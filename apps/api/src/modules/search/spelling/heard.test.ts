import { expect, it } from "vitest";
import { abbreviated, heardAs } from "./heard.ts";

it.each([
  ["fone", "phone"],
  ["hedfone", "headphone"],
  ["aifone", "iphone"],
  ["kabel", "cable"],
])("hears %s as %s", (typed, word) => expect(heardAs(typed).map((meant) => meant.word)).toContain(word));

it("hears nothing in other words", () => {
  for (const typed of ["sofa", "fan", "kafe", "rtx5060"]) expect(heardAs(typed)).toEqual([]);
});

it.each([
  ["spkr", "speaker"],
  ["spkrs", "speaker"],
  ["kybrd", "keyboard"],
  ["prntr", "printer"],
])("reads %s, which has no vowels, as %s", (typed, word) => expect(abbreviated(typed)).toEqual([{ word, edits: 1 }]));

it("reads no other words without vowels as names", () => {
  for (const typed of ["psu", "ddr", "hkvs", "spekr"]) expect(abbreviated(typed)).toEqual([]);
});
