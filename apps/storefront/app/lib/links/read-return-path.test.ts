import { expect, test } from "vitest";
import { localeOf } from "@shop/kit/locale";
import { returnPathIn, returnPathOf, safeReturnPath } from "./read-return-path.ts";
import { loginPath, withReturnPath } from "./return-path.ts";

test("accepts a page of this site, with its query", () => {
  expect(safeReturnPath("/kh/checkout?x=1")).toBe("/kh/checkout?x=1");
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "checkout",
  "",
  "/\t/evil.example",
  "/.//evil.example",
  "/kh/..//evil.example",
  "/%2e//evil.example",
  null,
])("%j is no page of this site", (value) => {
  expect(safeReturnPath(value)).toBeNull();
});

test.each(["/login?next=%2Fphone", "/kh/logout", "/Register/", "/otp/verify", "/zh/forgot-password"])(
  "%j is a page of signing in or out, which nobody returns to",
  (next) => {
    expect(returnPathIn(localeOf("en"), next)).toBeNull();
  },
);

test.each([
  ["/kh/phone", "?page=2&sort=name", "/kh/phone?page=2&sort=name"],
  ["/", "", "/"],
  ["/loginfo", "", "/loginfo"],
  ["/kh/login", "?next=%2Fkh%2Fphone", "/kh/phone"],
])("sign-in from %s%s leads to %j", (pathname, search, next) => {
  expect(loginPath({ pathname, search })).toBe(withReturnPath("/login", next));
});

test("the return path survives being part of a URL", () => {
  const path = withReturnPath("/login", "/buynow/7?q=2&v=9");
  expect(safeReturnPath(new URL(path, "http://x").searchParams.get("next"))).toBe("/buynow/7?q=2&v=9");
});

test.each([
  ["/checkout?way=cod&a=%2Fkh", "/zh/checkout?way=cod&a=%2Fkh"],
  ["/kh/checkout", "/zh/checkout"],
  ["/kh?b=/kh", "/zh?b=/kh"],
  ["/", "/zh"],
  ["/?a=1?b", "/zh?a=1?b"],
  ["//evil.example", null],
  ["/kh//evil.example", "/zh//evil.example"],
])("%j is come back to in the language that was chosen meanwhile", (next, path) => {
  expect(returnPathIn(localeOf("zh"), next)).toBe(path);
  expect(returnPathOf(new URL(withReturnPath("/zh/login", next), "http://x"))).toBe(path);
});

test.each(["/kh//evil.example", "/zh/%2e//evil.example"])(
  "%j leads to no other site when its language is removed",
  (next) => {
    expect(returnPathIn(localeOf("en"), next)).toBeNull();
  },
);
