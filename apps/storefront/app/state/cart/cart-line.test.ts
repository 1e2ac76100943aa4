import { expect, test } from "vitest";
import { guestView, serverView, sumOf, type ServerCart } from "./cart-line.ts";
import { cartLine } from "../testing/scripted-api.ts";

/** A customer's cart to which nothing is being added. */
const viewOf = (cart: ServerCart, pending: [id: number, quantity: number][] = []) =>
  serverView(cart, new Map(pending), [], new Map());

test("sums are exact in hundredths", () => {
  const [line] = guestView([
    { id: 1, name: "A", image: "", price: 0.1, quantity: 1, variant_name: null, variant_option_id: null },
  ]).lines;
  expect(sumOf([line!, { ...line!, price: 0.2 }])).toBe(0.3);
});

test("a guest's cart has no delivery fee yet and counts pieces", () => {
  const view = guestView([
    { id: 1, name: "A", image: "", price: 2.5, quantity: 3, variant_name: null, variant_option_id: null },
  ]);
  expect(view).toMatchObject({ known: true, count: 3, total: 7.5, deliveryFee: "later", grandTotal: 7.5 });
});

test("lines being removed are hidden, and an empty cart has no fee (specification, section 9: default 0)", () => {
  const cart = {
    known: true,
    lines: [cartLine(1, 2)],
    total: 20,
    delivery_fee: 3,
    grand_total: 23,
    address_id: 1,
    delivered: true,
  };
  expect(viewOf(cart, [[1, 0]])).toMatchObject({
    lines: [],
    count: 0,
    total: 0,
    deliveryFee: null,
    grandTotal: 0,
  });
});

test("without an address the fee is unknown, not zero", () => {
  const cart = {
    known: true,
    lines: [cartLine(1, 2)],
    total: 20,
    delivery_fee: 0,
    grand_total: 20,
    address_id: null,
    delivered: true,
  };
  expect(viewOf(cart)).toMatchObject({ deliveryFee: "later", grandTotal: 20 });
  expect(viewOf({ ...cart, address_id: 1 })).toMatchObject({ deliveryFee: 0 });
});

test("it is known if nothing is delivered, as with services", () => {
  const cart = {
    known: true,
    lines: [cartLine(1, 1)],
    total: 10,
    delivery_fee: 0,
    grand_total: 10,
    address_id: 1,
    delivered: false,
  };
  expect(viewOf(cart).deliveryFee).toBe(null);
  expect(viewOf({ ...cart, delivered: true }).deliveryFee).toBe(0);
});

test("unavailable lines are not part of the estimated total", () => {
  const gone = { ...cartLine(2, 1), available: false };
  const cart = {
    known: true,
    lines: [cartLine(1, 1), gone],
    total: 10,
    delivery_fee: 0,
    grand_total: 10,
    address_id: null,
    delivered: true,
  };
  expect(viewOf(cart, [[1, 3]]).total).toBe(30);
});
