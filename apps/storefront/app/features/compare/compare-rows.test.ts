import { expect, it } from "vitest";
import { compareRows } from "./compare-rows.ts";

const product = (id: number, specs: Record<string, string>) => ({
  id,
  specs: Object.entries(specs).map(([key, value]) => ({ key, label: key.toUpperCase(), value })),
});

it("lists every specification and marks differences", () => {
  const rows = compareRows([
    product(1, { storage: "128 GB", screen: "6.1 in" }),
    product(2, { screen: "6.1 IN", chip: "A17" }),
  ]);
  expect(rows).toEqual([
    { key: "storage", label: "STORAGE", values: ["128 GB", null], differs: true },
    { key: "screen", label: "SCREEN", values: ["6.1 in", "6.1 IN"], differs: false },
    { key: "chip", label: "CHIP", values: [null, "A17"], differs: true },
  ]);
});

it("leaves the cells of a product that is gone empty, without counting that as a difference", () => {
  expect(compareRows([product(1, { chip: "A17" }), null])).toEqual([
    { key: "chip", label: "CHIP", values: ["A17", null], differs: false },
  ]);
  expect(compareRows([null])).toEqual([]);
});
