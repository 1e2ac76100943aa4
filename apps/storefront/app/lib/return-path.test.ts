import { expect, test } from "vitest";
import { safeReturnPath, withReturnPath } from "./return-path.ts";

test("a page of this site is remembered, with its query", () => {
  expect(safeReturnPath("/kh/checkout?x=1")).toBe("/kh/checkout?x=1");
});

test.each(["//evil.example", "/\\evil.example", "https://evil.example/", "javascript:alert(1)", "checkout", "", "/\t/evil.example", "/.//evil.example", "/kh/..//evil.example", "/%2e//evil.example", null])(
  "%j is no page of this site",
  (value) => {
    expect(safeReturnPath(value)).toBeNull();
  },
);

test("the remembered page survives being part of an address", () => {
  const path = withReturnPath("/login", "/buynow/7?q=2&v=9");
  expect(safeReturnPath(new URL(path, "http://x").searchParams.get("next"))).toBe("/buynow/7?q=2&v=9");
});
