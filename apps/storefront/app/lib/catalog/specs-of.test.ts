import { expect, it } from "vitest";
import { specsOf } from "./specs-of.ts";

const [ram, storage] = [
  { key: "ram", label: "Memory", value: "8 GB" },
  { key: "storage", label: "Storage", value: "256 GB" },
];
const variant = (value: string) => ({ specs: [{ key: "storage", value }] });

it("a variant's own specifications override the product's", () => {
  expect(specsOf([ram!, storage!], [variant("1 TB")])).toEqual([ram, { ...storage, value: "1 TB" }]);
  expect(specsOf([storage!], [{ specs: [] }])).toEqual([storage]);
});

it("for several variants a specification lists all values, each once", () => {
  expect(specsOf([ram!, storage!], ["256 GB", "256 GB", "1 TB"].map(variant))).toEqual([
    ram,
    { ...storage, value: "256 GB / 1 TB" },
  ]);
});

it("a product without variants stays as it is", () => expect(specsOf([ram!, storage!], [])).toEqual([ram, storage]));
