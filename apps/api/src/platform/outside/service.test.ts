import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { BreakerOpenError } from "./breaker.ts";
import { fetchJson } from "./fetch-json.ts";
import { openService } from "./service.ts";

let asked = 0;
let answer: (response: ServerResponse) => void;
const server = createServer((_, response) => {
  asked++;
  answer(response);
}).listen(0, "127.0.0.1");
await once(server, "listening");
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const maxBytes = 1000;
const terms = { timeoutMs: 300 };

/** Asks as a bank is asked: an answer without 200 is a failure. */
function ask(service = openService(terms), asker?: AbortSignal) {
  asked = 0;
  return service.run(async (signal) => {
    const { status, body } = await fetchJson(url, {}, { signal, maxBytes });
    if (status !== 200) throw new Error(`answered ${status}`);
    return body;
  }, asker);
}

test.each<[string, (response: ServerResponse) => void, RegExp]>([
  ["hangs", () => undefined, /aborted due to timeout/],
  ["begins and hangs", (response) => response.write('{"a":'), /aborted due to timeout|terminated/],
  ["fails", (response) => response.writeHead(500).end("{}"), /answered 500/],
  ["answers broken bytes", (response) => response.end(Buffer.from([0xff, 0xfe, 0x7b])), /no JSON/],
  [
    "breaks off",
    (response) => response.writeHead(200, { "content-length": "99" }).write("{", () => response.destroy()),
    /terminated|other side closed/,
  ],
  ["does not end", (response) => response.end(`"${"x".repeat(5000)}"`), /more than 1000 bytes/],
  ["sends on elsewhere", (response) => response.writeHead(302, { location: "/" }).end(), /fetch failed/],
])("a service that %s takes no longer than its timeout", async (_, behaviour, message) => {
  answer = behaviour;
  const begin = performance.now();
  const error = await ask().catch((failure: Error) => failure);
  expect(String(error instanceof Error && [error.message, (error.cause as Error | undefined)?.message])).toMatch(
    message,
  );
  expect(performance.now() - begin).toBeLessThan(1500);
  expect(asked).toBe(1);
});

test("a failed call is repeated as often as allowed, and an answer ends it", async () => {
  answer = (response) => void (asked < 3 ? response.writeHead(503).end("{}") : response.end('{"yes":1}'));
  expect(await ask(openService({ timeoutMs: 5000, repeats: 2 }))).toEqual({ yes: 1 });
  expect(asked).toBe(3);
  await expect(ask(openService({ timeoutMs: 5000, repeats: 1 }))).rejects.toThrow("answered 503");
  expect(asked).toBe(2);
});

test("after five failures in a row the service is not called, then tried once", async () => {
  let clock = 0;
  const service = openService(terms, () => clock);
  answer = (response) => response.writeHead(500).end("{}");
  for (let count = 0; count < 5; count++) await expect(ask(service)).rejects.toThrow("answered 500");
  await expect(ask(service)).rejects.toThrow(BreakerOpenError);
  expect(asked).toBe(0);
  clock = 10_000;
  answer = (response) => response.end("{}");
  expect(await ask(service)).toEqual({});
});

test("a caller that aborts is not a failure of the service", async () => {
  const service = openService({ timeoutMs: 5000 });
  answer = () => undefined;
  for (let count = 0; count < 6; count++) await expect(ask(service, AbortSignal.timeout(5))).rejects.toThrow(/aborted/);
  answer = (response) => response.end("{}");
  expect(await ask(service)).toEqual({});
});
