import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, expect, test, vi } from "vitest";
import { createExtraPaths } from "@shop/api/extra-paths";
import { openDatabase } from "@shop/api/platform/database/database";
import { eventually } from "@shop/api/platform/testing/eventually";
import { insertStore } from "@shop/api/testing/samples/store";
import { testApi } from "@shop/api/testing/shops/test-api";
import { OverloadGuard } from "./overload.ts";
import { createApiServer } from "./serve-api.ts";
import type { StoreApi } from "./api/store-api.ts";

const shop = await testApi();
const { services, database } = shop;
await insertStore(database.db, { code: "S001" });
await shop.api.directory.load();
const counted: [string, number][] = [];
let isReady = true;

/** Serves the store API of the test, with these paths beside its calls, on its own database. */
async function serving(extra: StoreApi["extra"]) {
  const { app, ask } = shop.api;
  const api: StoreApi = {
    fetch: (request, caller) => app.fetch(request, { caller }),
    ask,
    extra,
    storeIdOf: () => undefined,
    ready: async () => isReady,
    endStreams: () => undefined,
    stores: () => [],
    pageLife: undefined,
  };
  const server = createApiServer({
    env: services.env,
    log: services.log,
    api,
    overload: new OverloadGuard(),
    countRequest: (kind, status) => counted.push([kind, status]),
    isDraining: () => false,
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return Object.assign(
    (path: string, headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers }),
    { port },
  );
}
const ask = await serving(createExtraPaths(services));

test("API answers have security headers, are compressed, and counted as calls", async () => {
  const answer = await ask("/rest/openapi.json", { "accept-encoding": "gzip" });
  expect([answer.status, answer.headers.get("content-encoding"), answer.headers.get("x-frame-options")]).toEqual([
    200,
    "gzip",
    "DENY",
  ]);
  expect(((await answer.json()) as { openapi: string }).openapi).toMatch(/^3\./);
  await ask("/healthz");
  await eventually(() =>
    expect(counted).toEqual([
      ["api", 200],
      ["other", 200],
    ]),
  );
});

test("an unknown HTTP method is refused, not a fault", async () => {
  const socket = connect(ask.port, "127.0.0.1");
  socket.end("TRACE /rest/api/site HTTP/1.1\r\nhost: s001.test\r\ncookie: jwt=secret\r\nconnection: close\r\n\r\n");
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).not.toContain("secret");
});

test("a server that is not ready answers with Retry-After", async () => {
  expect((await ask("/readyz")).status).toBe(200);
  isReady = false;
  const answer = await ask("/readyz");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
});

test("a picture requested while the database is unavailable gets 503 with Retry-After", async () => {
  const away = openDatabase("postgres://127.0.0.1:1/none", { poolSize: 2 });
  const answer = await (
    await serving(createExtraPaths({ ...services, database: away }))
  )("/payment-qr/00000000-0000-4000-8000-000000000000.svg");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await answer.json()).toMatchObject({ code: -1, error: "unavailable" });
  await away.close();
});

test("any other failure is logged, and its id shown", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await database.pool.query("alter table payments rename to payments_elsewhere");
  const answer = await ask("/payment-qr/00000000-0000-4000-8000-000000000000.svg");
  const number = answer.headers.get("x-request-id")!;
  expect([
    answer.status,
    ((await answer.json()) as { error: string }).error,
    answer.headers.get("x-content-type-options"),
  ]).toEqual([500, "internal", "nosniff"]);
  expect(logged.mock.lastCall?.[0]).toContain(number);
  logged.mockRestore();
});
