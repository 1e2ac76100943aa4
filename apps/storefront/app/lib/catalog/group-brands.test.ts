import { expect, it } from "vitest";
import { groupBrands } from "./group-brands.ts";

it("groups brands by letter, others last", () => {
  const named = (...names: string[]) => names.map((name, id) => ({ id, name, image: "" }));
  const groups = groupBrands(named("realme", "70mai", "Édifier", "Apple", "ROG", "edifice", "小米", "Aqara"));
  expect(groups.map(({ letter, brands }) => `${letter}: ${brands.map(({ name }) => name).join(" ")}`)).toEqual([
    "A: Apple Aqara",
    "E: edifice Édifier",
    "R: realme ROG",
    "#: 70mai 小米",
  ]);
});
