import { expect, test } from "vitest";
import * as z from "zod";
import { calls } from "./calls.ts";
import { numeric } from "./define.ts";

const price = numeric(z.number());

test.each<[string, number]>([
  ["1", 1],
  ["-1.5", -1.5],
  [".5", 0.5],
  [" 007.50 ", 7.5],
  ["-.25", -0.25],
])("%j is a number", (text, value) => {
  expect(price.parse(text)).toBe(value);
});

test.each(["", " ", "1.", ".", "-", "1e3", "0x1", "1,5", "1.2.3", "--1", "១", null, true, []])(
  "%j is not a number",
  (value) => {
    expect(price.safeParse(value).success).toBe(false);
  },
);

test("a very long text of digits is refused at once", () => {
  const began = process.threadCpuUsage();
  expect(price.safeParse(`${"1".repeat(200_000)}x`).success).toBe(false);
  expect(process.threadCpuUsage(began).user, "microseconds").toBeLessThan(500_000);
});

test.each<[z.ZodType, string]>([
  [calls["auth.register"].body.shape.name, "auth.register"],
  [calls["profile.update"].body.shape.name, "profile.update"],
  [calls["locations.add"].body.shape.name, "locations.add, name"],
  [calls["locations.add"].body.shape.description, "locations.add, description"],
  [calls["reviews.write"].body.shape.text, "reviews.write"],
  [calls["claims.make"].body.shape.problem, "claims.make"],
  [calls["claims.answer"].body.shape.text, "claims.answer"],
  [calls["cart.add"].body.shape.note, "cart.add"],
  [calls["orders.cancel"].body.shape.reason, "orders.cancel"],
])("what people write turns no text around: %#, %s", (field) => {
  expect(field.parse("\u202eevil\u202c \u2067ផ្ទះ\u2069 \u0645\u0631\u062d\u0628\u0627 👨‍👩‍👧 ស\u200bក")).toBe(
    "evil ផ្ទះ \u0645\u0631\u062d\u0628\u0627 👨‍👩‍👧 ស\u200bក",
  );
});
