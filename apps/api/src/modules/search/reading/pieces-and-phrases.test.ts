import { expect, it } from "vitest";
import { parseQuery } from "./query.ts";
import { typed } from "../../../testing/read-terms.ts";

it("reads goods of several words that reach further than the phrase before them", () => {
  expect(typed("fast charging brick 100w")).toEqual(["charging brick", "100w"]);
  expect(typed("rgb strip light")).toEqual(["rgb", "strip light"]);
  expect(typed("phone fast charging")).toEqual(["phone", "fast charging"]);
  expect(typed("apple watch charger")).toEqual(["apple watch", "charger"]);
});

it("joins two pieces of a word that ends a name, or whose second says nothing by itself", () => {
  expect(typed("battery back up for computer")).toEqual(["battery backup", "computer"]);
  expect(typed("sony headphone wire less")).toEqual(["sony", "headphone", "wireless"]);
  expect(typed("back cover")).toEqual(["back cover"]);
});

it("reads goods of two words that were written as one", () => {
  expect(parseQuery("doorlock").kinds).toContain("$door lock");
  expect(parseQuery("doorlock wifi camera face unlock").kinds).toContain("$door lock");
  expect(parseQuery("lightstrip").kinds).toContain("$light strip");
});

it("means the goods before what is done with them, and before a place", () => {
  for (const [text, kind] of [
    ["small screwdriver set to open laptop", "$screwdriver set"],
    ["strip light behind tv", "$light strip"],
    ["hot air station phone ic", "$hot air station"],
  ] as const)
    expect(parseQuery(text).kinds, text).toContain(kind);
});

it("means the disk for a recorder by an amount that stands before it", () => {
  expect(parseQuery("录像机专用6t硬盘").kinds).toContain("$surveillance disk");
  expect(parseQuery("电脑用8g内存").kinds).toContain("$ram");
  expect(parseQuery("电脑8g内存").kinds).toContain("$computer");
});
