import { BlockList, isIP } from "node:net";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Caller } from "@shop/api/platform/context";

/** Addresses whose `X-Forwarded-*` headers are believed. */
export function trustedProxies(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

function plainAddress(address: string | undefined): string {
  return (address ?? "").replace(/^::ffff:(?=\d+\.)/, "");
}

/** The nearest address of the chain that is not one of our proxies: the left end can be written by anybody. */
function clientAddress(remote: string, forwarded: string | undefined, isTrusted: (address: string) => boolean): string {
  const chain = [...(forwarded ?? "").split(",").map((part) => plainAddress(part.trim())), remote];
  return chain.reverse().find((address) => isIP(address) && !isTrusted(address)) ?? remote;
}

const hostPattern = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?(:\d{1,5})?$/;

/**
 * Who calls, judged from the connection; forwarded headers count only from a trusted proxy.
 * Null for a Host header that is no host name.
 */
export function callerOf(request: IncomingMessage, isTrusted: (address: string) => boolean): Caller | null {
  const remote = plainAddress(request.socket.remoteAddress);
  const proxied = isTrusted(remote);
  const authority = ((proxied && first(request.headers["x-forwarded-host"])) || request.headers.host || "").toLowerCase();
  if (!hostPattern.test(authority)) return null;
  const scheme = proxied && first(request.headers["x-forwarded-proto"]) === "https" ? "https" : "http";
  return {
    ip: proxied ? clientAddress(remote, first(request.headers["x-forwarded-for"]), isTrusted) : remote,
    requestId: randomUUID(),
    origin: `${scheme}://${authority}`,
    host: authority.replace(/:\d+$/, ""),
    userAgent: request.headers["user-agent"]?.slice(0, 300) ?? null,
  };
}
