import { expect, test } from "vitest";
import { operatorOf, parsePhone } from "./phone.ts";

test.each([
  ["012345678", "+85512345678"],
  ["012 345 678", "+85512345678"],
  ["012-345-678", "+85512345678"],
  ["(012) 345.678", "+85512345678"],
  ["12345678", "+85512345678"],
  ["+855 12 345 678", "+85512345678"],
  ["+855 (0)12 345 678", "+85512345678"],
  ["855 12 345 678", "+85512345678"],
  ["00855 12 345 678", "+85512345678"],
  ["០១២ ៣៤៥ ៦៧៨", "+85512345678"],
  ["096 123 4567", "+855961234567"],
  ["+1 415 555 2671", "+14155552671"],
  ["+86 138 0013 8000", "+8613800138000"],
])("%s is read as %s", (text, phone) => expect(parsePhone(text)).toBe(phone));

test.each(["", "0", "abc", "012", "012 345 67", "096 123 456", "023 456 789", "+855", "123456789012345678", "sokha@example.com", "'; drop table customers"])(
  "%j is no phone that a message reaches",
  (text) => expect(parsePhone(text)).toBeNull(),
);

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
