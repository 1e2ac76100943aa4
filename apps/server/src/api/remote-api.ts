import { maxBodyBytes } from "@shop/contract/limits";
import { extraPaths } from "@shop/contract/paths";
import type { Caller } from "@shop/api/platform/context";
import type { Env } from "@shop/api/platform/env";
import { MemoryBudget } from "@shop/api/platform/bodies/memory-budget";
import { readBytes } from "@shop/api/platform/bodies/read-bytes";
import { Refusal } from "@shop/api/platform/errors/refusal";
import { networkOf } from "@shop/api/platform/limits/network-of";
import { forwardedHeaders, returnedHeaders } from "./forwarded-headers.ts";
import type { StoreApi } from "./store-api.ts";
import { unavailable } from "./unavailable.ts";

/** Memory for the bodies of all requests that are being forwarded, in bytes. */
const bodies = new MemoryBudget(16 * maxBodyBytes);

/** How long a page is cached, in milliseconds. A remote API does not say when its data changes, so pages expire by time. */
const pageLife = 5000;

/** Timeout of an assistant's answer, in milliseconds: the language model behind it is slow. */
const answerTime = 120_000;

/**
 * The store API of another server, to which this one forwards. Browsers still call only their own
 * origin, so the session cookie belongs to that origin. The API must list this server among its
 * `TRUSTED_PROXIES`: only then does it believe the forwarded host and client address.
 */
export function remoteApi(env: Env, base: string): StoreApi {
  const target = env.apiBaseUrl!;

  /** Forwards a request to a path with its query. The body is read as a whole first, within the limits of size and memory. */
  async function forward(request: Request, caller: Caller, path: string): Promise<Response> {
    try {
      return await bodies.use(networkOf(caller.ip, "line"), async (reservation) => {
        const body = request.body && (await readBytes(request, maxBodyBytes, reservation));
        // The rest of the body is still arriving, so this connection cannot be used for another request.
        if (body === "too large") return new Refusal("too_large").response({ connection: "close" });
        if (body === "no memory")
          return new Refusal("unavailable", { retryAfter: 5 }).response({ connection: "close", "retry-after": "5" });
        return send(request, caller, path, body);
      });
    } catch (error) {
      if (!request.signal.aborted) throw error;
      // The client disconnected while sending. That is no fault to log, and nobody reads this response.
      return new Response(null, { status: 499 });
    }
  }

  async function send(
    request: Request,
    caller: Caller,
    path: string,
    body: Uint8Array<ArrayBuffer> | null,
  ): Promise<Response> {
    const headers = forwardedHeaders(request, caller);
    const isAnswer = request.method === "POST" && headers.get("accept")?.startsWith("text/event-stream");
    // A client that disconnects during a streamed answer also ends it at the API.
    const signal = isAnswer
      ? AbortSignal.any([request.signal, AbortSignal.timeout(answerTime)])
      : AbortSignal.timeout(env.fetch.timeoutMs);
    try {
      const answer = await fetch(target + path, { method: request.method, headers, body, redirect: "manual", signal });
      return new Response(answer.body, { status: answer.status, headers: returnedHeaders(answer) });
    } catch {
      return Response.json(unavailable, { status: 503, headers: { "retry-after": "2", "cache-control": "no-store" } });
    }
  }

  /** Whether the API is ready, by its own check, which includes its database. */
  async function ready(): Promise<boolean> {
    try {
      // The health checks are at the root of the origin, whatever path the API is mounted at.
      const answer = await fetch(new URL("/readyz", target), { signal: AbortSignal.timeout(env.fetch.timeoutMs) });
      // An unread body would keep the connection from being used again.
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  }

  const pathOf = (request: Request) => request.url.slice(new URL(request.url).origin.length);
  return {
    fetch: (request, caller) => forward(request, caller, pathOf(request).slice(base.length)),
    ask: null,
    extra: async (request, caller, path) =>
      Object.values(extraPaths).some((beside) => path.startsWith(beside))
        ? forward(request, caller, pathOf(request))
        : null,
    // Only the API knows which store a host belongs to. One number for all is safe: a page's cache key includes its host.
    storeIdOf: () => 0,
    ready,
    // Nothing to end: forwarded streams have a timeout, and browsers reconnect.
    endStreams: () => undefined,
    stores: () => [],
    pageLife,
  };
}
