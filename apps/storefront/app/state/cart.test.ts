import { expect, it, vi } from "vitest";
import { memoryShelf } from "./testing/memory-shelf.ts";

/** What a browser has, as far as the cart asks for it. */
const shelf = memoryShelf({ customer: JSON.stringify({ id: 7, name: "Sok" }) });
vi.stubGlobal("localStorage", { getItem: shelf.get, setItem: shelf.set, removeItem: (key: string) => shelf.set(key, null) });
vi.stubGlobal("window", { addEventListener: () => undefined, setTimeout: () => 0 });
vi.stubGlobal("document", { documentElement: { lang: "en" } });

const scripted = await import("./testing/scripted-api.ts");
const { api, state } = scripted.scriptedApi([scripted.cartLine(1, 2)]);
vi.doMock("../lib/browser-api.ts", () => ({ browserApi: (name: string, input: never) => (name === "auth.session" ? { ok: false, status: 0 } : api(name as never, input)) }));
const locks = { request: vi.fn(async (_name: string, task: () => Promise<unknown>) => task()) };
vi.stubGlobal("navigator", { locks, onLine: true });

const { cart } = await import("./cart.ts");
const { session } = await import("./session.ts");
const item = (id: number) => ({ id, name: `Product ${id}`, image: "", price: 10, quantity: 1, variant_name: null, variant_option_id: null });
const shown = () => cart.get().lines.map(({ productId, quantity }) => [productId, quantity]);

it("keeps pieces whose way to the server breaks, shows them once, and moves them with the next ones", async () => {
  cart.start();
  await session.load();
  await cart.whenAdopted();
  expect(shown()).toEqual([[1, 2]]);
  locks.request.mockRejectedValueOnce(new Error("the document is not active"));
  expect(await cart.add(item(2))).toBe("kept");
  expect(shown()).toEqual([[1, 2], [2, 1]]);
  expect(await cart.add(item(3))).toBe("there");
  expect(shown()).toEqual([[1, 2], [2, 1], [3, 1]]);
  expect(state.lines.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([[1, 2], [2, 1], [3, 1]]);
});
