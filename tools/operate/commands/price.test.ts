import { expect, test } from "vitest";
import { twoStores } from "../testing/two-stores.ts";

const { here, other, cable, phone, run, listing, trail } = await twoStores();

test("a price in the catalogue is followed by every store", async () => {
  await run("price", "set", "CABLE", "80", "--promo", "60.50", "--until", "2099-12-31");
  expect(await listing(here, cable)).toMatchObject({
    price: 8_000,
    promoPrice: 6_050,
    sortPrice: 6_050,
    onPromotion: true,
    promoEndsAt: new Date("2099-12-31T16:59:59Z"),
  });
  expect(await listing(other, cable)).toMatchObject({ price: 8_000 });
  expect(await trail()).toMatchObject({
    action: "set-price",
    entity: "product",
    entityId: String(cable),
    before: { price: 10_000 },
    after: { sku: "CABLE", price: 8_000 },
  });
});

test("a new price leaves an audit entry that staff can read", async () => {
  await run("price", "set", "CABLE", "80");
  expect(await run("trail", "list", "--entity", "product", "--id", String(cable))).toMatch(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d  staff:\S+  set-price  product \d+  \{"price":\d+.*\} > \{"sku":"CABLE","price":8000,/,
  );
  expect(await run("trail", "list", "--entity", "claim")).toBe("no changes");
  await expect(run("trail", "list", "--entity", "moon")).rejects.toThrow(
    '"moon" is not in the trail: --entity must be one of article, booking, ',
  );
});

test.each([
  [["300.01"], "CABLE costs $100.00: $300.01 is less than a third or more than three times that"],
  [["33.33"], "CABLE costs $100.00: $33.33 is less than a third or more than three times that"],
  [["100", "--promo", "33.33"], "The promotion's price $33.33 is less than a third of the price"],
])("a price that looks like a typing error is asked for once more: %s", async (words, why) => {
  await run("price", "set", "CABLE", "100", "--again", "yes");
  await expect(run("price", "set", "CABLE", ...words)).rejects.toThrow(`${why}. If it is right, add --again yes`);
  expect(await listing(here, cable)).toMatchObject({ price: 10_000, promoPrice: null });
  expect(await run("price", "set", "CABLE", ...words, "--again", "yes")).toContain("before $100.00");
  await run("price", "set", "CABLE", "100", "--again", "yes");
  expect(await run("price", "set", "CABLE", "300")).toContain("before $100.00");
  await run("price", "set", "CABLE", "100");
});

test("a price in a store stays until it is cleared", async () => {
  await run("price", "set", "CABLE", "70", "--store=S002");
  await run("price", "set", "CABLE", "90");
  expect([await listing(here, cable), await listing(other, cable)]).toMatchObject([
    { price: 9_000, promoPrice: null },
    { price: 7_000, promoPrice: null },
  ]);
  await run("price", "clear", "CABLE", "--store", "S002");
  expect(await listing(other, cable)).toMatchObject({ price: 9_000 });
});

test("a price of a variant: the product shows the lowest", async () => {
  expect(await run("price", "set", "PHONE-White", "450", "--store", "S001")).toBe(
    "PHONE-White: $450.00 in S001, before $500.00",
  );
  expect(await listing(here, phone)).toMatchObject({ price: 45_000, priceFrom: true });
  expect(await listing(other, phone)).toMatchObject({ price: 50_000, priceFrom: false });
  await run("price", "clear", "PHONE-White", "--store", "S001");
  expect(await listing(here, phone)).toMatchObject({ price: 50_000, priceFrom: false });
});

test("what a variant cost before is said and in the trail, not what its product did", async () => {
  await run("price", "set", "PHONE-White", "450", "--store", "S001");
  expect(await run("price", "set", "PHONE-White", "4500", "--store", "S001", "--again", "yes")).toBe(
    "PHONE-White: $4,500.00 in S001, before $450.00",
  );
  expect(await trail()).toMatchObject({ before: { price: 45_000 }, after: { sku: "PHONE-White", price: 450_000 } });
  await run("price", "clear", "PHONE-White", "--store", "S001");
  expect(await run("price", "set", "PHONE-White", "480", "--promo", "470")).toBe(
    "PHONE-White: $480.00, promotion $470.00, before $500.00",
  );
  expect(await trail()).toMatchObject({ before: { price: 50_000, promoPrice: null } });
  expect(await run("price", "set", "PHONE-White", "500")).toBe(
    "PHONE-White: $500.00, before $480.00, promotion $470.00",
  );
});

test("a price of 0 is refused", async () => {
  for (const words of [
    ["CABLE", "0"],
    ["CABLE", "0.001"],
    ["CABLE", "5", "--promo", "0"],
    ["CABLE", "0", "--store", "S001"],
  ])
    await expect(run("price", "set", ...words), words.join(" ")).rejects.toThrow(/not an amount|must be more than 0/);
});

test("a price on request", async () => {
  await run("price", "set", "CABLE", "-");
  expect(await listing(here, cable)).toMatchObject({ price: null, sortPrice: null });
  await run("price", "set", "CABLE", "100");
});

test.each([
  [["NOPE", "1"], "There is no product NOPE"],
  [["PHONE", "1"], "PHONE has variants; give the SKU of one: PHONE-Black, PHONE-White"],
  [["CABLE", "1.234"], '"1.234" is not an amount of USD'],
  [["CABLE", "-5"], '"-5" is not an amount'],
  [["CABLE", "80", "--promo", "60", "--until", "2020-12-31"], "--until 2020-12-31 is in the past"],
  [["CABLE", "10", "--promo", "10"], "must be lower than the price"],
  [["CABLE", "10", "--until", "2030-01-01"], "give --promo too"],
  [["CABLE", "10", "--promo", "5", "--until", "tomorrow"], '"tomorrow" is not a day'],
  [["CABLE", "10", "--shop", "S001"], "There is no option --shop"],
  [["CABLE", "10", "--store"], "--store needs a value"],
  [["CABLE", "10", "--store", "S001", "--store", "S002"], "--store is given twice"],
  [["CABLE", "9999999999.99"], "The price is too high"],
  [["CABLE", "10", "--store", "S003"], "The store does not sell CABLE"],
])("set %j is refused", async (words, message) => {
  await expect(run("price", "set", ...words)).rejects.toThrow(message);
  expect(await listing(here, cable)).toMatchObject({ price: 10_000 });
});
