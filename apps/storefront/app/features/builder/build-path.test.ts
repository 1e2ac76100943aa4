import { expect, test } from "vitest";
import { buildPath, withPart, withQuantity, withVariant, writeParts } from "./build-path.ts";

const cpu = { slot: "cpu" as const, product_id: 1, variant_id: null, quantity: 1 };
const ram = { slot: "ram" as const, product_id: 2, variant_id: 21, quantity: 2 };

test("writes parts, and a URL that holds all of them", () => {
  expect(writeParts([cpu, ram])).toBe("1,2-21x2");
  expect(buildPath("1,2-21x2", { slot: "gpu", page: null })).toBe("/pcbuilder?parts=1,2-21x2&slot=gpu");
  expect(buildPath("")).toBe("/pcbuilder");
});

test("a part replaces the one in its slot, or is added where a slot takes several", () => {
  expect(withPart([cpu, ram], { slot: "cpu", product_id: 9, variant_id: null })).toBe("2-21x2,9");
  expect(withPart([cpu, ram], { slot: "ram", product_id: 3, variant_id: null })).toBe("1,2-21x2,3");
  expect(withPart([cpu, ram], { slot: "ram", product_id: 2, variant_id: 21 })).toBe("1,2-21x3");
});

test("quantities change, and a removed part leaves nothing behind", () => {
  expect(withQuantity([cpu, ram], ram, 1)).toBe("1,2-21");
  expect(withQuantity([cpu, ram], cpu, 0)).toBe("2-21x2");
  expect(withVariant([cpu, ram], ram, 22)).toBe("1,2-22x2");
});
