import { expect, test } from "vitest";
import { phoneText } from "./phone-text.ts";

test.each([
  ["+85512345678", "012 345 678"],
  ["+855961234567", "096 123 4567"],
  ["012345678", "012 345 678"],
  ["012 345 678", "012 345 678"],
  ["+14155552671", "+14155552671"],
  ["+8613800138000", "+8613800138000"],
])("%s is written %s", (phone, text) => expect(phoneText(phone)).toBe(text));
