import { expect, it, vi } from "vitest";
import type { ShownCart } from "./cart-line.ts";
import { cartItem } from "../testing/cart-item.ts";
import { stubBrowser } from "../testing/stub-browser.ts";

/** A guest's browser with three lines in the cart. */
stubBrowser({ cart: JSON.stringify([1, 2, 3].map(cartItem)) });
const retries: (() => void)[] = [];
vi.stubGlobal("window", { addEventListener: () => undefined, setTimeout: (retry: () => void) => retries.push(retry) });

const { api, state } = (await import("../testing/scripted-api.ts")).scriptedApi();
let customer: { id: number; name: string } | null = null;
vi.doMock("../../lib/browser/browser-api.ts", () => ({
  browserApi: (name: string, input: never) =>
    name === "auth.session"
      ? {
          ok: true,
          status: 200,
          answer: { code: 0, message: "", data: { login_status_code: customer ? 0 : 1, customer } },
        }
      : api(name as never, input),
}));

const { cart } = await import("./cart.ts");
const { session } = await import("../session.ts");
const { keepTexts } = await import("../../i18n/messages.ts");
keepTexts("en", "core", await import("../../i18n/messages/en/core.ts"));

const enter = async (id: number) => {
  customer = { id, name: "Sok" };
  session.left();
  await session.load();
};
const seen: ShownCart[] = [];
cart.start();
cart.subscribe(() => seen.push(cart.get()));

it("shows a guest's lines while they are moved to the customer's cart, which is never called empty", async () => {
  await session.load();
  expect(cart.get()).toMatchObject({ known: true, count: 3 });
  seen.length = 0;
  state.held = true;
  await enter(7);
  expect(cart.get()).toMatchObject({ known: false, settled: false, count: 3 });
  const [line] = cart.get().lines;
  await cart.step(line!, 1);
  expect(cart.get().count).toBe(4);
  state.held = false;
  state.release();
  await vi.waitFor(() => expect(cart.get()).toMatchObject({ known: true, settled: true, count: 4 }));
  expect(seen.filter(({ known, lines }) => known && lines.length === 0)).toEqual([]);
  expect(state.lines.map(({ quantity }) => quantity)).toEqual([2, 1, 1]);
});

it("reads the cart again once an unavailable server is back", async () => {
  state.away = true;
  await enter(8);
  await cart.whenAdopted();
  expect(cart.get()).toMatchObject({ known: false, count: 0 });
  state.away = false;
  retries.at(-1)!();
  await vi.waitFor(() => expect(cart.get()).toMatchObject({ known: true, settled: true, count: 4 }));
});
