import { expect, test, vi } from "vitest";
import { callerAt } from "../testing/samples/caller.ts";
import { insertCustomer } from "../testing/samples/customer.ts";
import { insertProduct } from "../testing/samples/product.ts";
import { insertStore } from "../testing/samples/store.ts";
import { testApi } from "../testing/shops/test-api.ts";
import { lockCart } from "../modules/cart/public.ts";

const { api, call, services, database } = await testApi();
const store = await insertStore(database.db);
await api.directory.load();

test("a body has to be JSON, as no form of another site can send it, and a path has its methods", async () => {
  const login = (type: string, body: unknown) =>
    call("/api/auth/login", { method: "POST", body, headers: { "content-type": type } });
  const person = { phone: "012345678", password: "secret word" };
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
    expect(await login(type, person), type).toMatchObject({ status: 415, body: { error: "unsupported_media" } });
  expect((await login("application/json; charset=utf-8", person)).status).toBe(401);
  const cut = await api.app.request(
    "http://s001.localhost/rest/api/auth/login",
    { method: "POST", headers: { "content-type": "application/json" }, body: '{"phone":' },
    { caller: callerAt("s001.localhost") },
  );
  expect([cut.status, await cut.json()]).toMatchObject([400, { error: "invalid_json" }]);
  const read = await call("/api/auth/login");
  expect([read.status, read.headers.get("allow"), read.body.error]).toEqual([405, "POST", "method_not_allowed"]);
});

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
