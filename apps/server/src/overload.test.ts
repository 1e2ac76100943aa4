import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterAll, expect, test, vi } from "vitest";
import { OverloadGuard } from "./overload.ts";

/** The guard's clock, in milliseconds. */
let now = 0;
const guard = new OverloadGuard(
  (path) => `busy at ${path}`,
  { few: 2, many: 5, waitMs: 200, bodies: 40 },
  () => now,
);
const waiting: ServerResponse[] = [];
let admitted = 0;
const server = createServer((incoming, outgoing) => {
  if (!guard.admit(incoming, outgoing)) return;
  admitted++;
  // Like every handler, it reads the body before it works.
  incoming.on("end", () => waiting.push(outgoing)).resume();
}).listen(0, "127.0.0.1");
await once(server, "listening");
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Checks again and again until it passes. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 5 });
/** Waits until this many requests wait for their answers. */
const handled = (count: number) => soon(() => expect(waiting.length).toBeGreaterThanOrEqual(count));

const ask = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });
async function answerAll(asked: Promise<Response>[]): Promise<number[]> {
  for (const response of waiting.splice(0)) response.end("served");
  return Promise.all(asked.map(async (each) => (await each).status));
}

/** Starts this many requests. */
async function readers(count: number): Promise<Promise<Response>[]> {
  const reading = Array.from({ length: count }, () => ask("/category"));
  await handled(count);
  return reading;
}

test("above the limit readers are rejected at once, buyers are served, and later everybody again", async () => {
  const reading = await readers(5);
  const refused = await ask("/kh/product/1");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await refused.json()).toMatchObject({ code: -1, error: "unavailable" });
  expect(await (await ask("/kh/product/1", { accept: "text/html,*/*;q=0.8" })).text()).toBe("busy at /kh/product/1");
  // The language of the page follows from its path.
  expect(await (await ask("/kh?ref=chat", { accept: "text/html" })).text()).toBe("busy at /kh");
  const buying = ["/rest/checkout", "/checkout", "/zh/buynow/7?q=2", "/kh/login.data", "/webhooks/paypal"].map((path) =>
    ask(path),
  );
  await handled(10);
  expect(await answerAll([...reading, ...buying])).toEqual(Array.from({ length: 10 }, () => 200));
  expect(await answerAll(await readers(1))).toEqual([200]);
  expect(guard.shed).toBe(3);
});

test("fewer requests are too many if they wait for long; a short burst is not", async () => {
  const reading = await readers(4);
  now += 250;
  expect((await ask("/category")).status).toBe(503);
  const buying = ask("/rest/checkout");
  await handled(5);
  expect(await answerAll([...reading, buying])).toEqual([200, 200, 200, 200, 200]);
  expect(await answerAll(await readers(4))).toEqual([200, 200, 200, 200]);
});

test("a page requested as an event stream counts", async () => {
  const { shed } = guard;
  const reading = Array.from({ length: 5 }, () => ask("/category", { accept: "text/event-stream" }));
  await handled(5);
  const next = ask("/category", { accept: "text/event-stream" });
  await soon(() => expect(guard.shed).toBe(shed + 1));
  expect((await next).status).toBe(503);
  expect(await answerAll(reading)).toEqual([200, 200, 200, 200, 200]);
});

test("event streams are not counted", async () => {
  const streams = Array.from({ length: 6 }, () => ask("/rest/tracking/stream", { accept: "text/event-stream" }));
  await handled(6);
  const reading = ask("/category");
  await handled(7);
  expect(await answerAll([...streams, reading])).toEqual(Array.from({ length: 7 }, () => 200));
});

/** Opens this many requests whose body never arrives. */
async function slowSenders(count: number): Promise<Socket[]> {
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: count }, () => connect(port, "127.0.0.1"));
  for (const socket of sockets)
    socket
      .on("error", () => undefined)
      .resume()
      .write("POST /kh/login HTTP/1.1\r\nhost: shop.test\r\ncontent-length: 9\r\n\r\na");
  const all = admitted + count;
  await soon(() => expect(admitted).toBeGreaterThanOrEqual(all));
  return sockets;
}

test("requests with slowly arriving bodies are not counted; above the limit the slowest is cut off", async () => {
  const slow = await slowSenders(40);
  now += 250;
  const reading = await readers(1);
  const buying = fetch(`${origin}/checkout`, { method: "POST", body: "a" });
  await handled(2);
  expect(await answerAll([...reading, buying])).toEqual([200, 200]);
  await soon(() => expect(slow.some(({ closed }) => closed)).toBe(true));
  const [next, ...others] = slow.filter(({ closed }) => !closed);
  expect(others).toHaveLength(38);
  next!.write("bcdefghi");
  await handled(1);
  for (const socket of slow) socket.destroy();
  waiting.splice(0);
});

test("answers that are read slowly are not counted", async () => {
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 6 }, () => connect(port, "127.0.0.1"));
  for (const [index, socket] of sockets.entries()) {
    socket
      .pause()
      .on("error", () => undefined)
      .write("GET /category HTTP/1.1\r\nhost: shop.test\r\n\r\n");
    await handled(1);
    const answer = waiting.pop()!;
    // More than the network buffers: some answers are complete and wait for their readers, some are partial.
    if (index % 2 === 0) answer.end(Buffer.alloc(20_000_000));
    else answer.write(Buffer.alloc(20_000_000));
  }
  now += 250;
  expect(await answerAll(await readers(1))).toEqual([200]);
  for (const socket of sockets) socket.destroy();
});
