import { expect, test } from "vitest";
import { readLines } from "./lines.ts";

test("commands from the standard input: one in a line, texts in quotes, remarks left out", () => {
  const text = '# of today\norder move S001-26-2345-672A confirmed\n\n  claim move C26-2345-672A refused --note "It was dropped"\r\nprice set X ""\norder move S001-1 packed --note="By noon"';
  expect(readLines(text)).toEqual([
    { number: 2, words: ["order", "move", "S001-26-2345-672A", "confirmed"] },
    { number: 4, words: ["claim", "move", "C26-2345-672A", "refused", "--note", "It was dropped"] },
    { number: 5, words: ["price", "set", "X", ""] },
    { number: 6, words: ["order", "move", "S001-1", "packed", "--note=By noon"] },
  ]);
});

test("a quote that is not closed is refused with its line, and no word of it", () => {
  expect(() => readLines('price set X 5\nclaim move C26 refused --note "It was dropped')).toThrow("Line 2: a quote is not closed");
});
