import { expect, it } from "vitest";
import { amountOf } from "./superlatives.ts";

it("makes amounts of one kind comparable", () => {
  expect(
    [
      "500 GB",
      "2 TB",
      "5,000 mAh",
      "6.7″ AMOLED 120 Hz",
      "1.24 kg",
      "980 g",
      "10 days",
      "36 hours",
      "14 GB/s",
      "24 V DC",
    ].map(amountOf),
  ).toEqual([500, 2000, 5000, 6.7, 1240, 980, 240, 36, 14_000, 24]);
  expect(amountOf("AMOLED")).toBeNull();
});
