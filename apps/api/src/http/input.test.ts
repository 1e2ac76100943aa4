import { calls } from "@shop/contract/calls";
import { expect, test } from "vitest";
import { bodyOf, queryOf } from "./input.ts";

test("a query has its texts, repeated names together, and nothing for a name without a value", () => {
  expect(queryOf(new URLSearchParams("a=1&b=&c=2&c=&c=3&d"))).toEqual({ a: "1", c: ["2", "3"] });
  expect(Object.getPrototypeOf(queryOf(new URLSearchParams("__proto__=a&__proto__=b")))).toBe(Object.prototype);
});

test("a query with very many names is read quickly", () => {
  const search = new URLSearchParams(Array.from({ length: 50_000 }, (_, index) => `${index}=1`).join("&"));
  const began = process.threadCpuUsage();
  expect(Object.keys(queryOf(search))).toHaveLength(50_000);
  expect(process.threadCpuUsage(began).user, "microseconds").toBeLessThan(1e6);
});

test("a text with a NUL is refused, since the database takes none", async () => {
  const sent = (name: string) =>
    new Request("http://s001.localhost/", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name, lat: 11.5, long: 104.9 }),
    });
  expect(await bodyOf(calls["locations.add"], sent("Home"), "sender")).toMatchObject({ name: "Home" });
  await expect(bodyOf(calls["locations.add"], sent("Ho\0me"), "sender")).rejects.toMatchObject({
    code: "invalid_input",
  });
});
