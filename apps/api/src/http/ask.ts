import type { Answer } from "@shop/contract/client";
import type { CallName } from "@shop/contract/paths";
import type { CallInput, Success } from "@shop/contract/types";
import type { Caller, Services } from "../platform/context.ts";
import type { Handlers } from "../platform/handler.ts";
import type { RawQuery } from "./input.ts";
import { prepareCall, type Asked, type Resolvers } from "./prepare-call.ts";
import { refusalOf } from "./refusal-of.ts";
import { runHandler } from "./run-handler.ts";

/** An answer as a client reads it, and the cookie that would be set with it. */
type OwnAnswer<Name extends CallName = CallName> = Answer<Name> & { cookie?: string };

/** Makes a reading call (GET) within the process, without going through HTTP; names of `headers` are in lower case. */
export type Ask = <Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  headers: Readonly<Record<string, string>>,
  caller: Caller,
) => Promise<OwnAnswer<Name>>;

export function createAsk(services: Services, resolvers: Resolvers, handlers: Handlers): Ask {
  return async <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    headers: Readonly<Record<string, string>>,
    caller: Caller,
  ): Promise<OwnAnswer<Name>> => {
    try {
      const { context, input: read } = await prepareCall(services, resolvers, askedFor(name, input, headers), caller);
      const { answer, cookie } = await runHandler(handlers, name, context, read);
      return { ok: true, status: 200, answer: answer as Success<Name>, ...(cookie !== undefined && { cookie }) };
    } catch (error) {
      const refusal = refusalOf(error, services, caller);
      return { ok: false, status: refusal.status, refusal: refusal.answer(), retryAfter: refusal.retryAfter ?? null };
    }
  };
}

function askedFor(name: CallName, input: unknown, headers: Readonly<Record<string, string>>): Asked {
  const { params, query } = input as { params?: Record<string, unknown>; query?: Record<string, unknown> };
  return {
    name,
    method: "GET",
    headers: { get: (header) => headers[header] ?? null },
    params: asSent(params) as Record<string, string>,
    query: asSent(query),
    body: async () => undefined,
  };
}

/** Values as a query string would have them. */
function asSent(values: Record<string, unknown> = {}): RawQuery {
  const sent: RawQuery = {};
  for (const [name, value] of Object.entries(values)) {
    const texts = [value]
      .flat()
      .flatMap((single) => (single === undefined || single === null || single === "" ? [] : String(single)));
    if (texts.length > 0) sent[name] = texts.length > 1 ? texts : texts[0]!;
  }
  return sent;
}
