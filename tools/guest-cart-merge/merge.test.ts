import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { insertCustomer } from "@shop/api/testing/samples/customer";
import { insertProduct } from "@shop/api/testing/samples/product";
import { insertStore } from "@shop/api/testing/samples/store";
import { testApi } from "@shop/api/testing/shops/test-api";
import { createClient } from "@shop/contract/client";
import { paths } from "@shop/contract/paths";
import { adoptGuestCart } from "../../apps/storefront/app/state/cart/adopt-guest-cart.ts";
import type { RunExclusively } from "../../apps/storefront/app/state/browser.ts";
import {
  addLine,
  readGuestCart,
  repairGuestCart,
  writeGuestCart,
} from "../../apps/storefront/app/state/cart/guest-cart.ts";
import { breakingServer, type Fate } from "./breaking-http.ts";
import { tabStorages } from "./tab-storages.ts";

/**
 * The merge of a guest's cart (specification, section 4): the storefront's own code against the store API, with
 * connections that break, in up to three tabs, while a product is removed from the store and pieces are added.
 */
const { api, services, database } = await testApi();
const storeId = await insertStore(database.db, { code: "S001" });
await api.directory.load();
const caller = {
  ip: "203.0.113.7",
  requestId: "test",
  origin: "http://127.0.0.1",
  host: "nowhere.localhost",
  userAgent: null,
};
const server = await breakingServer(async (request) => api.app.fetch(request, { caller }));
afterAll(() => server.close());

const sold = await Promise.all(
  [0, 1, 2].map(() =>
    insertProduct(database.db, [storeId], {
      pieces: 50_000,
      variants: [{ options: ["Black"] }, { options: ["White"] }],
    }),
  ),
);
const choices = sold.flatMap(({ id, variantIds }) => variantIds.map((variant) => ({ id, variant })));

/** Browsers give locks that all tabs share on secure pages; elsewhere there are none. */
function tabLock(isSecure: boolean): RunExclusively {
  let last: Promise<unknown> = Promise.resolve();
  return (_name, task) => {
    if (!isSecure) return task();
    const next = last.then(task);
    last = next.catch(() => undefined);
    return next;
  };
}

/** The last choice is the product that is removed. */
const pieces = fc.record({ choice: fc.nat(choices.length), quantity: fc.integer({ min: 1, max: 5 }) });
const interleaving = fc.record({
  before: fc.array(pieces, { maxLength: 3 }),
  guest: fc.array(pieces, { minLength: 1, maxLength: 5 }),
  visits: fc.array(fc.record({ tabs: fc.integer({ min: 1, max: 3 }), added: fc.option(pieces), goes: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
  }),
  fates: fc.array(fc.constantFrom<Fate>("arrives", "request lost", "answer lost", "late"), { maxLength: 14 }),
  isSecure: fc.boolean(),
  /** Milliseconds until a tab sees what another one wrote. */
  lag: fc.constantFrom(0, 2),
  /** Whether the lines have no keys, as if other code had written them, or an older version of the shop. */
  isUnnamed: fc.boolean(),
});

const runs = process.env["FULL"] ? 400 : 40;

test("every piece of a guest's cart is on the server exactly once, or the shopper was told that its product is gone", async () => {
  await fc.assert(
    fc.asyncProperty(interleaving, async ({ before, guest, visits, fates, isSecure, lag, isUnnamed }) => {
      const who = await insertCustomer(services, storeId);
      const going = await insertProduct(database.db, [storeId], { pieces: 50_000 });
      const goods = [...choices, { id: going.id, variant: null }];
      const client = createClient({
        paths,
        base: `${server.origin}/rest`,
        fetch: (path, init) => fetch(path, init),
        headers: () => who.headers,
      });
      const wanted = new Map<number, number>();
      const count = (choice: number, quantity: number) => void wanted.set(choice, (wanted.get(choice) ?? 0) + quantity);

      server.fates.length = 0;
      for (const { choice, quantity } of before) {
        const { id, variant } = goods[choice]!;
        expect((await client("cart.add", { body: { product_id: id, variant_option_id: variant, quantity } })).ok).toBe(
          true,
        );
        count(choice, quantity);
      }
      const { storages, settle } = tabStorages(3, lag);
      const [storage] = storages as [(typeof storages)[number]];
      const put = ({ choice, quantity }: { choice: number; quantity: number }) => {
        const { id, variant } = goods[choice]!;
        const line = {
          id,
          name: `P${choice}`,
          image: "",
          price: 10,
          quantity,
          variant_name: null,
          variant_option_id: variant,
        };
        writeGuestCart(storage, addLine(readGuestCart(storage), line));
        count(choice, quantity);
      };
      guest.forEach(put);
      if (isUnnamed)
        writeGuestCart(
          storage,
          readGuestCart(storage).map(({ key: _name, ...line }) => line),
        );
      await settle();

      server.fates.push(...fates);
      const runExclusively = tabLock(isSecure);
      const told: { id: number; quantity: number }[] = [];
      const visit = async (tab: number) => {
        repairGuestCart(storages[tab]!);
        // A tab asks who is signed in before it moves anything, which takes longer than it takes others to see what it
        // wrote.
        await sleep(lag);
        await settle();
        told.push(...(await adoptGuestCart(client, storages[tab]!, runExclusively)).refused.map(({ line }) => line));
      };
      for (const { tabs, added, goes } of visits) {
        const open = Array.from({ length: tabs }, (_, tab) => visit(tab));
        // If two tabs write at the same moment, the browser decides which one counts.
        if (added && lag === 0) put(added);
        if (goes)
          await database.pool.query("delete from listings where store_id = $1 and product_id = $2", [
            storeId,
            going.id,
          ]);
        await Promise.all(open);
        await settle();
        if (added && lag > 0) put(added);
        await settle();
      }
      server.fates.length = 0;
      await visit(0);
      await settle();

      for (const seen of storages) expect(readGuestCart(seen)).toEqual([]);
      const { rows } = await database.pool.query<{ product_id: number; variant_id: number; quantity: number }>(
        "select product_id, variant_id, quantity from cart_lines where customer_id = $1",
        [who.customerId],
      );
      const kept = (choice: number) =>
        rows.find(
          ({ product_id, variant_id }) =>
            product_id === goods[choice]!.id && variant_id === (goods[choice]!.variant ?? 0),
        )?.quantity ?? 0;
      for (const choice of choices.keys()) expect(kept(choice), `choice ${choice}`).toBe(wanted.get(choice) ?? 0);
      const missing = (wanted.get(choices.length) ?? 0) - kept(choices.length);
      const toldPieces = told.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(told.filter(({ id }) => id !== going.id)).toEqual([]);
      // Two tabs may report the same line, and a line is always reported as a whole.
      expect([toldPieces >= missing, toldPieces > 0]).toEqual([true, missing > 0]);
    }),
    { numRuns: runs },
  );
}, 300_000);
