import fc from "fast-check";
import { expect, test } from "vitest";
import { adoptGuestCart } from "./adopt-guest-cart.ts";
import type { RunExclusively } from "../browser.ts";
import { addLine, readGuestCart, writeGuestCart, type GuestLine } from "./guest-cart.ts";
import { memoryStorage } from "../testing/memory-storage.ts";
import { scriptedApi, type Fate } from "../testing/scripted-api.ts";

const line = (id: number, quantity = 1): GuestLine => ({
  id,
  name: `P${id}`,
  image: "",
  price: 1,
  quantity,
  variant_name: null,
  variant_option_id: null,
});

/** A lock shared by all tabs, as in the browser: one after the other. */
function tabLock(): RunExclusively {
  let last: Promise<unknown> = Promise.resolve();
  return (_name, task) => {
    const next = last.then(task);
    last = next.catch(() => undefined);
    return next;
  };
}

const hex = /^[0-9a-f]{32}$/;

function guestWith(...lines: GuestLine[]) {
  const storage = memoryStorage();
  writeGuestCart(storage, lines);
  return storage;
}

test("local lines are pushed to the server one by one, with product id, quantity, variant option and the price that was seen (specification, section 4)", async () => {
  const { api, state } = scriptedApi();
  const storage = guestWith(line(1, 2), { ...line(2), variant_option_id: 21, was: 3 });
  expect(await adoptGuestCart(api, storage, tabLock())).toEqual({ refused: [], finished: true });
  expect(state.calls.map(({ input }) => input.body)).toEqual([
    { product_id: 1, quantity: 2, variant_option_id: null, line: expect.stringMatching(hex), seen_price: 1 },
    { product_id: 2, quantity: 1, variant_option_id: 21, line: expect.stringMatching(hex), seen_price: 3 },
  ]);
  expect(readGuestCart(storage)).toEqual([]);
});

/** As on pages without HTTPS, where browsers have no locks. */
const noLock: RunExclusively = (_name, task) => task();

test("two tabs move each line once: with locks by sending it once, without by sending the same key", async () => {
  for (const [lock, most] of [
    [tabLock(), 3],
    [noLock, 6],
  ] as const) {
    const { api, state } = scriptedApi();
    const storage = guestWith(line(1), line(2), line(3));
    await Promise.all([adoptGuestCart(api, storage, lock), adoptGuestCart(api, storage, lock)]);
    expect(state.calls.length).toBeLessThanOrEqual(most);
    expect(state.lines.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
  }
});

test("pieces added to a line while it is being moved are moved too, each once", async () => {
  for (const fate of ["ok", "answer_lost"] as const) {
    const { api, state } = scriptedApi([], [fate]);
    const storage = guestWith(line(1, 2));
    state.held = true;
    const first = adoptGuestCart(api, storage, noLock);
    writeGuestCart(storage, addLine(readGuestCart(storage), line(1, 3)));
    state.held = false;
    state.release();
    await first;
    await adoptGuestCart(api, storage, noLock);
    expect(state.lines.map(({ quantity }) => quantity)).toEqual([5]);
    expect(readGuestCart(storage)).toEqual([]);
  }
});

test("a browser that cannot store a key does not send a line under a new key at every attempt", async () => {
  const { api, state } = scriptedApi();
  const full = { ...memoryStorage({ cart: JSON.stringify([line(1)]) }), set: () => undefined };
  expect(await adoptGuestCart(api, full, tabLock())).toEqual({ refused: [], finished: false });
  expect(state.calls).toEqual([]);
});

test("however the connection breaks, with two tabs, removed products and added pieces: each line is moved exactly once or reported as refused", async () => {
  const fate = fc.constantFrom<Fate>("ok", "away", "answer_lost", "rate_limited", "unavailable", "unauthorized");
  const interleaving = fc.record({
    scheduler: fc.scheduler(),
    fates: fc.array(fate, { maxLength: 12 }),
    count: fc.integer({ min: 1, max: 4 }),
    gone: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
    addsMore: fc.boolean(),
    hasLocks: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(interleaving, async ({ scheduler, fates, count, gone, addsMore, hasLocks }) => {
      const { api, state } = scriptedApi([], fates);
      state.gone = new Set(gone);
      const slowly = scheduler.scheduleFunction(api) as typeof api;
      const lines = Array.from({ length: count }, (_, index) => line(index + 1, index + 1));
      const storage = guestWith(...lines);
      const lock = hasLocks ? tabLock() : noLock;
      const named: number[] = [];
      if (addsMore)
        void scheduler
          .schedule(Promise.resolve())
          .then(() => writeGuestCart(storage, addLine(readGuestCart(storage), line(1, 7))));
      const visit = async () =>
        named.push(...(await adoptGuestCart(slowly, storage, lock)).refused.map((one) => one.line.id));
      for (let visits = 0; visits < 6; visits++) await scheduler.waitFor(Promise.all([visit(), visit()]));
      await scheduler.waitAll();
      // Finally a visit with a working network.
      state.fates = [];
      await scheduler.waitFor(visit());

      const wanted = new Map(lines.map(({ id, quantity }) => [id, quantity + (addsMore && id === 1 ? 7 : 0)]));
      for (const id of gone) wanted.delete(id);
      expect(readGuestCart(storage)).toEqual([]);
      expect(new Map(state.lines.map(({ product_id, quantity }) => [product_id, quantity]))).toEqual(wanted);
      expect(new Set(named)).toEqual(new Set(gone.filter((id) => id <= count)));
    }),
    { numRuns: 300 },
  );
});

test("products that are gone are reported, and the rest is moved", async () => {
  const { api, state } = scriptedApi([], ["product_not_found", "ok"]);
  const storage = guestWith(line(1), line(2));
  const { refused, finished } = await adoptGuestCart(api, storage, tabLock());
  expect(refused.map(({ line: { name }, refusal }) => [name, refusal.error])).toEqual([["P1", "product_not_found"]]);
  expect(finished).toBe(true);
  expect(state.lines.map(({ product_id }) => product_id)).toEqual([2]);
  expect(readGuestCart(storage)).toEqual([]);
});

test("an expired token keeps the lines for a later attempt", async () => {
  const { api } = scriptedApi([], ["unauthorized"]);
  const storage = guestWith(line(1));
  expect((await adoptGuestCart(api, storage, tabLock())).finished).toBe(false);
  expect(readGuestCart(storage)).toHaveLength(1);
});
