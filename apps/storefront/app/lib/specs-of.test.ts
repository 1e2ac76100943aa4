import { expect, it } from "vitest";
import { specsOf } from "./specs-of.ts";

const [ram, storage] = [{ key: "ram", label: "Memory", value: "8 GB" }, { key: "storage", label: "Storage", value: "256 GB" }];
const variant = (value: string) => ({ specs: [{ key: "storage", value }] });

it("a row that the variant decides has its value, the others the product's", () => {
  expect(specsOf([ram!, storage!], [variant("1 TB")])).toEqual([ram, { ...storage, value: "1 TB" }]);
  expect(specsOf([storage!], [{ specs: [] }])).toEqual([storage]);
});

it("where any of several variants is meant, a row has the values of all, each once", () => {
  expect(specsOf([ram!, storage!], ["256 GB", "256 GB", "1 TB"].map(variant))).toEqual([ram, { ...storage, value: "256 GB / 1 TB" }]);
});

it("a product without variants is as it is", () => expect(specsOf([ram!, storage!], [])).toEqual([ram, storage]));
