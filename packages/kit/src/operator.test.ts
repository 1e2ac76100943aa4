import { expect, test } from "vitest";
import { operatorOf, operatorOfTyped } from "./operator.ts";

test.each([
  ["+85510123456", "smart"],
  ["+855961234567", "smart"],
  ["+85512345678", "cellcard"],
  ["+855761234567", "cellcard"],
  ["+855971234567", "metfone"],
  ["+855312345678", "metfone"],
  ["+85518123456", null],
  ["+14155552671", null],
  [null, null],
])("%s belongs to %s", (phone, operator) => expect(operatorOf(phone)).toBe(operator));

test.each([
  ["012 345 678", "cellcard"],
  ["012-345", "cellcard"],
  ["12345678", "cellcard"],
  ["០៩៦ ១២៣ ៤៥៦៧", "smart"],
  ["+855 (0)97 123 4567", "metfone"],
  ["00855 10 123 456", "smart"],
  ["855881234567", "metfone"],
])("%s is being typed: %s", (text, operator) => expect(operatorOfTyped(text)).toBe(operator));

test.each([
  "",
  "0",
  "012",
  "012 3",
  "+855 12",
  "+1 415 555 2671",
  "+86 138 0013 8000",
  "018 123 456",
  "023 456 789",
  "0123456789012",
  "012345@example.com",
])("%j names no operator", (text) => expect(operatorOfTyped(text)).toBeNull());
