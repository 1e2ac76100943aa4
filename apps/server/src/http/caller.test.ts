import { describe, expect, it } from "vitest";
import type { IncomingMessage } from "node:http";
import { callerOf, isFromPrivateNetwork, originOf, trustedProxies } from "./caller.ts";

const message = (remoteAddress: string, headers: Record<string, string>) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;
const proxy = trustedProxies(["10.0.0.0/8", "2001:db8::1"]);

describe("the caller", () => {
  it("is the connection's address and Host if no proxy is trusted, whatever is forwarded", () => {
    const forged = message("203.0.113.9", {
      host: "s001.example",
      "x-forwarded-for": "198.51.100.1",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
    });
    expect(callerOf(forged, proxy)).toMatchObject({
      ip: "203.0.113.9",
      origin: "http://s001.example",
      host: "s001.example",
    });
  });

  it("is what a trusted proxy forwards: in a chain the nearest address that is not a proxy", () => {
    const chain = message("::ffff:10.1.2.3", {
      host: "inside",
      "x-forwarded-for": "6.6.6.6, 198.51.100.1, 10.9.9.9",
      "x-forwarded-host": "S002.Example:8443",
      "x-forwarded-proto": "https",
    });
    expect(callerOf(chain, proxy)).toMatchObject({
      ip: "198.51.100.1",
      origin: "https://s002.example:8443",
      host: "s002.example",
    });
  });

  it.each([
    ["a port", "6.6.6.6, 198.51.100.1:50123, 10.9.9.9:443", "198.51.100.1"],
    ["brackets", "6.6.6.6, [2001:db8::7]", "2001:db8::7"],
    ["both", "6.6.6.6, [2001:db8::7]:50123, [2001:db8::1]:80", "2001:db8::7"],
    ["another form of IPv4, and a port", "6.6.6.6, [::ffff:198.51.100.1]:50123", "198.51.100.1"],
  ])("is recognised in an address with %s", (_, forwarded, ip) => {
    expect(callerOf(message("10.1.2.3", { host: "inside", "x-forwarded-for": forwarded }), proxy)).toMatchObject({
      ip,
    });
  });

  it.each([
    "6.6.6.6, unknown",
    "6.6.6.6, 198.51.100.1:",
    "6.6.6.6, [198.51.100.1",
    "6.6.6.6, ",
    "6.6.6.6, 198.51.100.256:80, 10.9.9.9",
  ])(
    "is the proxy itself if the chain has no valid address: what is left of %j could come from anybody",
    (forwarded) => {
      expect(callerOf(message("10.1.2.3", { host: "inside", "x-forwarded-for": forwarded }), proxy)).toMatchObject({
        ip: "10.1.2.3",
      });
    },
  );

  it.each(["[::1]:3000", "[fd00::7]", "[::ffff:10.0.0.1]:80"])(
    "is accepted at the host %j, an address of IPv6, as health checks write it",
    (host) => {
      expect(callerOf(message("203.0.113.9", { host }), proxy)).toMatchObject({
        origin: `http://${host}`,
        host: host.replace(/:\d+$/, ""),
      });
    },
  );

  it.each([
    "[::1",
    "::1",
    "[]",
    "[1:2]:80",
    "[fe80::1%25eth0]",
    "[::1]evil",
    "evil.example/path",
    "a b",
    "<script>",
    "user@host",
    "host:port",
    "-host",
    "host\u0000",
    "",
    "xn--\u1780",
    "1.2.3.4.5",
    "999.1",
    "host:99999",
  ])("is refused with the host %j", (host) => {
    expect(originOf(message("203.0.113.9", { host }), proxy)).toBeNull();
    expect(originOf(message("10.0.0.1", { host: "s001.example", "x-forwarded-host": host || "/" }), proxy)).toBeNull();
  });
});

describe("metrics are shown to", () => {
  const asked = (remote: string, headers: Record<string, string> = {}) => {
    const caller = callerOf(message(remote, { host: "s001.example", ...headers }), proxy)!;
    return isFromPrivateNetwork(caller, new Request("http://s001.example/metrics", { headers }), proxy);
  };
  it.each(["127.0.0.1", "::1", "192.168.1.7", "172.20.0.3", "10.4.4.4", "fd00::7"])(
    "%s in the private network",
    (remote) => expect(asked(remote)).toBe(true),
  );
  it.each(["203.0.113.9", "2001:db8::9", "172.32.0.1"])("not %s outside", (remote) =>
    expect(asked(remote)).toBe(false),
  );
  it("nobody outside through a proxy, trusted or not", () => {
    expect(asked("10.0.0.1", { "x-forwarded-for": "203.0.113.9" })).toBe(false);
    expect(asked("192.168.0.1", { "x-forwarded-for": "203.0.113.9" })).toBe(false);
    expect(asked("192.168.0.1", { "x-forwarded-for": "127.0.0.1" })).toBe(false);
  });
});
