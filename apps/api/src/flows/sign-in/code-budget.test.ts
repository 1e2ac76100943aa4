import { expect, test, vi } from "vitest";
import { readCodeBudgets } from "../../views/staff/read-code-budgets.ts";
import { insertCustomer } from "../../testing/samples/customer.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { testApi } from "../../testing/shops/test-api.ts";

const { api, call, services, database } = await testApi();
const storeId = await insertStore(database.db, { code: "S001" });
await insertStore(database.db, { code: "S002" });
await api.directory.load();
const warn = vi.spyOn(services.log, "warn").mockImplementation(() => undefined);

const ask = (phone: string) => call("/api/auth/forgot-password?store_code=S001", { method: "POST", body: { phone } });
/** Uses up so much of the budget of S001, whose counter the first request has made. */
const spend = (pieces: number) =>
  database.pool.query("update rate_limits set points = points + $1 where key like 'otp-send-store/%'", [pieces]);

test("a store's code budget warns when it is nearly used up and when it is used up; then shoppers are told what to do", async () => {
  const { phone } = await insertCustomer(services, storeId);
  expect((await ask("012000001")).status).toBe(200);
  await spend(3997);
  expect((await ask("012000009")).status).toBe(200);
  expect(warn).not.toHaveBeenCalled();
  expect((await ask("012000002")).status).toBe(200);
  expect(warn.mock.calls).toEqual([
    [
      { policy: "otp-send-store", store: "S001", used: 4000, limit: 5000 },
      "a store's budget of messages is nearly or completely used",
    ],
  ]);
  await spend(998);
  expect((await ask("012000003")).status).toBe(200);
  expect(warn).toHaveBeenCalledTimes(1);
  expect((await ask("012000004")).status).toBe(200);
  expect(warn.mock.calls[1]).toMatchObject([{ used: 5000, limit: 5000 }, expect.any(String)]);

  const refused = await ask("012000005");
  expect(refused).toMatchObject({
    status: 429,
    body: { error: "codes_used_up", params: { seconds: expect.any(Number) } },
  });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
  expect(warn).toHaveBeenCalledTimes(2);
  expect(await readCodeBudgets(services)).toEqual([
    { store: "S001", used: 5000, limit: 5000 },
    { store: "S002", used: 0, limit: 5000 },
  ]);
  const signedIn = await call("/api/auth/login?store_code=S001", {
    method: "POST",
    body: { phone, password: "correct horse 1" },
  });
  expect(signedIn.status).toBe(200);
});

test("codes for foreign phones have a small budget of their own", async () => {
  const { phone } = await insertCustomer(services, await insertStore(database.db, { code: "S003" }));
  await api.directory.load();
  const askAt = (number: string) =>
    call("/api/auth/forgot-password?store_code=S003", { method: "POST", body: { phone: number } });
  expect((await askAt("+86 138 0013 8000")).status).toBe(200);
  for (let count = 0; count < 49; count++) await services.limits.consume("otp-send-abroad", "S003");
  expect(await askAt("+86 138 0013 8001")).toMatchObject({ status: 429, body: { error: "codes_used_up" } });
  expect((await askAt(phone)).status).toBe(200);
});
