import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { OverloadGuard } from "./overload.ts";

const guard = new OverloadGuard({ underWay: 4, lateMs: 100 });
const waiting: ServerResponse[] = [];
const server = createServer((incoming, outgoing) => {
  if (guard.admit(incoming, outgoing)) waiting.push(outgoing);
}).listen(0, "127.0.0.1");
await once(server, "listening");
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  guard.stop();
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });
async function answerAll(asked: Promise<Response>[]): Promise<number[]> {
  for (const response of waiting.splice(0)) response.end("served");
  return Promise.all(asked.map(async (each) => (await each).status));
}

test("beyond what can be served readers are sent away at once, buyers go on, and later all come in again", async () => {
  const reading = Array.from({ length: 4 }, () => ask("/category"));
  while (waiting.length < 4) await sleep(5);
  const refused = await ask("/kh/product/1");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
  const buying = ["/rest/checkout", "/checkout", "/zh/cart", "/rest/api/auth/login", "/webhooks/paypal"].map((path) => ask(path));
  while (waiting.length < 9) await sleep(5);
  expect(await answerAll([...reading, ...buying])).toEqual(Array.from({ length: 9 }, () => 200));
  const again = ask("/category");
  while (waiting.length < 1) await sleep(5);
  expect(await answerAll([again])).toEqual([200]);
  expect(guard.shed).toBe(1);
});

test("streams of events take no room", async () => {
  const streams = Array.from({ length: 6 }, () => ask("/rest/tracking/stream", { accept: "text/event-stream" }));
  while (waiting.length < 6) await sleep(5);
  const reading = ask("/category");
  while (waiting.length < 7) await sleep(5);
  expect(await answerAll([...streams, reading])).toEqual(Array.from({ length: 7 }, () => 200));
});

test("a process that is late with its work sends readers away until it has caught up", async () => {
  for (let block = 0; block < 6; block++) {
    for (const until = performance.now() + 250; performance.now() < until; );
    await sleep(1);
  }
  expect((await ask("/category")).status).toBe(503);
  const buying = ask("/rest/checkout");
  while (waiting.length < 1) await sleep(5);
  expect(await answerAll([buying])).toEqual([200]);
  await expect.poll(async () => {
    const asked = ask("/category");
    await sleep(60);
    return (await answerAll([asked]))[0];
  }, { timeout: 10_000 }).toBe(200);
});
