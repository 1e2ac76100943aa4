import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, expect, test } from "vitest";
import type { Caller } from "@shop/api/platform/context";
import type { Env } from "@shop/api/platform/env";
import { maxBodyBytes } from "@shop/contract/limits";
import { withPublicOrigin } from "../http/caller.ts";
import { remoteApi } from "./remote-api.ts";

const taken: { url: string | undefined; size: number; host: string | string[] | undefined }[] = [];
/** Status of the API's own readiness check, which includes its database. */
let ready = 200;
const elsewhere = createServer(async (incoming, outgoing) => {
  if (incoming.url === "/readyz") return void outgoing.writeHead(ready).end("said\n");
  let size = 0;
  for await (const part of incoming) size += (part as Buffer).byteLength;
  taken.push({ url: incoming.url, size, host: incoming.headers["x-forwarded-host"] });
  outgoing.writeHead(200, { "content-type": "application/json", "x-own": "1" }).end("{}");
}).listen(0, "127.0.0.1");
await once(elsewhere, "listening");
afterAll(() => void elsewhere.close());

const env = {
  apiBaseUrl: `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`,
  fetch: { timeoutMs: 5000, maxBytes: 1e6 },
} as Env;
const api = remoteApi(env, "/rest");
const caller: Caller = {
  ip: "192.0.2.7",
  requestId: "test",
  origin: "https://shop.test",
  host: "shop.test",
  userAgent: null,
};

/** A body of this many bytes without a Content-Length, which counts how much of it is read. */
function sent(bytes: number) {
  const part = new Uint8Array(256 * 1024);
  const body = { taken: 0, stream: new ReadableStream<Uint8Array>({ pull }) };
  function pull(controller: ReadableStreamDefaultController<Uint8Array>): void {
    if (body.taken >= bytes) return controller.close();
    body.taken += part.byteLength;
    controller.enqueue(part);
  }
  return body;
}
const post = (body: BodyInit) =>
  api.fetch(
    new Request("https://shop.test/rest/upload?a=1", { method: "POST", body, duplex: "half" } as RequestInit),
    caller,
  );

test("a call is forwarded with its body, below the API's own path and for the shopper's host", async () => {
  const answer = await post(sent(1024 * 1024).stream);
  expect([answer.status, answer.headers.get("x-own")]).toEqual([200, null]);
  expect(taken.at(-1)).toEqual({ url: "/upload?a=1", size: 1024 * 1024, host: "shop.test" });
});

test("a body larger than any call accepts is not read to its end, and not forwarded", async () => {
  const before = taken.length;
  const body = sent(100 * maxBodyBytes);
  const answer = await post(body.stream);
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ code: -1, error: "too_large" });
  expect(body.taken).toBeLessThan(maxBodyBytes + 1024 * 1024);
  expect(taken.length).toBe(before);
});

test("a browser that aborts its request causes no error, and nothing is forwarded", async () => {
  const before = taken.length;
  const { promise, resolve } = Promise.withResolvers<Response>();
  const listener = getRequestListener(
    (request) => {
      const answer = Promise.resolve(api.fetch(withPublicOrigin(request, "https://shop.test/rest/upload"), caller));
      resolve(answer);
      return answer;
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const browser = connect((server.address() as AddressInfo).port, "127.0.0.1");
  browser.write("POST /rest/upload HTTP/1.1\r\nhost: shop.test\r\ncontent-length: 1000\r\n\r\nthe first of it");
  await once(server, "request");
  browser.destroy();
  expect((await promise).status).toBe(499);
  expect(taken.length).toBe(before);
  server.close();
});

test.each(["", "/rest"])(
  "it is ready while the remote API's /readyz, at the root of its origin, says so: %s",
  async (path) => {
    const { ready: isReady } = remoteApi({ ...env, apiBaseUrl: env.apiBaseUrl + path }, "/rest");
    ready = 200;
    expect(await isReady()).toBe(true);
    // The process answers, but its database does not.
    ready = 503;
    expect(await isReady()).toBe(false);
  },
);

test("an API that does not answer is not ready", async () => {
  expect(await remoteApi({ ...env, apiBaseUrl: "http://127.0.0.1:1" }, "/rest").ready()).toBe(false);
});
