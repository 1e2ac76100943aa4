import { connect } from "node:net";
import { expect, send, test } from "../fixtures/shop.ts";

const port = Number(process.env.E2E_PORT);
const host = `s001.localhost:${port}`;

/** Sends raw bytes; returns all that comes back until the server closes or has been silent for a second. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"));
    socket.setTimeout(1000, () => socket.destroy());
    socket.on("data", (chunk) => (answer += chunk.toString("latin1")));
    socket.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ECONNRESET" ? resolve(answer) : reject(error),
    );
    socket.on("close", () => resolve(answer));
  });
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

const broken: [what: string, bytes: string, statuses: number[]][] = [
  ["no Host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", [400]],
  ["two Hosts", `GET /phone HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`, [400]],
  ["a Host with a path", `GET / HTTP/1.1\r\nHost: ${host}/evil\r\nConnection: close\r\n\r\n`, [400]],
  [
    "a whole address for a path",
    `GET http://evil.example/phone HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    [400],
  ],
  ["a path of a line break", `GET /%0A HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, [400]],
  [
    "a path of another origin",
    `GET //evil.example/phone HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    [400],
  ],
  [
    "two lengths",
    `POST /rest/api/auth/login HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    [400],
  ],
  [
    "a length beside chunks",
    `POST /rest/api/auth/login HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    [400],
  ],
  [
    "a broken chunk",
    `POST /rest/api/auth/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n`,
    [400],
  ],
  ["a NUL in a header", `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Bad: a\0b\r\n\r\n`, [400]],
  ["a header of 132 KB", `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Long: ${"a".repeat(132_000)}\r\n\r\n`, [431]],
  ["no HTTP at all", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", [400]],
  ["a method that is none", `BREW /phone HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, [400, 405]],
];
for (const [what, bytes, statuses] of broken) {
  test(`${what} is refused, and names nothing of it`, async () => {
    const answer = await raw(bytes);
    expect(statuses).toContain(statusOf(answer));
    expect(answer).not.toContain("evil");
  });
}

test("a form of another site is refused before it is read", async () => {
  const form = (origin: string) =>
    raw(
      `POST /login HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\nlogin=a`,
    );
  expect(await form("https://evil.example")).toMatch(/^HTTP\/1\.1 400 [^]*The form was sent from another site\./);
  // The rest of the shop's own is waited for.
  expect(await form(`http://${host}`)).toBe("");
});

test("bodies that arrive slowly or never block nobody", async () => {
  const waiting = Array.from({ length: 50 }, () => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(
      `POST /rest/api/auth/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
    );
    return socket;
  });
  try {
    const began = performance.now();
    expect((await send("S001", "/rest/api/site")).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(2000);
  } finally {
    for (const socket of waiting) socket.destroy();
  }
  expect((await send("S001", "/healthz")).status).toBe(200);
});

test("no path redirects a shopper to another site", async () => {
  for (const path of [
    "/\\evil.example",
    "/%2F%2Fevil.example",
    "/%5Cevil.example",
    "/kh//evil.example",
    "/.//evil.example",
    "/login?next=//evil.example",
    "/?next=https://evil.example",
  ]) {
    const { headers } = await send("S001", path, { headers: { "accept-language": "km" } });
    const location = String(headers.location ?? "/");
    expect(new URL(location, `http://${host}`).host, path).toBe(host);
  }
});

const answers = [
  "/",
  "/kh/phone",
  "/product/1",
  "/checkout",
  "/nope",
  "/account/myaccount",
  "/rest/api/site",
  "/rest/nope",
  "/media/nope.png",
];
test("every answer has the security headers", async () => {
  for (const path of answers) {
    const { headers } = await send("S001", path);
    expect(headers, path).toMatchObject({ "x-content-type-options": "nosniff" });
    if (path.startsWith("/media/")) continue;
    expect(headers, path).toMatchObject({
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(headers["permissions-policy"], path).toContain("camera=()");
    if (headers.location) continue;
    const policy = String(headers["content-security-policy"]);
    expect(policy, path).toMatch(/default-src '(self|none)'/);
    expect(policy, path).not.toMatch(/unsafe|\*/);
    // Only a page served over HTTPS may send this.
    expect(headers["strict-transport-security"], path).toBeUndefined();
  }
});
