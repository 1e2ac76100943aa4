import { expect, test } from "vitest";
import { placeholderImage } from "../../../lib/constants.ts";
import { packBrands, unpackBrands } from "./brand-rows.ts";

test("brands survive packing and unpacking; white space that would break a row becomes one space", () => {
  const brands = [
    { id: 7, name: "TP-Link", image: "/media/tp.svg" },
    { id: 9, name: "Two\tWords\nAnd more", image: "" },
  ];
  expect(unpackBrands(packBrands(brands))).toEqual([brands[0], { id: 9, name: "Two Words And more", image: "" }]);
  expect(unpackBrands(packBrands([]))).toEqual([]);
});

test("a brand without a picture of its own has none", () => {
  expect(unpackBrands(packBrands([{ id: 1, name: "Acme", image: placeholderImage }]))).toEqual([
    { id: 1, name: "Acme", image: "" },
  ]);
});
