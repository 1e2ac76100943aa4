import { callAddress, createClient, type Answer, type CallOptions, type Client } from "@shop/contract/client";
import { paths, type CallName } from "@shop/contract/paths";
import type { CallInput } from "@shop/contract/types";
import type { Caller } from "@shop/api/platform/context";
import type { Language } from "@shop/kit/locale";
import { isShared, type SharedAnswers } from "./shared-answers.ts";
import type { StoreApi } from "./store-api.ts";

/** The store API as a page's visitor has it, in a language; told of cookies that it sets. */
export type VisitorApi = (language: Language, onCookies: (cookies: readonly string[]) => void) => Client;

export interface VisitorApiOptions {
  api: StoreApi;
  answers: SharedAnswers;
  caller: Caller;
  /** Of the request that the page is an answer to; a page for everybody has none. */
  cookie: string | null;
  origin: string | null;
  /** Set for a page that is kept: its calls add their tags. */
  everybody?: { storeId: number; tags: Set<string> } | undefined;
  /** Told of the status of each answer. */
  onStatus: (status: number) => void;
}

/** The store API as a page's loaders have it: as its visitor, or as nobody where the page is everybody's. */
export function visitorApi({ api, answers, caller, cookie, origin, everybody, onStatus }: VisitorApiOptions): VisitorApi {
  return (language, onCookies) => {
    // What the shop's own page asks for on the shopper's behalf comes from the shop's origin.
    const headers = { "accept-language": language, origin: origin ?? caller.origin, ...(cookie !== null && { cookie }) };
    const { ask } = api;

    const overHttp = (asking: Caller) =>
      createClient({
        base: `${caller.origin}/rest`,
        headers: () => headers,
        fetch: async (address, init) => {
          const response = await api.fetch(new Request(address, init), asking);
          onCookies(response.headers.getSetCookie());
          return response;
        },
      });

    async function call<Name extends CallName>(name: Name, input: CallInput<Name>, options: CallOptions | undefined, asking: Caller): Promise<Answer<Name>> {
      if (!ask || paths[name][0] !== "GET") return overHttp(asking)(name, input, options);
      const answer = await ask(name, input, headers, asking);
      if (answer.cookie !== undefined) onCookies([answer.cookie]);
      return answer;
    }

    return async <Name extends CallName>(name: Name, input: CallInput<Name>, options?: CallOptions): Promise<Answer<Name>> => {
      const answer =
        everybody && isShared(name)
          ? await answers.answer(`${everybody.storeId} ${caller.origin} ${language} ${callAddress(name, input)}`, everybody.storeId, everybody.tags, (tags) => call(name, input, options, { ...caller, shown: tags }), api.pageLife)
          : await call(name, input, options, everybody ? { ...caller, shown: everybody.tags } : caller);
      onStatus(answer.status);
      return answer as Answer<Name>;
    };
  };
}
