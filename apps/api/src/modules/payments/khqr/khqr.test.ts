import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { toMajor, toMinor } from "@shop/kit/money";
import { crc16, decodeKhqr } from "./decode-khqr.ts";
import { currencyOfCode, makeKhqr, md5Of, type KhqrMerchant } from "./make-khqr.ts";
import generateKHQR from "bakong-khqr/src/controller/generateKHQR.js";
import information from "bakong-khqr/src/model/information.js";

const merchantUsd =
  "00020101021230430014demo_shop@devb0109MID1234560208Dev Bank520457325303840540512.505802KH5909Demo Shop6010Phnom Penh62540111S007-0001230211855123456780304Main0703WEB0805Order993400131767225600000011317672262000006304B83C";
const individualKhr =
  "00020101021229180014demo_shop@devb5204599953031165405500005802KH5909Demo Shop6010Phnom Penh62150111S007-0001239934001317672256000000113176722620000063044C52";
const still = "00020101021129180014demo_shop@devb5204599953038405802KH5909Demo Shop6010Phnom Penh63049D20";
const khmerName =
  "00020101021229180014demo_shop@devb520459995303840540115802KH5909Demo Shop6010Phnom Penh64240002km0103ហាង0207ភ្នំពេញ993400131767225600000011317672262000006304F3C2";

const created = 1767225600000;
const expires = 1767226200000;

