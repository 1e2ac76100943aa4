import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { WaitingConnections } from "./waiting-connections.ts";

type Options = NonNullable<ConstructorParameters<typeof WaitingConnections>[0]>;

/** A server that answers each request, and connections to it, each with what it has received. */
async function serve(options: Options) {
  const waiting = new WaitingConnections({ checkMs: 20, ...options });
  const server = createServer((incoming, outgoing) => {
    waiting.headArrived(incoming, outgoing);
    incoming.resume().once("end", () => outgoing.end("answer"));
  });
  server.on("connection", (socket) => waiting.add(socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const open = async (text = "") => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").setEncoding("latin1");
    sockets.push(socket);
    const connection = { socket, received: "" };
    socket.on("data", (part) => (connection.received += part)).on("error", () => undefined);
    await once(socket, "connect");
    if (text) socket.write(text);
    return connection;
  };
  return open;
}

const request = "GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n";
const refused = /^HTTP\/1\.1 503 .*\r\nRetry-After: 2\r\n/;

test("of too many connections the one that has waited for longest is cut off, and who sends a request is served", async () => {
  let cutOff = 0;
  const open = await serve({ most: 3, onCutOff: () => cutOff++ });
  const [idle, used] = [await open(), await open(request)];
  await once(used.socket, "data");
  await open();
  const last = await open(request);
  await once(last.socket, "data");
  await once(idle.socket, "close");
  expect(idle.received).toMatch(refused);
  used.socket.write(request);
  await once(used.socket, "data");
  expect(cutOff).toBe(1);
});

test("of heads that are too large together the largest are cut off; bodies do not count", async () => {
  const open = await serve({ mostBytes: 15_000 });
  const begun = "GET /?q=";
  const body = await open(`POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 60000\r\n\r\n${"a".repeat(50_000)}`);
  const small = await open(begun + "a".repeat(5000));
  const large = await open(begun + "a".repeat(12_000));
  await once(large.socket, "close");
  expect(large.received).toMatch(refused);
  body.socket.write("a".repeat(10_000));
  await once(body.socket, "data");
  expect(body.received).toMatch(/^HTTP\/1\.1 200 /);
  small.socket.write(` HTTP/1.1\r\nHost: shop.test\r\n\r\n`);
  await once(small.socket, "data");
  expect(small.received).toMatch(/^HTTP\/1\.1 200 /);
});
