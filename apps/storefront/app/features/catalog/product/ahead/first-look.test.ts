import { expect, test, vi } from "vitest";
import type { CardProduct } from "../../card/card-product.ts";
import type { ShownProduct } from "../load-product.ts";

const card = { id: 7, name: "Dome camera", price: 50 } as CardProduct;
vi.doMock("../../card/seen-cards.ts", () => ({ seenCard: () => card }));
const { isFirstLook, isLoading, lookAtProduct, requestFullProduct } = await import("./first-look.ts");

/** Opens a product whose data are answered with this, and asks for the rest. */
async function restOf(answer: Promise<ShownProduct>): Promise<ShownProduct> {
  const look = await lookAtProduct(7, () => answer);
  expect(look).toMatchObject(card);
  expect(isLoading(look)).toBe(true);
  if (isFirstLook(look)) requestFullProduct(look);
  return lookAtProduct(7, () => Promise.reject(new Error("asked for twice")));
}

test("a card's product becomes whole", async () => {
  const whole = { id: 7, sku: "HIK-1" } as ShownProduct;
  expect(await restOf(Promise.resolve(whole))).toBe(whole);
});

test.each([
  [new TypeError("Failed to fetch"), "core.broken"],
  [{ status: 503, statusText: "", internal: false, data: null }, "core.error_text"],
])("stays as its card was, and says so, if the rest is answered with %j", async (error, failed) => {
  const kept = await restOf(Promise.reject(error));
  expect(kept).toMatchObject({ ...card, failed });
  expect(isLoading(kept)).toBe(false);
});

test("a product that is gone is not kept", async () => {
  const gone = { status: 404, statusText: "", internal: false, data: null };
  await expect(restOf(Promise.reject(gone))).rejects.toBe(gone);
});
