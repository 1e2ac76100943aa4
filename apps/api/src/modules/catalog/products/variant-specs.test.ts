import { expect, test } from "vitest";
import { variantSpecs } from "./variant-specs.ts";

const specs = [
  { key: "ram", label: { en: "Memory", km: "អង្គចងចាំ RAM" }, value: "16 GB" },
  { key: "storage", label: { en: "Storage", km: "ទំហំផ្ទុក" }, value: "512 GB" },
];

test("an option replaces the specification with its group's name", () => {
  expect(variantSpecs([{ en: "Colour" }, { en: "storage" }], specs, ["Black", "1 TB"])).toEqual([
    { key: "storage", value: "1 TB" },
  ]);
});

test("an option of a group with several specifications has their values in order", () => {
  const groups = [{ en: "Memory and storage", specs: ["ram", "storage"] }];
  expect(variantSpecs(groups, specs, ["32 GB / 1 TB"])).toEqual([
    { key: "ram", value: "32 GB" },
    { key: "storage", value: "1 TB" },
  ]);
  expect(variantSpecs(groups, specs, ["32 GB"])).toEqual([{ key: "ram", value: "32 GB" }]);
});

test("a group without a matching specification changes none, and an option with one value is not split", () => {
  expect(variantSpecs([{ en: "Size" }], specs, ["42 mm"])).toEqual([]);
  expect(variantSpecs([{ en: "Storage" }], specs, ["512 GB / SSD"])).toEqual([
    { key: "storage", value: "512 GB / SSD" },
  ]);
});
