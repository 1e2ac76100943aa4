import { expect, test } from "vitest";
import { paidForPieces } from "./paid-for-pieces.ts";

const order = { total: 3497, discount: 350, grandTotal: 3297 };
const lines = [
  { price: 999, quantity: 3 },
  { price: 500, quantity: 1 },
];

/** What each piece of the order is refunded with, one after another. */
function onePieceAtATime(payment: { amount: number; currency: "USD" | "KHR" }, terms = order): number[] {
  const refunded = lines.map(() => 0);
  return lines.flatMap(({ quantity }, wantedLine) =>
    Array.from({ length: quantity }, () => {
      const amount = paidForPieces(
        terms,
        payment,
        lines.map((line, index) => ({ ...line, refunded: refunded[index]!, wanted: index === wantedLine ? 1 : 0 })),
      );
      refunded[wantedLine]!++;
      return amount;
    }),
  );
}
const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0);

test("the discount is shared among the pieces, and all of them together are what was paid for the goods", () => {
  const amounts = onePieceAtATime({ amount: 3297, currency: "USD" });
  expect(amounts).toEqual([899, 899, 899, 450]);
  expect(sum(amounts)).toBe(3497 - 350);
  const all = lines.map((line) => ({ ...line, refunded: 0, wanted: line.quantity }));
  expect(paidForPieces(order, { amount: 3297, currency: "USD" }, all)).toBe(3497 - 350);
});

test("an order in dollars that was paid in riel is refunded in full hundreds, without its delivery", () => {
  const amounts = onePieceAtATime({ amount: 135_200, currency: "KHR" });
  expect(amounts).toEqual([36_900, 36_800, 36_900, 18_400]);
  expect(sum(amounts)).toBe(Math.round((135_200 * 3147) / 3297 / 100) * 100);
});

test("pieces that cost nothing are refunded with nothing", () => {
  const free = [{ price: 0, quantity: 2, refunded: 0, wanted: 1 }];
  expect(paidForPieces({ total: 0, discount: 0, grandTotal: 150 }, { amount: 150, currency: "USD" }, free)).toBe(0);
});
