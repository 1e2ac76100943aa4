import { calls } from "@shop/contract/calls";
import type { Answer } from "@shop/contract/client";
import type { Call } from "@shop/contract/define";
import type { CallName } from "@shop/contract/paths";
import type { CallInput, Success } from "@shop/contract/types";
import { languages, localeOfSlug, negotiateLanguage, type Language } from "@shop/kit/locale";
import { admit } from "../platform/limits/admit.ts";
import type { Caller, Context, Services, SignedIn, StoreRef } from "../platform/context.ts";
import { isStatementTimeout, isDatabaseAway, isOutOfResources } from "../platform/database/database.ts";
import type { Handler, Handlers, Reply, Streams } from "../platform/handler.ts";
import { isAnswered } from "../platform/idempotency/idempotency.ts";
import { Refusal } from "../platform/errors/refusal.ts";
import { fewAtATime } from "../platform/once/few-at-a-time.ts";
import { tagsOfAnswer, tagsOfCall } from "./cache-tags.ts";
import { eventStream } from "./event-stream.ts";
import { bodyOf, queryOf, readInput, type ParsedInput, type RawQuery } from "./input.ts";
import { matchCall } from "./match.ts";
import { cookieHeader, mayChange, tokenOf, type Headed } from "./token.ts";

export interface Resolvers {
  storeByCode: (code: string) => StoreRef | undefined;
  storeByHost: (host: string) => StoreRef | undefined;
  storeById: (id: number) => StoreRef | undefined;
  /** Who a token belongs to; null for one that is forged, expired or revoked. */
  authenticate: (token: string) => Promise<SignedIn | null>;
}

/** A call before its input is read, made over HTTP or from within the process. */
interface Asked extends Headed {
  name: CallName;
  params: Record<string, string>;
  query: RawQuery;
  /** Reads the body; `sender` is the customer or else the address, to whose share of memory it counts. */
  body: (sender: string) => Promise<unknown>;
}