beforeEach(() => void vi.useFakeTimers({ now: created, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

test("the checksum is CRC-16/CCITT-FALSE, with leading zeros", () => {
  expect(crc16("123456789")).toBe("29B1");
  const padded = Array.from({ length: 5000 }, (_, index) => crc16(String(index))).filter((crc) => crc.startsWith("00"));
  expect(padded.length).toBeGreaterThan(0);
  expect(padded.every((crc) => crc.length === 4)).toBe(true);
});

test("known codes are read, with their MD5", () => {
  expect(decodeKhqr(merchantUsd)).toEqual({
    method: "12",
    account: "demo_shop@devb",
    merchantId: "MID123456",
    categoryCode: "5732",
    currency: "840",
    amount: "12.50",
    country: "KH",
    name: "Demo Shop",
    city: "Phnom Penh",
    billNumber: "S007-000123",
    mobile: "85512345678",
    storeLabel: "Main",
    terminal: "WEB",
    otherName: null,
    otherCity: null,
    createdAt: created,
    expiresAt: expires,
  });
  expect(decodeKhqr(individualKhr)).toMatchObject({
    currency: "116",
    amount: "50000",
    billNumber: "S007-000123",
    merchantId: null,
  });
  expect(decodeKhqr(still)).toMatchObject({ method: "11", amount: null, expiresAt: null });
  expect(decodeKhqr(khmerName)).toMatchObject({ otherName: "ហាង", otherCity: "ភ្នំពេញ" });
  expect(md5Of(merchantUsd)).toBe("0820d04106679e55af4241dbe26a557f");
  expect(md5Of(individualKhr)).toBe("57432df9263d3f3af88f9d6686a0f5e4");
});

test("a code with any character changed, removed or added is invalid", () => {
  for (const text of [merchantUsd, individualKhr, khmerName]) {
    for (let place = 0; place < text.length; place++) {
      const changed = text.slice(0, place) + (text[place] === "7" ? "8" : "7") + text.slice(place + 1);
      expect(decodeKhqr(changed), `sign ${place}`).toBeNull();
    }
    expect(decodeKhqr(text.slice(0, -1))).toBeNull();
    expect(decodeKhqr(`${text}0`)).toBeNull();
  }
  expect(decodeKhqr("")).toBeNull();
  const sealed = (body: string) => `${body}6304${crc16(`${body}6304`)}`;
  expect(decodeKhqr(sealed("00020101021229"))).toBeNull();
  expect(decodeKhqr(sealed("000201000201"))).toBeNull();
});

describe("the official library makes the known codes", () => {
  const optional = {
    currency: 840 as const,
    amount: 12.5,
    merchantCategoryCode: "5732",
    billNumber: "S007-000123",
    mobileNumber: "85512345678",
    storeLabel: "Main",
    terminalLabel: "WEB",
    purposeOfTransaction: "Order",
    expirationTimestamp: expires,
  };
  test("merchant in dollars", () => {
    expect(
      generateKHQR(
        new information.MerchantInfo("demo_shop@devb", "Demo Shop", "Phnom Penh", "MID123456", "Dev Bank", optional),
        "merchant",
      ),
    ).toBe(merchantUsd);
  });
  test("individual in riel, and a Khmer name", () => {
    const riel = { currency: 116 as const, amount: 50_000, billNumber: "S007-000123", expirationTimestamp: expires };
    expect(
      generateKHQR(new information.IndividualInfo("demo_shop@devb", "Demo Shop", "Phnom Penh", riel), "individual"),
    ).toBe(individualKhr);
    const khmer = {
      currency: 840 as const,
      amount: 1,
      languagePreference: "km",
      merchantNameAlternateLanguage: "ហាង",
      merchantCityAlternateLanguage: "ភ្នំពេញ",
      expirationTimestamp: expires,
    };
    expect(
      generateKHQR(new information.IndividualInfo("demo_shop@devb", "Demo Shop", "Phnom Penh", khmer), "individual"),
    ).toBe(khmerName);
  });
});

const latinName = fc
  .string({ unit: fc.constantFrom(..."ABCXYZabcxyz0189 &'.-"), minLength: 1, maxLength: 60 })
  .filter((name) => name.trim().length > 0);
const khmerWords = ["ហាង", "ទូរស័ព្ទ", "ភ្នំពេញ", "កុំព្យូទ័រ", "ស្រី", "ដៃ", "អេឡិចត្រូនិក", "ក្រុង", "ខ្មែរ", "ល្អ"];
const khmerNames = fc
  .array(fc.constantFrom(...khmerWords), { minLength: 1, maxLength: 8 })
  .map((words) => words.join(" "));
const wallet = fc
  .tuple(fc.stringMatching(/^[a-z][a-z0-9_]{1,18}$/), fc.constantFrom("wing", "aclb", "abaa", "devb"))
  .map(([name, bank]) => `${name}@${bank}`);
const merchants: fc.Arbitrary<KhqrMerchant> = fc.record({
  bakongId: wallet,
  merchantId: fc.option(fc.stringMatching(/^MID\d{1,12}$/)),
  acquiringBank: fc.option(fc.constantFrom("Wing Bank", "ABA Bank")),
  merchantName: fc.oneof(latinName, khmerNames),
  city: fc.constantFrom("Phnom Penh", "Siem Reap", "ភ្នំពេញ", "Sihanoukville Province"),
  mobile: fc.option(fc.stringMatching(/^855\d{8,9}$/)),
});
const money = fc.oneof(
  fc.record({ amount: fc.integer({ min: 1, max: 999_999_999 }), currency: fc.constant("USD" as const) }),
  fc.record({ amount: fc.integer({ min: 1, max: 9_999_999_999 }), currency: fc.constant("KHR" as const) }),
);

const runs = process.env["FULL"] ? 20_000 : 500;

test(`every code has exactly the amount, receiver and expiry (${runs} random ones)`, () => {
  fc.assert(
    fc.property(merchants, money, fc.integer({ min: 1, max: 600_000 }), (merchant, due, life) => {
      const expiresAt = new Date(created + life);
      const { text, md5 } = makeKhqr({
        merchant,
        money: due,
        billNumber: "S001-26-K7Q4-9XP3",
        storeLabel: merchant.merchantName,
        expiresAt,
      });
      const read = decodeKhqr(text)!;
      expect(read).not.toBeNull();
      expect(md5).toBe(md5Of(text));
      expect(read).toMatchObject({
        method: "12",
        account: merchant.bakongId,
        country: "KH",
        billNumber: "S001-26-K7Q4-9XP3",
        createdAt: created,
        expiresAt: expiresAt.getTime(),
        mobile: merchant.mobile,
      });
      expect(currencyOfCode(read.currency)).toBe(due.currency);
      expect(toMinor(Number(read.amount), due.currency)).toBe(due.amount);
      expect(read.amount).toMatch(due.currency === "KHR" || due.amount % 100 === 0 ? /^\d+$/ : /^\d+\.\d\d$/);
      expect(read.name).toMatch(/^[\x20-\x7e]{1,25}$/);
      if (/[\u1780-\u17ff]/.test(merchant.merchantName))
        expect(merchant.merchantName.startsWith(read.otherName!)).toBe(true);
      expect(read.merchantId).toBe(merchant.acquiringBank === null ? null : merchant.merchantId);
    }),
    { numRuns: runs },
  );
});

const demoShop: KhqrMerchant = {
  bakongId: "demo_shop@devb",
  merchantId: null,
  acquiringBank: null,
  merchantName: "Demo Shop",
  city: "Phnom Penh",
  mobile: null,
};

test("amounts have no rounding errors: 10 and 20 cents are 30", () => {
  const { text } = makeKhqr({
    merchant: demoShop,
    money: { amount: 10 + 20, currency: "USD" },
    billNumber: "B1",
    storeLabel: "Main",
    expiresAt: new Date(expires),
  });
  expect(decodeKhqr(text)).toMatchObject({ amount: "0.30" });
  expect(toMajor(30, "USD")).toBe(0.3);
});

test("an expiry in the past, or an amount of 0, makes no code", () => {
  const request = {
    merchant: demoShop,
    money: { amount: 1, currency: "USD" as const },
    billNumber: "B1",
    storeLabel: "Main",
    expiresAt: new Date(expires),
  };
  expect(() => makeKhqr({ ...request, expiresAt: new Date(created - 1) })).toThrow(Error);
  expect(() => makeKhqr({ ...request, money: { amount: 0, currency: "USD" } })).toThrow(Error);
  expect(() => makeKhqr({ ...request, merchant: { ...demoShop, bakongId: "nobody" } })).toThrow(Error);
});
