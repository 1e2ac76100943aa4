import { expect, test } from "vitest";
import { defaultAccount } from "./default-account.ts";

test("bank info failure falls back to a default phone-transfer entry (specification, section 8)", () => {
  expect(defaultAccount({ name: "Mekong Lotus", smart: null, cellcard: "012 200 101", metfone: "066 200 101" })).toMatchObject({
    type: "phone",
    account: "012 200 101",
    holder: "Mekong Lotus",
  });
  expect(defaultAccount({ name: "Mekong Lotus", smart: null, cellcard: null, metfone: null }).account).toBe("");
});
