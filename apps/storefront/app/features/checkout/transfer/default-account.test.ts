import { expect, test } from "vitest";
import { keepTexts } from "../../../i18n/messages.ts";
import * as chinese from "../../../i18n/messages/zh/checkout.ts";
import { defaultAccount } from "./default-account.ts";

keepTexts("zh", "checkout", chinese);

test("bank info failure falls back to a default phone-transfer entry (specification, section 8)", () => {
  expect(
    defaultAccount({ name: "Mekong Lotus", smart: null, cellcard: "012 200 101", metfone: "066 200 101" }, "zh"),
  ).toMatchObject({
    type: "phone",
    name: "手机号转账",
    account: "012 200 101",
    holder: "Mekong Lotus",
  });
  expect(defaultAccount({ name: "Mekong Lotus", smart: null, cellcard: null, metfone: null }, "en").account).toBe("");
});
