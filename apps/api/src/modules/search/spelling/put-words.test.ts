import { expect, it } from "vitest";
import { withWordsPut } from "./put-words.ts";
import { parseQuery } from "../reading/query.ts";

/** The text with the word at index `at` replaced. */
const put = (text: string, at: number, word: string) => {
  const { words } = parseQuery(text);
  return withWordsPut(text, words, new Map([[words[at]!, word]]));
};

it.each([
  ["Samsng  Galaxy", 0, "samsung", "samsung  Galaxy"],
  ["ទូរស័ព្ទ samsng", 1, "samsung", "ទូរស័ព្ទ samsung"],
  ["ទូរស័ព្ទដៃចាស់samsng", 2, "samsung", "ទូរស័ព្ទដៃចាស់samsung"],
  ["DS-2CD1034 Hikvision", 0, "ds2cd1043", "ds2cd1043 Hikvision"],
  ["ipone ១៥", 0, "iphone", "iphone ១៥"],
  ["20,100 mAh powr bank!", 2, "power", "20,100 mAh power bank!"],
])("leaves the correct words of %s as they were typed", (text, at, word, written) =>
  expect(put(text, at, word)).toBe(written),
);

it("writes words as the dictionary does, and rewrites what was read differently than typed", () => {
  expect(put("ទូរសពទ Samsung", 0, "ទូរសព្ទ")).toBe("ទូរស័ព្ទ Samsung");
  expect(put("ip 15 spigan", 2, "spigen")).toBe("iphone 15 spigen");
});
