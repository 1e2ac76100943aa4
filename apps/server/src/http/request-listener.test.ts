import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterAll, expect, test, vi } from "vitest";
import { eventually } from "@shop/api/platform/testing/eventually";
import { plain } from "./answers.ts";
import { requestListener } from "./request-listener.ts";

const failures: unknown[] = [];
const taken = vi.fn<() => void>();
const server = createServer(
  requestListener({
    isTrusted: () => false,
    async answer(request) {
      taken();
      const text = await request.text().finally(taken);
      if (text === "broken") throw new Error("broken");
      return plain(text, 200);
    },
    failed(error) {
      failures.push(error);
      return plain("failed", 500);
    },
  }),
).listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo;
afterAll(() => server.close());

test("a client that leaves in the middle of a form is no failure; a real failure is logged", async () => {
  const socket = connect(port, "127.0.0.1");
  socket.write("POST /login HTTP/1.1\r\nhost: shop.test\r\ncontent-length: 9\r\n\r\na");
  await eventually(() => expect(taken).toHaveBeenCalledTimes(1));
  socket.destroy();
  await eventually(() => expect(taken).toHaveBeenCalledTimes(2));
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    method: "POST",
    body: "broken",
    headers: { connection: "close" },
  });
  expect(answer.status).toBe(500);
  expect(failures).toEqual([new Error("broken")]);
});

test.each(["//evil.example", "/%0A", "/%0a/evil.example", "/%09%5C", "/%0D?page=2", "*"])(
  "%s is not a path of the site and is refused without routing",
  async (target) => {
    taken.mockClear();
    const request = get({ host: "127.0.0.1", port, path: target, agent: false });
    const [answer] = (await once(request, "response")) as [IncomingMessage];
    expect(answer.resume().statusCode).toBe(400);
    expect(taken).not.toHaveBeenCalled();
  },
);

test.each(["/", "/%20", "/kh/%0A", "/search/%0A"])("%s is a path of the site", async (target) => {
  expect((await fetch(`http://127.0.0.1:${port}${target}`, { headers: { connection: "close" } })).status).toBe(200);
});

test("a host name with the dot of a fully qualified name leads to the one without", async () => {
  const ask = async (host: string, path: string) => {
    const request = get({ host: "127.0.0.1", port, path, headers: { host }, agent: false });
    const [answer] = (await once(request, "response")) as [IncomingMessage];
    return [answer.resume().statusCode, answer.headers.location];
  };
  expect(await ask("s001.localhost.:4916", "/kh/phone?page=2")).toEqual([
    308,
    "http://s001.localhost:4916/kh/phone?page=2",
  ]);
  expect(await ask("Shop.Example.", "/")).toEqual([308, "http://shop.example/"]);
  expect(await ask("shop.example..", "/")).toEqual([400, undefined]);
  expect(await ask("shop.example.", "//evil.example")).toEqual([400, undefined]);
});
