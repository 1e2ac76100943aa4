import { expect, test, vi } from "vitest";
import { insertCustomer } from "../testing/samples/customer.ts";
import { insertProduct } from "../testing/samples/product.ts";
import { insertStore } from "../testing/samples/store.ts";
import { testApi } from "../testing/shops/test-api.ts";
import { lockCart } from "../modules/cart/public.ts";

const { api, call, services, database } = await testApi();
const store = await insertStore(database.db);
await api.directory.load();

test("concurrent calls of one customer leave connections for others", async () => {
  const [busy, other] = [await insertCustomer(services, store), await insertCustomer(services, store)];
  const product = await insertProduct(database.db, [store], { pieces: 100 });
  const add = (who: { headers: Record<string, string> }) =>
    call("/api/cart/add", { method: "POST", headers: who.headers, body: { product_id: product.id, quantity: 1 } });
  const locked = Promise.withResolvers<void>();
  const [held, done] = [Promise.withResolvers<void>(), vi.fn<() => void>()];
  const holding = database.transaction(async (tx) => {
    await lockCart(tx, busy);
    held.resolve();
    await locked.promise;
  });
  await held.promise;
  const waiting = Array.from({ length: 60 }, () => add(busy).finally(done));
  for (let turn = 0; turn < 5; turn++) expect(await add(other)).toMatchObject({ status: 200 });
  expect(done).not.toHaveBeenCalled();
  locked.resolve();
  await holding;
  expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]));
});
