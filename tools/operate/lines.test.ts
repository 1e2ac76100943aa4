import { expect, test } from "vitest";
import { readLines } from "./lines.ts";

test("commands from the standard input: one in a line, texts in quotes, remarks left out", () => {
  const text = '# of today\norder move S001-26-2345-672A confirmed\n\n  claim move C26-2345-672A refused --note "It was dropped"\r\nprice set X ""';
  expect(readLines(text)).toEqual([
    ["order", "move", "S001-26-2345-672A", "confirmed"],
    ["claim", "move", "C26-2345-672A", "refused", "--note", "It was dropped"],
    ["price", "set", "X", ""],
  ]);
});
