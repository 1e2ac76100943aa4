import { expect, it } from "vitest";
import { withConsonantsOf, heardAs } from "./heard.ts";

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
  ["spkrs", "speakers"],
  ["kybrd", "keyboard"],
  ["prntr", "printer"],
])("reads %s, which has no vowels, as %s", (typed, word) =>
  expect(withConsonantsOf(typed)).toEqual([{ word, edits: 1 }]),
);

it("takes other vowels for two mistakes, and does so for no words with few consonants", () => {
  expect(withConsonantsOf("kybord")).toEqual([{ word: "keyboard", edits: 2 }]);
  for (const typed of ["psu", "ddr", "hkvs", "sofa", "rtx5060"]) expect(withConsonantsOf(typed)).toEqual([]);
});
