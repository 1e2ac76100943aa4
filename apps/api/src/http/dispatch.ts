import { calls } from "@shop/contract/calls";
import type { CallName } from "@shop/contract/paths";
import type { Caller, Context, Services } from "../platform/context.ts";
import { Refusal } from "../platform/errors/refusal.ts";
import type { Handlers, Streams } from "../platform/handler.ts";
import { limitConcurrencyByKey } from "../platform/once/limit-concurrency.ts";
import { createAsk } from "./ask.ts";
import { eventStream } from "./event-stream.ts";
import { bodyOf, queryOf } from "./input.ts";
import { matchCall, type Match } from "./match.ts";
import { prepareCall, type Asked, type Prepared, type Resolvers } from "./prepare-call.ts";
import { refusalOf } from "./refusal-of.ts";
import { runHandler } from "./run-handler.ts";

/** Writing calls of one customer that run at once. They wait for each other in the database, and each holds one of the connections that everybody shares. */
const changesAtOnce = 3;

/** Answers calls of the contract: matches, reads the input, finds store and customer, runs the handler. */
export function createDispatch(
  services: Services,
  resolvers: Resolvers,
  { handlers, streams }: { handlers: Handlers; streams: Streams },
) {
  const limitChanges = limitConcurrencyByKey(changesAtOnce);

  async function run(request: Request, rawPath: string, caller: Caller): Promise<Response> {
    const match = matchCall(request.method === "HEAD" ? "GET" : request.method, rawPath);
    if (match.kind === "malformed") throw new Refusal("invalid_input", { fields: { path: "invalid" } });
    if (match.kind === "none") throw new Refusal("route_not_found");
    if (match.kind === "wrong_method")
      return json(new Refusal("method_not_allowed").answer(), 405, { allow: match.allow.join(", ") });
    const { name } = match;
    const { context, input } = await prepareCall(services, resolvers, askedBy(request, match), caller);
    const stream = request.headers.get("accept")?.startsWith("text/event-stream") ? streams[name] : undefined;
    if (stream) return answerInPieces(stream, request, { context, input });
    const work = () => runHandler(handlers, name, context, input);
    const changes = request.method !== "GET" && request.method !== "HEAD";
    const { answer, cookie } = await (context.customer && changes
      ? limitChanges(context.customer.customerId, work)
      : work());
    return json(answer, 200, cookie === undefined ? {} : { "set-cookie": cookie });
  }

  function answerInPieces(
    stream: NonNullable<Streams[CallName]>,
    request: Request,
    { context, input }: Prepared,
  ): Promise<Response> {
    const open = stream as unknown as (
      context: Context,
      input: unknown,
      signal: AbortSignal,
    ) => Promise<AsyncIterable<unknown>>;
    return eventStream(
      (signal) => open(context, input, signal),
      request.signal,
      (error) => ({ type: "refused", refusal: refusalOf(error, services, context.caller).answer() }),
    );
  }

  /** Answers a request under a raw path. */
  async function answerRequest(request: Request, rawPath: string, caller: Caller): Promise<Response> {
    try {
      return await run(request, rawPath, caller);
    } catch (error) {
      // The client has disconnected: not a fault of the server, and nobody reads the answer.
      if (request.signal.aborted && !(error instanceof Refusal)) return new Response(null, { status: 499 });
      const refusal = refusalOf(error, services, caller);
      const retry: Record<string, string> = refusal.retryAfter ? { "retry-after": String(refusal.retryAfter) } : {};
      return json(refusal.answer(), refusal.status, { "x-request-id": caller.requestId, ...retry });
    }
  }

  return { answerRequest, ask: createAsk(services, resolvers, handlers) };
}

function askedBy(request: Request, { name, params, moreQuery }: Extract<Match, { kind: "found" }>): Asked {
  const search = new URL(request.url).searchParams;
  for (const [key, value] of new URLSearchParams(moreQuery)) search.append(key, value);
  return {
    name,
    method: request.method,
    headers: request.headers,
    params,
    query: queryOf(search),
    body: (sender) => bodyOf(calls[name], request, sender),
  };
}

function json(body: unknown, status: number, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'",
      ...headers,
    },
  });
}
