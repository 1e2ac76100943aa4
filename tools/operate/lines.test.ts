import { expect, test } from "vitest";
import { readLines } from "./lines.ts";

test("commands from standard input: one a line, texts in quotes, comments skipped", () => {
  const text =
    '# of today\norder move S001-26-2345-672A confirmed\n\n  claim move C26-2345-672A refused --note "It was dropped"\r\nprice set X ""\norder move S001-1 packed --note="By noon"';
  expect(readLines(text)).toEqual([
    { number: 2, words: ["order", "move", "S001-26-2345-672A", "confirmed"] },
    { number: 4, words: ["claim", "move", "C26-2345-672A", "refused", "--note", "It was dropped"] },
    { number: 5, words: ["price", "set", "X", ""] },
    { number: 6, words: ["order", "move", "S001-1", "packed", "--note=By noon"] },
  ]);
});

test("an unclosed quote is refused with its line number, without its text", () => {
  expect(() => readLines('price set X 5\nclaim move C26 refused --note "It was dropped')).toThrow(
    "Line 2: a quote is not closed",
  );
});
