import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeEach, expect, test } from "vitest";
import { freePort } from "@shop/api/testing/servers/free-port";
import { eventually } from "@shop/api/platform/testing/eventually";
import { nginxProgram } from "@shop/api/testing/servers/system-packages";
import { errorMessage } from "@shop/contract/errors";
import { maxHeaderSize } from "../../apps/server/src/http-server.ts";
import { slowBodyTimes } from "../../apps/server/src/incoming-bodies.ts";
import { errors as km } from "../../apps/storefront/app/i18n/messages/km/errors.ts";
import { errors as zh } from "../../apps/storefront/app/i18n/messages/zh/errors.ts";
import { prepareEntrance, template } from "./entrance.ts";
import { end, spawnLogged } from "./supervised.ts";

const nginx = nginxProgram();
if (!nginx) console.warn("Left out: the entrance's configuration. Install nginx and openssl to test it.");

/** Size of the head of the answer at the path `/long`, in bytes: more than any answer of the shop has. */
const longHead = 31_000;

interface Upstream {
  server: Server;
  got: { line: string; headers: IncomingHttpHeaders }[];
  /** Whether it accepts requests and breaks the connection off without an answer. */
  breaks: boolean;
}

async function upstream(): Promise<Upstream> {
  const self: Upstream = { got: [], breaks: false, server: createServer({ maxHeaderSize }) };
  self.server.on("request", (incoming: IncomingMessage, outgoing) => {
    self.got.push({ line: `${incoming.method} ${incoming.url}`, headers: incoming.headers });
    if (self.breaks) incoming.socket.destroy();
    else if (incoming.url === "/long") outgoing.writeHead(302, { location: `/${"a".repeat(longHead)}` }).end();
    else outgoing.end("answer");
  });
  await once(self.server.listen(0, "127.0.0.1"), "listening");
  return self;
}

const directory = mkdtempSync(join(tmpdir(), "shop-entrance-"));
// nginx's workers have to pass through this directory.
chmodSync(directory, 0o755);
const [first, second] = [await upstream(), await upstream()];
const [httpPort, httpsPort] = [await freePort(), await freePort()];
const addressOf = ({ server }: Upstream) => `127.0.0.1:${(server.address() as AddressInfo).port}`;
const child = nginx
  ? spawnLogged({
      command: nginx,
      args: prepareEntrance({ directory, httpPort, httpsPort, servers: [addressOf(first), addressOf(second)] }),
      logFile: join(directory, "nginx.log"),
    })
  : undefined;

afterAll(async () => {
  await end(child, "SIGTERM");
  for (const { server } of [first, second]) server.close();
  rmSync(directory, { recursive: true, force: true });
});

const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const options = {
      host: "127.0.0.1",
      port: httpsPort,
      path,
      method,
      rejectUnauthorized: false,
      agent: false,
      maxHeaderSize: 2 * longHead,
      headers: { host: `s001.localhost:${httpsPort}`, ...headers },
    };
    const sent = request(options, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      answer.on("end", () => resolve({ status: answer.statusCode!, headers: answer.headers, text }));
    });
    sent.on("error", reject).end();
  });
const received = () => [...first.got, ...second.got];

beforeEach(async () => {
  first.breaks = second.breaks = false;
  if (child)
    while (
      child.exitCode === null &&
      !(await ask("GET", "/").then(
        ({ status }) => status === 200,
        () => false,
      ))
    )
      await sleep(20);
  first.got.length = second.got.length = 0;
});

test.skipIf(!nginx)(
  "a request that is safe to repeat goes to the other server after a failure, others do not",
  async () => {
    first.breaks = second.breaks = true;
    expect((await ask("POST", "/rest/checkout")).status).toBe(503);
    expect(received()).toHaveLength(1);
    expect((await ask("POST", "/rest/checkout", { "idempotency-key": "key-0001" })).status).toBe(503);
    expect(received().length).toBeGreaterThanOrEqual(3);

    // By now both have failed often, which must not take either out of use.
    second.breaks = false;
    first.got.length = 0;
    for (const [method, headers] of [
      ["GET", {}],
      ["GET", {}],
      ["POST", { "idempotency-key": "key-0002" }],
      ["POST", { "idempotency-key": "key-0003" }],
    ] as const) {
      expect((await ask(method, "/rest/checkout", headers)).status).toBe(200);
    }
  },
);

