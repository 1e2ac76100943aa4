import { expect, it, vi } from "vitest";
import { cartItem } from "../testing/cart-item.ts";
import { stubBrowser } from "../testing/stub-browser.ts";

stubBrowser({ customer: JSON.stringify({ id: 7, name: "Sok" }) });

const scripted = await import("../testing/scripted-api.ts");
const { api, state } = scripted.scriptedApi([scripted.cartLine(1, 2)]);
vi.doMock("../../lib/browser/browser-api.ts", () => ({
  browserApi: (name: string, input: never) =>
    name === "auth.session" ? { ok: false, status: 0 } : api(name as never, input),
}));
const locks = { request: vi.fn(async (_name: string, task: () => Promise<unknown>) => task()) };
vi.stubGlobal("navigator", { locks, onLine: true });

const { cart } = await import("./cart.ts");
const { session } = await import("../session.ts");
const { snackbar } = await import("../snackbar.ts");
const { keepTexts } = await import("../../i18n/messages.ts");
keepTexts("en", "core", await import("../../i18n/messages/en/core.ts"));
const shown = () => cart.get().lines.map(({ productId, quantity }) => [productId, quantity]);

it("keeps pieces whose request fails, shows them once, and sends them with the next ones", async () => {
  cart.start();
  await session.load();
  await cart.whenAdopted();
  expect(shown()).toEqual([[1, 2]]);
  locks.request.mockRejectedValueOnce(new Error("the document is not active"));
  expect(await cart.add(cartItem(2))).toBe("kept");
  expect(shown()).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(await cart.add(cartItem(3))).toBe("there");
  expect(shown()).toEqual([
    [1, 2],
    [2, 1],
    [3, 1],
  ]);
  expect(state.lines.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
    [1, 2],
    [2, 1],
    [3, 1],
  ]);
});

const there = () => state.lines.map(({ product_id, quantity }) => [product_id, quantity]);
const lineOf = (product: number) => cart.get().lines.find(({ productId }) => productId === product)!;

it("shows every tap on a line with pending pieces, and loses none", async () => {
  state.held = true;
  const added = cart.add(cartItem(1));
  expect(lineOf(1).quantity).toBe(3);
  for (const [by, quantity] of [
    [1, 4],
    [1, 5],
    [-1, 4],
    [1, 5],
  ] as const) {
    await cart.step(lineOf(1), by);
    expect(lineOf(1).quantity).toBe(quantity);
  }
  state.held = false;
  state.release();
  expect(await added).toBe("there");
  await vi.waitFor(() =>
    expect(there()).toEqual([
      [1, 5],
      [2, 1],
      [3, 1],
    ]),
  );
  await vi.waitFor(() => expect(cart.get()).toMatchObject({ settled: true, count: 7 }));
});

it("removes a line with pending pieces at once, and it does not come back", async () => {
  const seen: number[] = [];
  const stop = cart.subscribe(() => seen.push(lineOf(4)?.quantity ?? 0));
  state.held = true;
  const added = cart.add(cartItem(4));
  await cart.remove(lineOf(4));
  expect(shown()).toEqual([
    [1, 5],
    [2, 1],
    [3, 1],
  ]);
  state.held = false;
  state.release();
  await added;
  await vi.waitFor(() =>
    expect(there()).toEqual([
      [1, 5],
      [2, 1],
      [3, 1],
    ]),
  );
  await vi.waitFor(() => expect(cart.get().settled).toBe(true));
  expect(seen.indexOf(0)).toBe(1);
  expect(seen.slice(1).every((quantity) => quantity === 0)).toBe(true);
  stop();
});

it("drops what the server rejects, with the taps on it", async () => {
  state.gone.add(6);
  state.held = true;
  const added = cart.add(cartItem(6));
  await cart.step(lineOf(6), 1);
  expect(lineOf(6).quantity).toBe(2);
  state.held = false;
  state.release();
  expect(await added).toBe(null);
  expect(shown()).toEqual([
    [1, 5],
    [2, 1],
    [3, 1],
  ]);
});

it("reports every rejected line, whoever added it, and does not claim that it was added", async () => {
  state.gone.add(7).add(8);
  locks.request.mockRejectedValueOnce(new Error("the document is not active"));
  expect(await cart.add(cartItem(7))).toBe("kept");
  const [eight, nine] = [cart.add(cartItem(8)), cart.add(cartItem(9))];
  expect(await Promise.all([eight, nine])).toEqual([null, "there"]);
  expect(snackbar.get()?.text).toBe("Product 7, Product 8: This product is not sold here");
  expect(shown()).toEqual([
    [1, 5],
    [2, 1],
    [3, 1],
    [9, 1],
  ]);
});
