import { expect, test } from "vitest";
import { generationOf } from "./chipsets.ts";

test.each([
  ["AMD Ryzen 7 9800X3D", "ryzen-9000"],
  ["AMD Ryzen 5 5600G", "ryzen-5000"],
  ["AMD Ryzen 5 3400G", undefined],
  ["AMD Ryzen Threadripper PRO 5 5975WX", undefined],
  ["Intel Core i5-14600KF", "core-14"],
  ["Intel Core i7-9700K 3.6 GHz", "core-9"],
  ["Intel Core Ultra 7 265K", "core-ultra-200"],
  ["Intel Xeon E5-2690", undefined],
])("%s is of %s", (name, generation) => expect(generationOf(name)).toBe(generation));
