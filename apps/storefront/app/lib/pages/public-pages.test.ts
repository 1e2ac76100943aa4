import { expect, test } from "vitest";
import { publicAddress } from "./public-pages.ts";

const address = (path: string) => publicAddress(new URL(path, "http://shop.example"));

test.each([
  "/account/myaccount",
  "/kh/checkout",
  "/login",
  "/buynow/7",
  "/print/order?id=1",
  "/otp/verify",
  "/tracking-delivery",
  "/nothing",
])("%s is not public", (path) => {
  expect(address(path)).toBeNull();
});

test("pages with the free times of a service are not cached", () => {
  expect(address("/services/freelancer?id=3&time=2026-11-28T01:00:00Z")).toBe("/services/freelancer?id=3");
  expect(address("/services/freelancer?id=3&service=12")).toBeNull();
  expect(address("/services/freelancer.data?id=3&service=12")).toBeNull();
  expect(address("/phone?service=12")).toBe("/phone");
});

test("irrelevant parameters do not change the cache key", () => {
  expect(address("/phone?utm_source=x&page=2&fbclid=y")).toBe("/phone?page=2");
  expect(address("/kh?gclid=1")).toBe("/kh");
  expect(address("/product/7?v=9&ref=mail")).toBe("/product/7?v=9");
});

test("the order of parameters does not change the cache key", () => {
  expect(address("/category?sort=name&brand_id=2&cat_id=1")).toBe(address("/category?cat_id=1&brand_id=2&sort=name"));
});

test("a page's data requests have a cache key of their own", () => {
  expect(address("/kh/phone.data?_routes=routes%2Fcatalog%2Fphone&x=1")).toBe(
    "/kh/phone.data?_routes=routes%2Fcatalog%2Fphone",
  );
  expect(address("/_.data")).toBe("/_.data");
  expect(address("/phone?_routes=x")).toBe("/phone");
});
