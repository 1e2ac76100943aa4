import { BlockList, isIP } from "node:net";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Caller } from "@shop/api/platform/context";

/** Whether an address is one whose `X-Forwarded-*` headers are believed. */
export type IsTrusted = (address: string) => boolean;

/** Matches the addresses and ranges of `TRUSTED_PROXIES`. */
export function trustedProxies(entries: readonly string[]): IsTrusted {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  if (entries.length === 0) return () => false;
  return (address) => list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

const near = new BlockList();
for (const [address, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  near.addSubnet(address, bits, "ipv4");
for (const [address, bits] of [
  ["::1", 128],
  ["fc00::", 7],
] as const)
  near.addSubnet(address, bits, "ipv6");

/**
 * Whether a caller is on this machine or in a private network: only those may read the metrics. A
 * request that was forwarded by a proxy which is not trusted is not near, since the caller's
 * address is then the proxy's.
 */
export function isFromPrivateNetwork(caller: Caller, request: Request, isTrusted: IsTrusted): boolean {
  const forwarded = request.headers.get("x-forwarded-for");
  if (forwarded !== null && clientAddress("", forwarded, isTrusted) !== caller.ip) return false;
  return near.check(caller.ip, isIP(caller.ip) === 6 ? "ipv6" : "ipv4");
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

function plainAddress(address: string | undefined): string {
  return (address ?? "").replace(/^::ffff:(?=\d+\.)/, "");
}

/** As some proxies write an address: in brackets, with a port. */
const addressWithPort = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/;

function forwardedAddress(part: string): string {
  const [, bracketed, dotted] = addressWithPort.exec(part) ?? [];
  return plainAddress(bracketed ?? dotted ?? part);
}

/**
 * The last address of the `X-Forwarded-For` chain that is not a trusted proxy. What stands left of it could have been
 * written by anybody. If the chain has something there that is no address, `remote` is returned.
 */
function clientAddress(remote: string, forwarded: string | undefined, isTrusted: IsTrusted): string {
  const chain = (forwarded ?? "").split(",").map((part) => forwardedAddress(part.trim()));
  const client = chain.findLast((address) => !isIP(address) || !isTrusted(address));
  return client && isIP(client) ? client : remote;
}

/** A host name or an address; one of IPv6 stands in brackets, as in the health checks of a cluster that has only those. */
const hostPattern = /^([a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?|\[[\da-f:.]{2,45}\])(:\d{1,5})?$/;

/**
 * The origin of the address in the shopper's browser; forwarded headers count only from a trusted proxy.
 * Null for a Host header that is no host name, nor a number that could be an address and is none, such as 1.2.3.4.5.
 */
export function originOf(request: IncomingMessage, isTrusted: IsTrusted): string | null {
  return originFrom(request, isTrusted(plainAddress(request.socket.remoteAddress)));
}

/**
 * The same origin without the dot, where the host name ends in one, as a fully qualified name may; else null. Browsers
 * take it for another origin, so its cookies and forms would not fit the shop's.
 */
export function originWithoutDot(request: IncomingMessage, isTrusted: IsTrusted): string | null {
  const proxied = isTrusted(plainAddress(request.socket.remoteAddress));
  const authority = authorityOf(request, proxied);
  const without = authority.replace(/\.(?=(?::\d+)?$)/, "");
  return without === authority ? null : originWith(without, request, proxied);
}

function originFrom(request: IncomingMessage, proxied: boolean): string | null {
  return originWith(authorityOf(request, proxied), request, proxied);
}

const authorityOf = ({ headers }: IncomingMessage, proxied: boolean) =>
  ((proxied && first(headers["x-forwarded-host"])) || headers.host || "").toLowerCase();

function originWith(authority: string, { headers }: IncomingMessage, proxied: boolean): string | null {
  if (!hostPattern.test(authority) || !URL.canParse(`http://${authority}`)) return null;
  return `${proxied && first(headers["x-forwarded-proto"]) === "https" ? "https" : "http"}://${authority}`;
}

/**
 * Who sent a request, by its connection and headers; forwarded headers count only from a trusted proxy.
 * Null for a Host header that is no host name.
 */
export function callerOf(request: IncomingMessage, isTrusted: IsTrusted): Caller | null {
  const remote = plainAddress(request.socket.remoteAddress);
  const proxied = isTrusted(remote);
  const origin = originFrom(request, proxied);
  if (origin === null) return null;
  return {
    ip: proxied ? clientAddress(remote, first(request.headers["x-forwarded-for"]), isTrusted) : remote,
    requestId: randomUUID(),
    origin,
    host: origin.replace(/^https?:\/\//, "").replace(/:\d+$/, ""),
    userAgent: request.headers["user-agent"]?.slice(0, 300) ?? null,
  };
}

/** The request with the address that the shopper's browser used, which is not what a server behind a proxy sees. */
export function withPublicOrigin(request: Request, address: string): Request {
  const { method, headers, signal } = request;
  const body = method === "GET" || method === "HEAD" ? null : request.body;
  return new Request(address, { method, headers, signal, ...(body && { body, duplex: "half" }) } as RequestInit);
}
