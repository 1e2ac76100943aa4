import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "@shop/api/platform/log";
import { eventually } from "@shop/api/platform/testing/eventually";
import { createHttpServer } from "./http-server.ts";
import { listen, serverTimeouts } from "./lifecycle.ts";
import { OverloadGuard } from "./overload.ts";

const contextWith = (log = createLog("silent")) => ({
  log,
  overload: new OverloadGuard(),
  countRequest: () => undefined,
  isDraining: () => false,
});

test("a client that does not read its answer is disconnected, a slow reader is not", async () => {
  const size = 30_000_000;
  const server = createHttpServer({
    context: contextWith(),
    kindOf: () => "page",
    handle: (_incoming, outgoing) => void outgoing.end(Buffer.alloc(size)),
    // As long as a busy machine may keep this process from writing and reading.
    silence: 2000,
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const ask = () =>
    connect(port, "127.0.0.1")
      .on("error", () => undefined)
      .pause();
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
  const taking = setInterval(() => slow.resume(), 3);
  await once(slow, "end");
  clearInterval(taking);
  expect(taken).toBeGreaterThan(size);

  // If it were read before the server gives up, the rest would still arrive.
  await eventually(async () => expect(await promisify(server.getConnections.bind(server))()).toBe(0));
  let left = 0;
  silent.on("data", (part) => (left += part.length)).resume();
  await once(silent, "close");
  expect(left).toBeLessThan(size);
});

test("connections that cannot be accepted are logged once, and the server continues", async () => {
  const lines: string[] = [];
  const log = createLog("info", new Writable({ write: (line, _, done) => (lines.push(String(line)), done()) }));
  const server = createHttpServer({
    context: contextWith(log),
    kindOf: () => "page",
    handle: (_incoming, outgoing) => void outgoing.end("answer"),
  });
  onTestFinished(() => void server.close());
  const port = await listen(server, 0, []);
  // As Node reports a connection that could not be accepted.
  for (let turn = 0; turn < 3; turn++)
    server.emit("error", Object.assign(new Error("accept ENFILE"), { code: "ENFILE", syscall: "accept" }));
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("answer");
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: "error", msg: "a connection could not be accepted", err: { code: "ENFILE" } },
  ]);
});

test("long addresses are accepted, other long headers are not", async () => {
  const server = createHttpServer({
    context: contextWith(),
    kindOf: () => "page",
    handle: (incoming, outgoing) => void outgoing.end(String(incoming.url!.length)),
  });
  onTestFinished(() => void server.close());
  const port = await listen(server, 0, []);
  const ask = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, { headers });
    return [answer.status, await answer.text()];
  };
  expect(await ask(`/${"a".repeat(100_000)}`, { cookie: "a".repeat(15_000) })).toEqual([200, "100001"]);
  expect(await ask("/", { "accept-language": "a".repeat(17_000) })).toEqual([431, ""]);
});

test("a request that names two hosts is refused: a proxy may have taken the other one", async () => {
  const server = createHttpServer({
    context: contextWith(),
    kindOf: () => "page",
    handle: (_incoming, outgoing) => void outgoing.end("answer"),
  });
  onTestFinished(() => void server.close());
  const port = await listen(server, 0, []);
  const statusWith = async (hosts: string) => {
    const socket = connect(port, "127.0.0.1").setEncoding("latin1");
    socket.write(`GET / HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`);
    return String(await once(socket, "data")).split("\r\n", 1)[0];
  };
  expect(await statusWith("Host: shop.test\r\n")).toBe("HTTP/1.1 200 OK");
  expect(await statusWith("Host: shop.test\r\nHOST: evil.example\r\n")).toBe("HTTP/1.1 400 Bad Request");
});

test("a head that never ends is cut off soon after its time, and others are served meanwhile", async () => {
  const timeouts = { ...serverTimeouts, headersTimeout: 300, connectionsCheckingInterval: 50 };
  const server = createHttpServer({
    context: contextWith(),
    kindOf: () => "page",
    handle: (_incoming, outgoing) => void outgoing.end("answer"),
    timeouts,
  });
  onTestFinished(() => void server.close());
  const port = await listen(server, 0, []);
  const endless = connect(port, "127.0.0.1").setEncoding("latin1");
  const begin = performance.now();
  endless.write(`GET /${"a".repeat(100_000)}`);
  const refused = once(endless, "data");
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  expect(String(await refused)).toMatch(/^HTTP\/1\.1 408 /);
  await once(endless, "close");
  expect(performance.now() - begin).toBeLessThan(10_000);
});
