import { expect, test } from "vitest";
import { beginning, plainText } from "./quote-text.ts";

test("Markdown becomes lines of plain text, with separate headings", () => {
  expect(plainText("## Seven days\nGoods in their **box**.\n\n## Refunds\n- by [bank](/pay)\n- in cash")).toBe(
    "Seven days\nGoods in their box.\n\nRefunds\n• by bank\n• in cash",
  );
  expect(plainText("1. Open **Cart**.\n2. Pay.\n\nDone.")).toBe("1. Open Cart.\n2. Pay.\nDone.");
});

test("a long text is cut after a sentence", () => {
  expect(beginning("One is here. Two is there. Three goes on", 30)).toBe("One is here. Two is there. …");
  expect(beginning("មួយ។ ពីរ។ បីនៅទីនេះ", 12)).toBe("មួយ។ ពីរ។ …");
  expect(beginning("short", 30)).toBe("short");
});
