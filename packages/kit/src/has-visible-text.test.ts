import { expect, it } from "vitest";
import { hasVisibleText } from "./has-visible-text.ts";

it.each(["Sok", "សុខ", "陈", "7", "-", "🏠", "\u200bសុខ"])("%j is visible", (text) =>
  expect(hasVisibleText(text)).toBe(true),
);
it.each(["", " ", "\u200b", "\u200b \ufeff", "\u2060\u00ad", "\u0301", "\u3164", "\u2800"])(
  "%j is not visible",
  (text) => expect(hasVisibleText(text)).toBe(false),
);
