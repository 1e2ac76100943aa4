import fc from "fast-check";
import { expect, test } from "vitest";
import { insertCustomer, type SignedInCustomer } from "../../testing/sample-customer.ts";
import { insertProduct } from "../../testing/sample-product.ts";
import { insertStore } from "../../testing/sample-store.ts";
import { testApi } from "../../testing/test-api.ts";

/** The merge of the guest's cart (specification, section 4) when connections break and two tabs do it at once. */
const { api, call, services, database } = await testApi();
const storeId = await insertStore(database.db, { code: "S001" });
await api.directory.load();

const sold = await Promise.all([0, 1, 2].map(() => insertProduct(database.db, [storeId], { pieces: 5000, variants: [{ options: ["Black"] }, { options: ["White"] }] })));
const gone = await insertProduct(database.db, [], {});
const choices = sold.flatMap(({ id, variantIds }) => variantIds.map((variant) => ({ product_id: id, variant_option_id: variant })));
const goneChoice = { product_id: gone.id, variant_option_id: null };

interface GuestLine {
  key: string;
  body: { product_id: number; variant_option_id: number | null; quantity: number };
}

/** What happens to one sending of one line. */
type Fate = "arrives" | "request lost" | "answer lost" | "sent twice";

/**
 * One tab: sends each line until it hears an answer, in an order of its own; a line that is
 * answered leaves the storage that all tabs share, one that is refused is told of. Ends in the
 * middle when the tab is closed after so many sendings.
 */
async function runTab(who: SignedInCustomer, lines: GuestLine[], stored: Set<string>, told: Set<number>, fates: Iterator<Fate>, closedAfter = Infinity): Promise<void> {
  let sendings = 0;
  for (const line of lines) {
    while (stored.has(line.key)) {
      if (sendings++ === closedAfter) return;
      const fate: Fate = fates.next().value ?? "arrives";
      const send = () => call("/api/cart/adopt", { method: "POST", body: line.body, headers: { ...who.headers, "idempotency-key": line.key } });
      if (fate === "request lost") continue;
      if (fate === "answer lost") {
        await send();
        continue;
      }
      const reply = fate === "sent twice" ? (await Promise.all([send(), send()]))[0]! : await send();
      if (reply.body.error === "product_not_found") told.add(line.body.product_id);
      else if (reply.status !== 200) throw new Error(`unexpected: ${JSON.stringify(reply.body)}`);
      stored.delete(line.key);
    }
  }
}

const guestCart = fc.array(fc.record({ choice: fc.integer({ min: 0, max: choices.length }), quantity: fc.integer({ min: 1, max: 5 }) }), { minLength: 1, maxLength: 5 });
const fateList = fc.array(fc.constantFrom<Fate>("arrives", "request lost", "answer lost", "sent twice"), { maxLength: 12 });
const tab = fc.record({ fates: fateList, reversed: fc.boolean(), closedAfter: fc.integer({ min: 0, max: 12 }) });
const interleaving = fc.record({ guest: guestCart, before: guestCart, tabs: fc.array(tab, { minLength: 1, maxLength: 3 }) });

const runs = process.env["FULL"] ? 300 : 40;

test("every line of a guest's cart is on the server exactly once, whatever breaks", async () => {
  let cartNumber = 0;
  await fc.assert(
    fc.asyncProperty(interleaving, async ({ guest, before, tabs }) => {
      const who = await insertCustomer(services, storeId);
      const number = ++cartNumber;
      const expected = new Map<string, number>();
      const count = ({ product_id, variant_option_id }: { product_id: number; variant_option_id: number | null }, quantity: number) => {
        const key = `${product_id}/${variant_option_id}`;
        expected.set(key, (expected.get(key) ?? 0) + quantity);
      };
      for (const { choice, quantity } of before) {
        const wish = choices[choice];
        if (!wish) continue;
        await call("/api/cart/add", { method: "POST", body: { ...wish, quantity }, headers: who.headers });
        count(wish, quantity);
      }
      const lines = guest.map(({ choice, quantity }, index) => ({ key: `cart-${number}-line-${index}`, body: { ...(choices[choice] ?? goneChoice), quantity } }));
      for (const { body } of lines) if (body.product_id !== gone.id) count(body, body.quantity);

      const stored = new Set(lines.map(({ key }) => key));
      const told = new Set<number>();
      await Promise.all(
        tabs.map(({ fates, reversed, closedAfter }) => runTab(who, reversed ? lines.toReversed() : lines, stored, told, fates.values(), closedAfter)),
      );
      // The shopper comes back later: whatever is still stored is sent then.
      await runTab(who, lines, stored, told, [].values());

      const { data } = (await call("/api/cart", { headers: who.headers })).body;
      const onServer = new Map(data.map((line: { product_id: number; variant_option_id: number; quantity: number }) => [`${line.product_id}/${line.variant_option_id}`, line.quantity]));
      expect(Object.fromEntries(onServer)).toEqual(Object.fromEntries(expected));
      expect([...told]).toEqual(lines.some(({ body }) => body.product_id === gone.id) ? [gone.id] : []);
    }),
    { numRuns: runs },
  );
}, 300_000);
