import { BlockList, isIP } from "node:net";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Caller } from "@shop/api/platform/context";

/** Whether an address is one whose `X-Forwarded-*` headers are believed. */
export type IsTrusted = (address: string) => boolean;

/** The proxies of a list of addresses and ranges. */
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
for (const [address, bits] of [["127.0.0.0", 8], ["10.0.0.0", 8], ["172.16.0.0", 12], ["192.168.0.0", 16]] as const) near.addSubnet(address, bits, "ipv4");
for (const [address, bits] of [["::1", 128], ["fc00::", 7]] as const) near.addSubnet(address, bits, "ipv6");

/**
 * Whether a caller is on this machine or its private network: only those see the metrics. An
 * address that somebody forwarded for another, unless by a trusted proxy, says nothing.
 */
export function isNear(caller: Caller, request: Request, isTrusted: IsTrusted): boolean {
  const forwarded = request.headers.get("x-forwarded-for");
  if (forwarded !== null && clientAddress("", forwarded, isTrusted) !== caller.ip) return false;
  return near.check(caller.ip, isIP(caller.ip) === 6 ? "ipv6" : "ipv4");
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

function plainAddress(address: string | undefined): string {
  return (address ?? "").replace(/^::ffff:(?=\d+\.)/, "");
}

/** As some proxies write it: in brackets, with a port. */
const addressWithPort = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/;

function forwardedAddress(part: string): string {
  const [, bracketed, dotted] = addressWithPort.exec(part) ?? [];
  return plainAddress(bracketed ?? dotted ?? part);
}

/**
 * The nearest address of the chain that is not one of our proxies. The left end can be written by anybody: at what is
 * no address the search ends, and it is `remote`.
 */
function clientAddress(remote: string, forwarded: string | undefined, isTrusted: IsTrusted): string {
  const chain = (forwarded ?? "").split(",").map((part) => forwardedAddress(part.trim()));
  const client = chain.findLast((address) => !isIP(address) || !isTrusted(address));
  return client && isIP(client) ? client : remote;
}

const hostPattern = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?(:\d{1,5})?$/;

/**
 * The origin that the shopper's browser sees; forwarded headers count only from a trusted proxy.
 * Null for a Host header that is no host name.
 */
export function originOf(request: IncomingMessage, isTrusted: IsTrusted): string | null {
  return originFrom(request, isTrusted(plainAddress(request.socket.remoteAddress)));
}

function originFrom({ headers }: IncomingMessage, proxied: boolean): string | null {
  const authority = ((proxied && first(headers["x-forwarded-host"])) || headers.host || "").toLowerCase();
  if (!hostPattern.test(authority)) return null;
  return `${proxied && first(headers["x-forwarded-proto"]) === "https" ? "https" : "http"}://${authority}`;
}

/**
 * Who calls, judged from the connection; forwarded headers count only from a trusted proxy.
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

/** The request as the shopper's browser sent it: its address is judged by the trusted proxies, not by the socket. */
export function atOrigin(request: Request, address: string): Request {
  const { method, headers, signal } = request;
  const body = method === "GET" || method === "HEAD" ? null : request.body;
  return new Request(address, { method, headers, signal, ...(body && { body, duplex: "half" }) } as RequestInit);
}