test.runIf(nginx && process.env["FULL"])("a server that was skipped for its failures is tried again", async () => {
  first.breaks = true;
  for (let turn = 0; turn < 6; turn++) expect((await ask("GET", "/")).status).toBe(200);
  first.breaks = false;
  first.got.length = 0;
  await eventually(async () => {
    expect((await ask("GET", "/")).status).toBe(200);
    expect(first.got.length).toBeGreaterThan(0);
  });
});

test.skipIf(!nginx)(
  "servers get caller and host from the proxy only, and operators' pages are not public",
  async () => {
    await ask("GET", "/kh?a=%2F%20x", {
      "x-forwarded-for": "6.6.6.6",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "http",
      forwarded: "host=evil.example",
    });
    const [{ line, headers }] = received() as [Upstream["got"][number]];
    expect(line).toBe("GET /kh?a=%2F%20x");
    expect(headers).toMatchObject({
      host: `s001.localhost:${httpsPort}`,
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "https",
    });
    expect(headers).not.toHaveProperty("x-forwarded-host");
    expect(headers).not.toHaveProperty("forwarded");
    for (const path of ["/metrics", "/readyz", "/healthz", "//metrics", "/x/../readyz", "/%6detrics"])
      expect((await ask("GET", path)).status).toBe(404);
    expect(received()).toHaveLength(1);
  },
);

test.skipIf(!nginx)("an address of the maximum length gets through, together with a cookie", async () => {
  const path = `/search/${encodeURIComponent("ក".repeat(10_000))}`;
  expect((await ask("GET", path, { cookie: `a=${"b".repeat(4000)}` })).status).toBe(200);
  expect(received().map(({ line }) => line)).toEqual([`GET ${path}`]);
});

test.skipIf(!nginx)("a redirect with a long address gets through, and no server is skipped for it", async () => {
  for (let turn = 0; turn < 4; turn++) expect((await ask("GET", "/long")).headers.location).toHaveLength(longHead + 1);
});

/**
 * Expects the answer that the entrance gives itself: to a browser a page in all languages, to all else an error in the
 * form of the store API.
 */
async function expectToBeTold(
  error: "unavailable" | "too_large",
  sent: (headers: Record<string, string>) => ReturnType<typeof ask>,
): Promise<void> {
  const message = errorMessage(error);
  const status = error === "unavailable" ? 503 : 413;
  const page = await sent({ accept: "text/html,*/*;q=0.8" });
  expect(page).toMatchObject({
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
  for (const text of [message, km[error], zh[error]]) expect(page.text).toContain(`>${text}<`);
  const data = await sent({ accept: "application/json" });
  expect(data).toMatchObject({
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
  });
  expect(JSON.parse(data.text)).toEqual({ code: -1, message, data: null, error });
}

test.skipIf(!nginx)("with no server available, the answer has Retry-After", async () => {
  first.breaks = second.breaks = true;
  for (const method of ["GET", "POST"]) {
    await expectToBeTold("unavailable", async (headers) => {
      const answer = await ask(method, "/", headers);
      expect(answer.headers["retry-after"]).toBe("2");
      return answer;
    });
  }
});

test.skipIf(!nginx)("a much too large request is refused before it is sent, with a message", async () => {
  await expectToBeTold("too_large", (headers) =>
    ask("POST", "/warranty", { ...headers, "content-length": String(60 * 1024 * 1024) }),
  );
  expect(received()).toHaveLength(0);
});

test("nginx allows pauses in a body for as long as a server does", () => {
  const [, seconds] = /^client_body_timeout (\d+)s;$/m.exec(readFileSync(template, "utf8"))!;
  expect(Number(seconds) * 1000).toBe(slowBodyTimes.checkMs + slowBodyTimes.patienceMs);
});

test.runIf(nginx && process.env["FULL"])("a form whose sender pauses for half a minute arrives", async () => {
  const options = {
    host: "127.0.0.1",
    port: httpsPort,
    path: "/warranty",
    method: "POST",
    rejectUnauthorized: false,
    agent: false,
    headers: { "content-length": "8" },
  };
  const sent = request(options);
  sent.write("half");
  await sleep(30_000);
  sent.end("half");
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  expect(answer.resume().statusCode).toBe(200);
});

test.skipIf(!nginx)("requests without TLS are redirected with method and address", async () => {
  const answer = await fetch(`http://127.0.0.1:${httpPort}/kh/phone?a=1%20b`, { method: "POST", redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([308, "https://127.0.0.1/kh/phone?a=1%20b"]);
});
