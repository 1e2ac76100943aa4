import { expect, test } from "vitest";
import type { ShownCart } from "./cart-line.ts";
import { createServerCart } from "./server-cart.ts";
import { memoryStorage } from "../testing/memory-storage.ts";
import { cartLine, scriptedApi, type Fate } from "../testing/scripted-api.ts";

const tick = () => new Promise((resolve) => setTimeout(resolve));

async function open(fates: Fate[] = [], storage = memoryStorage()) {
  const { api, state } = scriptedApi([cartLine(1, 2), cartLine(2, 1)], fates);
  const seen: { cart: ShownCart; refusals: string[] } = { cart: undefined!, refusals: [] };
  const store = createServerCart({
    api,
    storage,
    onChange: (cart) => (seen.cart = cart),
    onRefused: (refusal) => seen.refusals.push(refusal.error),
    onSaved: () => undefined,
    onAway: () => undefined,
  });
  await store.reload();
  const changes = () =>
    state.calls.filter(({ name }) => name !== "cart.get").map(({ input }) => input.body?.set ?? "removed");
  return { store, state, seen, storage, changes, quantities: () => seen.cart.lines.map(({ quantity }) => quantity) };
}

test("the server's lines and totals are shown", async () => {
  const { seen } = await open();
  expect(seen.cart).toMatchObject({ count: 3, total: 30, deliveryFee: 2, grandTotal: 32 });
});

test("a cart that was never read is not called empty, and reading it is retried", async () => {
  const storage = memoryStorage();
  const { api, state } = scriptedApi([cartLine(1, 2)]);
  const views: ShownCart[] = [];
  let away = 0;
  const openCart = () =>
    createServerCart({
      api,
      storage,
      onChange: (cart) => views.push(cart),
      onRefused: () => undefined,
      onSaved: () => undefined,
      onAway: () => away++,
    });
  const store = openCart();
  state.away = true;
  await store.reload();
  expect(away).toBe(1);
  expect(views.every(({ known, settled }) => !known && !settled)).toBe(true);
  state.away = false;
  await store.flush();
  expect(views.at(-1)).toMatchObject({ known: true, settled: true, count: 2 });
  // The stored cart is known at once on the next page.
  views.length = 0;
  openCart();
  expect(views).toMatchObject([{ known: true, count: 2 }]);
  // An empty one is not: another device may have filled it.
  state.lines.length = 0;
  await store.reload();
  expect(views.at(-1)).toMatchObject({ known: true, count: 0 });
  views.length = 0;
  openCart();
  expect(views).toMatchObject([{ known: false }]);
});

test("a change is shown before the server answers, with the total of the shown lines", async () => {
  const { store, state, seen, quantities } = await open();
  state.held = true;
  const done = store.want(1, 5);
  expect(quantities()).toEqual([5, 1]);
  expect(seen.cart).toMatchObject({ total: 60, grandTotal: 62 });
  state.held = false;
  state.release();
  await done;
  expect(seen.cart).toMatchObject({ total: 60, grandTotal: 62 });
});

test("sends one request per line at a time, with absolute quantities, and the last one wins", async () => {
  const { store, state, changes, quantities } = await open();
  state.held = true;
  const all = [store.want(1, 3), store.want(1, 4), store.want(1, 5), store.want(1, 6)];
  await tick();
  expect(changes()).toEqual([3]);
  state.held = false;
  state.release();
  await Promise.all(all);
  expect(changes()).toEqual([3, 6]);
  expect(state.lines[0]?.quantity).toBe(6);
  expect(quantities()).toEqual([6, 1]);
});

test("a change is sent again if the network comes back while its request is failing", async () => {
  const { store, state, changes } = await open(["away"]);
  state.held = true;
  const done = store.want(1, 5);
  await tick();
  const back = store.flush();
  state.held = false;
  state.release();
  await Promise.all([done, back]);
  expect(changes()).toEqual([5, 5]);
  expect(state.lines[0]?.quantity).toBe(5);
});

test("a rejected change is rolled back with a message", async () => {
  const { store, seen, quantities } = await open(["out_of_stock"]);
  await store.want(1, 99);
  expect(quantities()).toEqual([2, 1]);
  expect(seen.refusals).toEqual(["out_of_stock"]);
});

test("a removed line is gone at once, and the cart is reloaded (specification, section 7)", async () => {
  const { store, state, seen } = await open();
  const reads = () => state.calls.filter(({ name }) => name === "cart.get").length;
  const before = reads();
  const done = store.want(2, 0);
  expect(seen.cart.lines.map(({ key }) => key)).toEqual(["1"]);
  await done;
  expect(reads()).toBe(before + 1);
  expect(seen.cart.total).toBe(20);
});

test("removing a line that another tab has removed is not a failure", async () => {
  const { store, seen } = await open(["line_not_found"]);
  await store.want(2, 0);
  expect(seen.refusals).toEqual([]);
});

test("a change made offline stays pending over a reload and is sent once when online again", async () => {
  const storage = memoryStorage();
  const first = await open(["away", "away"], storage);
  await first.store.want(1, 7);
  await first.store.want(2, 0);
  expect(first.seen.cart.lines.map(({ key, quantity }) => [key, quantity])).toEqual([["1", 7]]);

  const later = await open([], storage);
  expect(later.seen.cart.lines.map(({ key, quantity }) => [key, quantity])).toEqual([["1", 7]]);
  await later.store.flush();
  await later.store.flush();
  expect(later.changes().sort()).toEqual([7, "removed"]);
  expect(later.state.lines.map(({ quantity }) => quantity)).toEqual([7]);
});

test("a change to a line that does not exist has no effect", async () => {
  const { store, changes } = await open();
  await store.want(9, 3);
  expect(changes()).toEqual([]);
});

test("damaged stored data are ignored, and the server's cart is shown", async () => {
  for (const damaged of [
    "{",
    "{}",
    "[]",
    "[[1]]",
    '{"lines":[null],"total":1,"delivery_fee":0,"grand_total":1}',
    '[["1",2],[2,-1]]',
  ]) {
    const { quantities, changes } = await open([], memoryStorage({ cart_snapshot: damaged, cart_pending: damaged }));
    expect(quantities()).toEqual([2, 1]);
    expect(changes()).toEqual([]);
  }
});

const added = {
  id: 1,
  name: "Product 1",
  image: "",
  price: 10,
  quantity: 2,
  variant_name: null,
  variant_option_id: null,
};

test("added pieces are shown at once, and counted once when the server has them", async () => {
  const { store, state, seen, quantities } = await open();
  state.held = true;
  const settle = store.expect(added);
  store.expect({ ...added, id: 3, name: "Product 3", quantity: 1 });
  expect(seen.cart).toMatchObject({ count: 6, total: 60, grandTotal: 62 });
  expect(quantities()).toEqual([4, 1, 1]);
  // A read that started before the server had the first change may not contain it.
  const before = store.reload();
  settle(true);
  state.release();
  await before;
  expect(quantities()).toEqual([4, 1, 1]);
  state.lines = [cartLine(1, 4), cartLine(2, 1)];
  const after = store.reload();
  state.release();
  await after;
  expect(quantities()).toEqual([4, 1, 1]);
});

test("added pieces that are rejected disappear", async () => {
  const { store, seen, quantities } = await open();
  const settle = store.expect(added);
  expect(quantities()).toEqual([4, 1]);
  settle(false);
  expect(seen.cart).toMatchObject({ count: 3, total: 30 });
});
