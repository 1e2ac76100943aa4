import { expect, test } from "vitest";
import { questionLanguage } from "./question-language.ts";

test.each([
  ["តើមាន iPhone 17 ទេ?", "en", "km"],
  ["有 iPhone 17 吗？", "km", "zh"],
  ["Do you have the iPhone 17?", "zh", "en"],
  ["iPhone 17 Pro Max", "zh", "zh"],
  ["iPhone 17 Pro Max", "km", "km"],
  ["1234", "en", "en"],
] as const)("%s on a page in %s is asked in %s", (text, page, language) =>
  expect(questionLanguage(text, page)).toBe(language),
);
