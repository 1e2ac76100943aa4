import { calls } from "@shop/contract/calls";
import type { Call } from "@shop/contract/define";
import type { CallName } from "@shop/contract/paths";
import { languages, negotiateLanguage, type Language } from "@shop/kit/locale";
import { admit } from "../platform/admit.ts";
import type { Caller, Context, Services, SignedIn, StoreRef } from "../platform/context.ts";
import { gaveUp, isDatabaseAway } from "../platform/database.ts";
import type { Handler, Handlers, Reply, Streams } from "../platform/handler.ts";
import { Refusal } from "../platform/refusal.ts";
import { askedFor, shownBeside } from "./shown.ts";
import { eventStream } from "./event-stream.ts";
import { readInput } from "./input.ts";
import { matchCall } from "./match.ts";
import { cookieHeader, mayChange, tokenOf } from "./token.ts";

export interface Resolvers {
  storeByCode: (code: string) => StoreRef | undefined;
  storeByHost: (host: string) => StoreRef | undefined;
  storeById: (id: number) => StoreRef | undefined;
  /** Who a token belongs to; null for one that is forged, expired or revoked. */
  authenticate: (token: string) => Promise<SignedIn | null>;
}

function languageOf(search: URLSearchParams, request: Request): Language {
  const asked = search.get("lang");
  return languages.find((language) => language === asked) ?? negotiateLanguage(request.headers.get("accept-language"));
}

/** The host that a call is about: that of the call itself, or the one whose site info is asked for. */
function hostOf(name: CallName, search: URLSearchParams, caller: Caller): string {
  const domain = name === "site.get" && search.get("domain");
  return domain ? domain.toLowerCase().replace(/:\d+$/, "") : caller.host;
}

/** Store of a call: by code, else by host, else by token (design, section 5). */
function storeOf(resolvers: Resolvers, code: string | null, host: string, customer: SignedIn | null, fallback: string | undefined): StoreRef {
  const store = code
    ? resolvers.storeByCode(code)
    : (resolvers.storeByHost(host) ??
      (customer ? resolvers.storeById(customer.storeId) : undefined) ??
      (fallback ? resolvers.storeByCode(fallback) : undefined));
  if (!store) throw new Refusal("unknown_store");
  return store;
}

function json(body: unknown, status: number, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", "content-security-policy": "default-src 'none'", ...headers },
  });
}

function refusalOf(error: unknown, services: Services, caller: Caller): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseAway(error)) return new Refusal("unavailable", { retryAfter: 2 });
  if (gaveUp(error)) {
    services.log.error({ err: error, requestId: caller.requestId }, "a call took too long");
    return new Refusal("unavailable", { retryAfter: 5 });
  }
  services.log.error({ err: error, requestId: caller.requestId }, "a call failed");
  return new Refusal("internal");
}

/** Answers calls of the contract: matches, reads the input, finds store and customer, runs the handler. */
export function createDispatch(services: Services, resolvers: Resolvers, { handlers, streams }: { handlers: Handlers; streams: Streams }) {
  async function run(request: Request, rawPath: string, caller: Caller): Promise<Response> {
    const match = matchCall(request.method === "HEAD" ? "GET" : request.method, rawPath);
    if (match.kind === "malformed") throw new Refusal("invalid_input");
    if (match.kind === "none") throw new Refusal("route_not_found");
    if (match.kind === "wrong_method") {
      return json(new Refusal("method_not_allowed").answer(), 405, { allow: match.allow.join(", ") });
    }
    const call: Call = calls[match.name as CallName];
    const search = new URL(request.url).searchParams;
    for (const [key, value] of new URLSearchParams(match.moreQuery)) search.append(key, value);

    const token = tokenOf(request);
    const signedIn = token ? await resolvers.authenticate(token.value) : null;
    const store = storeOf(resolvers, search.get("store_code"), hostOf(match.name, search, caller), signedIn, services.env.defaultStore);
    const customer = signedIn?.storeId === store.id ? signedIn : null;
    if (call.access === "customer" && !customer) throw new Refusal("unauthorized");
    if (customer && token?.from === "cookie" && !mayChange(request, caller)) throw new Refusal("forbidden");

    if (call.limit) await admit(services, [call.limit, call.limit === "search" ? caller.ip : String(customer!.customerId)]);
    const input = await readInput(call, request, search, match.params);
    const context: Context = {
      ...services,
      store,
      language: languageOf(search, request),
      customer,
      tokenFrom: token?.from ?? null,
      caller,
      idempotencyKey: request.headers.get("idempotency-key")?.slice(0, 200) || null,
    };
    const stream = request.headers.get("accept")?.startsWith("text/event-stream") ? streams[match.name] : undefined;
    if (stream) {
      const open = stream as unknown as (context: Context, input: unknown, signal: AbortSignal) => Promise<AsyncIterable<unknown>>;
      return eventStream((signal) => open(context, input, signal), request.signal, (error) => ({ type: "refused", refusal: refusalOf(error, services, caller).answer() }));
    }
    for (const tag of caller.shown ? askedFor(match.name, input) : []) caller.shown?.add(tag);
    const handler = handlers[match.name] as unknown as (context: Context, input: unknown) => ReturnType<Handler<CallName>>;
    const { reply = {}, ...answer } = (await handler(context, input)) as { reply?: Reply; data: unknown };
    for (const tag of caller.shown ? shownBeside(match.name, answer.data) : []) caller.shown?.add(tag);
    return json(
      { code: 0, message: reply.message ?? "", ...answer },
      200,
      reply.token === undefined ? {} : { "set-cookie": cookieHeader(reply.token, caller) },
    );
  }

  return async (request: Request, rawPath: string, caller: Caller): Promise<Response> => {
    try {
      return await run(request, rawPath, caller);
    } catch (error) {
      const refusal = refusalOf(error, services, caller);
      const retry: Record<string, string> = refusal.retryAfter ? { "retry-after": String(refusal.retryAfter) } : {};
      return json(refusal.answer(), refusal.status, { "x-request-id": caller.requestId, ...retry });
    }
  };
}
