import { expect, test } from "vitest";
import { isForeignForm } from "./foreign-form.ts";

const sent = (origin: string | null, { method = "POST", address = "https://s001.shop.test/login" } = {}) =>
  isForeignForm(new Request(address, { method, headers: origin === null ? {} : { origin } }));

test.each([
  "https://evil.example",
  "http://s001.shop.test",
  "https://s002.shop.test",
  "https://s001.shop.test:8443",
  "https://s001.shop.test.evil.example",
  "null",
  "s001.shop.test",
  "",
])("a form from %j is foreign", (origin) => expect(sent(origin)).toBe(true));

test("the shop's own form, one from a browser without an Origin, and reading a page are accepted", () => {
  expect(sent("https://s001.shop.test")).toBe(false);
  expect(sent("https://s001.shop.test", { address: "https://s001.shop.test:443/login" })).toBe(false);
  expect(sent(null)).toBe(false);
  expect(sent("https://evil.example", { method: "GET" })).toBe(false);
});
