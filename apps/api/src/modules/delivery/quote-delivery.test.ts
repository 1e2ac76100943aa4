import { expect, test } from "vitest";
import { kilometresBetween } from "./distance.ts";
import { deliveryRange, quoteDelivery, type DeliverySettings } from "./quote-delivery.ts";

const settings: DeliverySettings = {
  feeByProvince: { "12": 100, "*": 250 },
  freeFrom: 5000,
  daysByProvince: { "12": 1, "*": 3 },
};
const store = { lat: 11.5621, long: 104.9168 };
const terms = (delivery: DeliverySettings, location: typeof store | null = store) => ({
  settings: { delivery },
  info: { location },
});

test.each([
  ["the province's fee and days", "12", 1000, { fee: 100, days: 1 }],
  ["those of the rest", "17", 1000, { fee: 250, days: 3 }],
  ["those of the rest where the province is not known", null, 1000, { fee: 250, days: 3 }],
  ["no fee from the total on", "17", 5000, { fee: 0, days: 3 }],
  ["a fee just below", "17", 4999, { fee: 250, days: 3 }],
])("%s", (_, provinceCode, total, quote) =>
  expect(quoteDelivery(terms(settings), { provinceCode }, total)).toEqual(quote),
);

test("the fee defaults to 0 (specification, section 9), and unset days are not promised", () => {
  expect(
    quoteDelivery(terms({ feeByProvince: {}, freeFrom: null, daysByProvince: {} }), { provinceCode: "12" }, 1e9),
  ).toEqual({ fee: 0, days: null });
});

test.each([
  ["nowhere", store, 0, 0],
  ["a street on", { lat: 11.5531, long: 104.9168 }, 0.99, 1.01],
  ["Siem Reap", { lat: 13.3543, long: 103.8552 }, 229, 231],
  ["the other side of the earth", { lat: -11.5621, long: -75.0832 }, 20_010, 20_020],
])("kilometres to %s", (_, to, least, most) => {
  const distance = kilometresBetween(store, to);
  expect(distance).toBeGreaterThanOrEqual(least);
  expect(distance).toBeLessThanOrEqual(most);
  expect(kilometresBetween(to, store)).toBeCloseTo(distance, 9);
});

const near = { lat: 11.5531, long: 104.9168 };
const far = { lat: 11.49, long: 104.9168 };
const stepped: DeliverySettings = {
  ...settings,
  byDistance: [
    { upToKm: 2, fee: 50, days: 0 },
    { upToKm: 5, fee: 75 },
  ],
};

test.each([
  ["the nearest step that reaches it", stepped, { lat: near.lat, long: near.long }, 1000, { fee: 50, days: 0 }],
  ["the next step, with the province's days", stepped, { lat: 11.54, long: 104.9168 }, 1000, { fee: 75, days: 1 }],
  ["beyond the last step the province's fee", stepped, far, 1000, { fee: 100, days: 1 }],
  ["no fee from the total on, however near", stepped, near, 5000, { fee: 0, days: 0 }],
  [
    "the step that ends just there",
    { ...settings, byDistance: [{ upToKm: kilometresBetween(store, near), fee: 50, days: 0 }] },
    near,
    1000,
    { fee: 50, days: 0 },
  ],
  ["where goods leave from elsewhere, from there", { ...stepped, from: far }, far, 1000, { fee: 50, days: 0 }],
])("%s", (_, delivery, point, total, quote) =>
  expect(quoteDelivery(terms(delivery), { provinceCode: "12", point }, total)).toEqual(quote),
);

test("without a store's location or a point the province's fee applies", () => {
  expect(quoteDelivery(terms(stepped, null), { provinceCode: "12", point: near }, 1000)).toEqual({ fee: 100, days: 1 });
  expect(quoteDelivery(terms(stepped), { provinceCode: "12" }, 1000)).toEqual({ fee: 100, days: 1 });
});

test.each([
  ["by province", settings, [100, 250, 1, 3]],
  ["by distance too", stepped, [50, 250, 0, 3]],
  [
    "no fee and no days where none is set",
    { ...settings, feeByProvince: { "12": 100 }, daysByProvince: { "12": 1 } },
    [0, 100, null, null],
  ],
])("the range of deliveries to anywhere: %s", (_, delivery, [feeMin, feeMax, daysMin, daysMax]) =>
  expect(deliveryRange(terms(delivery))).toEqual({ feeMin, feeMax, daysMin, daysMax }),
);
