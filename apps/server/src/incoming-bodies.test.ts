import { setTimeout as sleep } from "node:timers/promises";
import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterAll, afterEach, expect, test } from "vitest";
import { IncomingBodies } from "./incoming-bodies.ts";

let bodies = new IncomingBodies({ most: 3 });
const server = createServer((incoming, outgoing) => {
  bodies.add(incoming, outgoing);
  incoming.on("end", () => outgoing.end("taken")).resume();
}).listen(0, "127.0.0.1");
await once(server, "listening");
const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => void server.close());

const size = 400_000;

/** A client that sends a body piece by piece, and the answer it gets. */
async function sender(): Promise<{ send: (bytes: number) => void; answer: Promise<string> }> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").setEncoding("utf8");
  open.push(socket);
  let answer = "";
  socket.on("data", (text) => (answer += text)).on("error", () => undefined);
  const asked = once(server, "request");
  socket.write(`POST /checkout HTTP/1.1\r\nhost: shop.test\r\nconnection: close\r\ncontent-length: ${size}\r\n\r\n`);
  await asked;
  return {
    send: (bytes) => void socket.write("a".repeat(bytes)),
    answer: new Promise((resolve) => socket.once("close", () => resolve(answer))),
  };
}

/** Sends a body at 50 kB a second. */
async function sendSteadily({ send }: { send: (bytes: number) => void }): Promise<void> {
  for (let sent = 0; sent < size; sent += 5000) {
    send(5000);
    await sleep(20);
  }
}

test("a steadily arriving body may take as long as it needs; one that hardly arrives is cut off", async () => {
  bodies = new IncomingBodies({ most: 3, checkMs: 20, patienceMs: 300 });
  const [steady, slow] = [await sender(), await sender()];
  slow.send(100_000);
  const began = performance.now();
  const trickling = setInterval(() => slow.send(1), 20);
  const [, answer] = await Promise.all([sendSteadily(steady), slow.answer.finally(() => clearInterval(trickling))]);
  expect(answer).toBe("");
  expect(await steady.answer).toContain("taken");
  expect(performance.now() - began).toBeGreaterThan(1000);
});

test("above the limit the body that has hardly arrived for longest is cut off, not the oldest one", async () => {
  bodies = new IncomingBodies({ most: 3 });
  const steady = await sender();
  const idle = [await sender(), await sender()];
  steady.send(size - 1);
  await expect.poll(() => open[0]!.writableLength).toBe(0);
  const late = await sender();
  expect(await idle[0]!.answer).toBe("");
  steady.send(1);
  for (const each of [late, idle[1]!]) each.send(size);
  for (const each of [steady, late, idle[1]!]) expect(await each.answer).toContain("taken");
});
