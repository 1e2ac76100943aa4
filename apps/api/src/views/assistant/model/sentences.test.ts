import { expect, test } from "vitest";
import { createSentences } from "./sentences.ts";

function inPieces(text: string, size: number): string[] {
  const sentences = createSentences();
  const found: string[] = [];
  for (let at = 0; at < text.length; at += size) found.push(...sentences.push(text.slice(at, at + size)));
  return [...found, ...sentences.flush()];
}

test.each([1, 3, 7, 1000])("text is complete, in sentences, however it is cut (%i characters)", (size) => {
  const text = "The screen is 6.7 inches. It costs $1,149.00! Is that all?\nYes. និងនេះ។ 还有这个。好";
  const found = inPieces(text, size);
  expect(found.join("")).toBe(text);
  expect(found.map((sentence) => sentence.trim()).filter(Boolean)).toEqual([
    "The screen is 6.7 inches.",
    "It costs $1,149.00!",
    "Is that all?",
    "Yes.",
    "និងនេះ។",
    "还有这个。",
    "好",
  ]);
});