/** The first value of a name. */
function one(query: RawQuery, name: string): string | null {
  const value = query[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

function languageOf({ query, headers }: Asked): Language {
  const asked = one(query, "lang");
  return languages.find((language) => language === asked) ?? localeOfSlug(asked)?.language ?? negotiateLanguage(headers.get("accept-language"));
}

/** The host that a call is about: that of the call itself, or the one whose site info is asked for. */
function hostOf({ name, query }: Asked, caller: Caller): string {
  const domain = name === "site.get" && one(query, "domain");
  return domain ? domain.toLowerCase().replace(/:\d+$/, "") : caller.host;
}

/** Store of a call: by code, else by host, else by token. */
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
  const busy = (isStatementTimeout(error) && "a call took too long") || (isOutOfResources(error) && "the database is out of room");
  services.log.error({ err: error, requestId: caller.requestId }, busy || "a call failed");
  return busy ? new Refusal("unavailable", { retryAfter: 5 }) : new Refusal("internal");
}

/** Values as a query string would have them. */
function asSent(values: Record<string, unknown> = {}): RawQuery {
  const sent: RawQuery = {};
  for (const [name, value] of Object.entries(values)) {
    const texts = [value].flat().flatMap((single) => (single === undefined || single === null || single === "" ? [] : String(single)));
    if (texts.length > 0) sent[name] = texts.length > 1 ? texts : texts[0]!;
  }
  return sent;
}

/** An answer as a client reads it, and the cookie that would be set with it. */
export type OwnAnswer<Name extends CallName = CallName> = Answer<Name> & { cookie?: string };

/** Makes a reading call (GET) within the process, without going through HTTP; names of `headers` are in lower case. */
export type Ask = <Name extends CallName>(name: Name, input: CallInput<Name>, headers: Readonly<Record<string, string>>, caller: Caller) => Promise<OwnAnswer<Name>>;

/** Characters of an idempotency key, as the OpenAPI document says. A longer one is refused: cut short, it could equal another. */
const longestKey = 200;

function keyOf({ headers }: Headed): string | null {
  const key = headers.get("idempotency-key") || null;
  if (key !== null && key.length > longestKey) throw new Refusal("invalid_input", { fields: { "Idempotency-Key": "invalid" } });
  return key;
}

/** Applies the call's limit. A repeated idempotent call is answered beyond it, up to the limit per address. */
async function admitCall(services: Services, asked: Asked, customer: SignedIn | null, { ip }: Caller): Promise<void> {
  const { limit, idempotent }: Call = calls[asked.name];
  if (!limit) return;
  try {
    await admit(services, [limit, limit === "search" ? ip : String(customer!.customerId)]);
  } catch (refusal) {
    const key = keyOf(asked);
    if (!idempotent || key === null) throw refusal;
    await admit(services, ["answered", ip]);
    const { storeId, customerId } = customer!;
    if (!(await isAnswered(services.database.db, { storeId, customerId, operation: idempotent === true ? asked.name : idempotent, key }))) throw refusal;
  }
}

/** Writing calls of one customer that run at once. They wait for each other in the database, and each holds one of the connections that everybody shares. */
const changesAtOnce = 3;

/** Answers calls of the contract: matches, reads the input, finds store and customer, runs the handler. */
export function createDispatch(services: Services, resolvers: Resolvers, { handlers, streams }: { handlers: Handlers; streams: Streams }) {
  const limitChanges = fewAtATime(changesAtOnce);

  /** Finds store and customer, checks access and limits, and reads the input. Throws a refusal where one of these fails. */
  async function prepare(asked: Asked, caller: Caller): Promise<{ context: Context; input: ParsedInput }> {
    const call: Call = calls[asked.name];
    const token = tokenOf(asked);
    const signedIn = token ? await resolvers.authenticate(token.value) : null;
    const store = storeOf(resolvers, one(asked.query, "store_code"), hostOf(asked, caller), signedIn, services.env.defaultStore);
    const customer = signedIn?.storeId === store.id ? signedIn : null;
    if (call.access === "customer" && !customer) throw new Refusal("unauthorized");
    if (customer && token?.from === "cookie" && !mayChange(asked, caller)) throw new Refusal("forbidden");

    await admitCall(services, asked, customer, caller);
    const input = await readInput(call, asked.params, asked.query, () => asked.body(String(customer?.customerId ?? caller.ip)));
    const context: Context = {
      ...services,
      store,
      language: languageOf(asked),
      customer,
      tokenFrom: token?.from ?? null,
      caller,
      idempotencyKey: keyOf(asked),
    };
    return { context, input };
  }

  /** Runs the handler, and adds the cache tags of the call and its answer. */
  async function handle(name: CallName, context: Context, input: ParsedInput): Promise<{ answer: object; cookie?: string }> {
    const { caller } = context;
    for (const tag of caller.cacheTags ? tagsOfCall(name, input) : []) caller.cacheTags?.add(tag);
    const handler = handlers[name] as unknown as (context: Context, input: unknown) => ReturnType<Handler<CallName>>;
    const { reply = {}, ...answer } = (await handler(context, input)) as { reply?: Reply; data: unknown };
    for (const tag of caller.cacheTags ? tagsOfAnswer(name, answer.data) : []) caller.cacheTags?.add(tag);
    return { answer: { code: 0, message: reply.message ?? "", ...answer }, ...(reply.token !== undefined && { cookie: cookieHeader(reply.token, caller) }) };
  }

  async function run(request: Request, rawPath: string, caller: Caller): Promise<Response> {
    const match = matchCall(request.method === "HEAD" ? "GET" : request.method, rawPath);
    if (match.kind === "malformed") throw new Refusal("invalid_input", { fields: { path: "invalid" } });
    if (match.kind === "none") throw new Refusal("route_not_found");
    if (match.kind === "wrong_method") {
      return json(new Refusal("method_not_allowed").answer(), 405, { allow: match.allow.join(", ") });
    }
    const { name, params } = match;
    const search = new URL(request.url).searchParams;
    for (const [key, value] of new URLSearchParams(match.moreQuery)) search.append(key, value);
    const { method, headers } = request;
    const { context, input } = await prepare({ name, method, headers, params, query: queryOf(search), body: (sender) => bodyOf(calls[name], request, sender) }, caller);
    const stream = headers.get("accept")?.startsWith("text/event-stream") ? streams[name] : undefined;
    if (stream) {
      const open = stream as unknown as (context: Context, input: unknown, signal: AbortSignal) => Promise<AsyncIterable<unknown>>;
      return eventStream((signal) => open(context, input, signal), request.signal, (error) => ({ type: "refused", refusal: refusalOf(error, services, caller).answer() }));
    }
    const work = () => handle(name, context, input);
    const { answer, cookie } = await (context.customer && method !== "GET" && method !== "HEAD" ? limitChanges(context.customer.customerId, work) : work());
    return json(answer, 200, cookie === undefined ? {} : { "set-cookie": cookie });
  }

  /** Answers a request under a raw path. */
  async function answerRequest(request: Request, rawPath: string, caller: Caller): Promise<Response> {
    try {
      return await run(request, rawPath, caller);
    } catch (error) {
      // The client has gone meanwhile: no fault of ours, and nobody reads the answer.
      if (request.signal.aborted && !(error instanceof Refusal)) return new Response(null, { status: 499 });
      const refusal = refusalOf(error, services, caller);
      const retry: Record<string, string> = refusal.retryAfter ? { "retry-after": String(refusal.retryAfter) } : {};
      return json(refusal.answer(), refusal.status, { "x-request-id": caller.requestId, ...retry });
    }
  }

  const ask: Ask = async <Name extends CallName>(name: Name, input: CallInput<Name>, headers: Readonly<Record<string, string>>, caller: Caller): Promise<OwnAnswer<Name>> => {
    try {
      const { params, query } = input as { params?: Record<string, unknown>; query?: Record<string, unknown> };
      const asked: Asked = { name, method: "GET", headers: { get: (header) => headers[header] ?? null }, params: asSent(params) as Record<string, string>, query: asSent(query), body: async () => undefined };
      const prepared = await prepare(asked, caller);
      const { answer, cookie } = await handle(name, prepared.context, prepared.input);
      return { ok: true, status: 200, answer: answer as Success<Name>, ...(cookie !== undefined && { cookie }) };
    } catch (error) {
      const refusal = refusalOf(error, services, caller);
      return { ok: false, status: refusal.status, refusal: refusal.answer(), retryAfter: refusal.retryAfter ?? null };
    }
  };

  return { answerRequest, ask };
}
