import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createHttpServer } from "./http-server.ts";
import { OverloadGuard } from "./overload.ts";

test("who takes nothing of an answer is cut off, and who reads slowly is not", async () => {
  const size = 30_000_000;
  const context = { overload: new OverloadGuard(), countRequest: () => undefined, isLeaving: () => false };
  const server = createHttpServer({ context, kindOf: () => "page", handle: (_incoming, outgoing) => void outgoing.end(Buffer.alloc(size)), silence: 300 });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const ask = () => connect(port, "127.0.0.1").on("error", () => undefined).pause();
  const [silent, slow] = [ask(), ask()];
  onTestFinished(() => {
    for (const socket of [silent, slow]) socket.destroy();
    server.close();
  });
  for (const socket of [silent, slow]) socket.write("GET / HTTP/1.1\r\nhost: shop.test\r\nconnection: close\r\n\r\n");

  let taken = 0;
  slow.on("data", (part) => {
    taken += part.length;
    slow.pause();
  });
  const taking = setInterval(() => slow.resume(), 1);
  await once(slow, "end");
  clearInterval(taking);
  expect(taken).toBeGreaterThan(size);

  let left = 0;
  silent.on("data", (part) => (left += part.length)).resume();
  await once(silent, "close");
  expect(left).toBeLessThan(size);
});
