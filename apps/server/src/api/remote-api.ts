import { maxBodyBytes } from "@shop/contract/limits";
import { onlinePayment, onlineWays } from "@shop/contract/online-ways";
import { besidePaths } from "@shop/contract/paths";
import type { Caller } from "@shop/api/platform/context";
import type { Env } from "@shop/api/platform/env";
import { readBytes } from "@shop/api/platform/bodies/read-bytes";
import { Room } from "@shop/api/platform/bodies/room";
import { Refusal } from "@shop/api/platform/errors/refusal";
import { line, networkOf } from "@shop/api/platform/limits/network-of";
import type { StoreApi } from "./store-api.ts";
import { unavailable } from "./unavailable.ts";

/** Bytes of all calls that are passed on at once. */
const atOnce = new Room(16 * maxBodyBytes);

/** Kept pages live this long where nobody tells of changes, in milliseconds. */
const pageLife = 5000;

/** An answer of the assistant takes as long as its language model. */
const answerTime = 120_000;

/** Headers of a browser's call that its store API needs. */
const passedOn = ["accept", "accept-language", "authorization", "content-type", "cookie", "idempotency-key", "origin", "sec-fetch-site", "user-agent"];
/** By these providers say that a webhook is their own. */
const signatures = onlineWays.map((way) => onlinePayment(way).signedBy).filter((prefix) => prefix !== null);
const isSignature = (name: string) => signatures.some((prefix) => name.startsWith(prefix));
/** Headers of an answer that its browser needs. */
const passedBack = [
  "allow",
  "cache-control",
  "content-disposition",
  "content-security-policy",
  "content-type",
  "location",
  "retry-after",
  "set-cookie",
  "x-content-type-options",
  "x-request-id",
];

/**
 * A store API elsewhere. The browser still calls only its own origin, so the cookie stays where
 * it is; the API must count this server among its trusted proxies to learn host and address.
 */
export function remoteApi(env: Env, base: string): StoreApi {
  const target = env.apiBaseUrl!;

  /** Passes a call on, to a path with its query. */
  async function pass(request: Request, caller: Caller, path: string): Promise<Response> {
    const held = atOnce.enter(networkOf(caller.ip, line));
    try {
      const body = request.body && (await readBytes(request, maxBodyBytes, { room: atOnce, held }));
      // The rest of it is still on its way: nothing else can be asked over this connection.
      if (body === "too large") return new Refusal("too_large").response({ connection: "close" });
      if (body === "no room") return new Refusal("unavailable", { retryAfter: 5 }).response({ connection: "close", "retry-after": "5" });
      return await send(request, caller, path, body);
    } catch (error) {
      if (!request.signal.aborted) throw error;
      // Who sent it has left in the middle: nobody's error, and nobody reads the answer.
      return new Response(null, { status: 499 });
    } finally {
      atOnce.leave(held);
    }
  }

  async function send(request: Request, caller: Caller, path: string, body: Uint8Array<ArrayBuffer> | null): Promise<Response> {
    const headers = new Headers();
    for (const [name, value] of request.headers) {
      if (passedOn.includes(name) || isSignature(name)) headers.set(name, value);
    }
    headers.set("x-forwarded-for", caller.ip);
    headers.set("x-forwarded-host", new URL(caller.origin).host);
    headers.set("x-forwarded-proto", new URL(caller.origin).protocol.slice(0, -1));
    const isAnswer = request.method === "POST" && headers.get("accept")?.startsWith("text/event-stream");
    // Who leaves in the middle of an answer ends it there too.
    const signal = isAnswer ? AbortSignal.any([request.signal, AbortSignal.timeout(answerTime)]) : AbortSignal.timeout(env.fetch.timeoutMs);
    try {
      const answer = await fetch(target + path, { method: request.method, headers, body, redirect: "manual", signal });
      const back = new Headers();
      for (const [name, value] of answer.headers) if (passedBack.includes(name)) back.append(name, value);
      return new Response(answer.body, { status: answer.status, headers: back });
    } catch {
      return Response.json(unavailable, { status: 503, headers: { "retry-after": "2", "cache-control": "no-store" } });
    }
  }

  /** Whether the API says that it is: it asks its database, which no document that it serves does. */
  async function ready(): Promise<boolean> {
    try {
      // At the root of the origin, under whatever path the API is mounted.
      const answer = await fetch(new URL("/readyz", target), { signal: AbortSignal.timeout(env.fetch.timeoutMs) });
      // A body that nobody reads holds its connection.
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  }

  const pathOf = (request: Request) => request.url.slice(new URL(request.url).origin.length);
  return {
    fetch: (request, caller) => pass(request, caller, pathOf(request).slice(base.length)),
    ask: null,
    extra: async (request, caller, path) => (Object.values(besidePaths).some((beside) => path.startsWith(beside)) ? pass(request, caller, pathOf(request)) : null),
    // Which store a host means only the API knows; the key of a page holds the host.
    storeIdOf: () => 0,
    ready,
    // What is passed on ends with its time limit, and browsers ask again.
    endStreams: () => undefined,
    stores: () => [],
    pageLife,
  };
}
