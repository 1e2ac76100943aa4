import { expect, test } from "vitest";
import { hasFewFields } from "./few-fields.ts";

test("a form has a limited number of fields", () => {
  const fields = (count: number) => new TextEncoder().encode("a=1&".repeat(count));
  expect(hasFewFields(fields(900))).toBe(true);
  expect(hasFewFields(fields(1100))).toBe(false);
});
