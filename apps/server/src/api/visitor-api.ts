import { callAddress, createClient, type Answer, type CallOptions, type Client } from "@shop/contract/client";
import { paths, type CallName } from "@shop/contract/paths";
import type { CallInput } from "@shop/contract/types";
import type { Caller } from "@shop/api/platform/context";
import type { Language } from "@shop/kit/locale";
import { isShared, type SharedAnswers } from "./shared-answers.ts";
import type { StoreApi } from "./store-api.ts";

/** Makes a client of the store API for a language, which calls as the visitor of a page. `onCookies` gets the cookies that answers set. */
export type VisitorApi = (language: Language, onCookies: (cookies: readonly string[]) => void) => Client;

interface VisitorApiOptions {
  api: StoreApi;
  answers: SharedAnswers;
  caller: Caller;
  /** Headers of the page's own request; null for a public page. */
  cookie: string | null;
  origin: string | null;
  /** Set for a public page, which is cached: its calls add the tags by which it is invalidated. */
  everybody?: { storeId: number; tags: Set<string> } | undefined;
  /** Called with the status of each answer. */
  onStatus: (status: number) => void;
}

/** The key comes from a field of a form, and a header cannot hold every character: the call would fail as if the API were down. */
const asHeader = (options?: CallOptions): CallOptions | undefined =>
  options?.idempotencyKey ? { ...options, idempotencyKey: encodeURIComponent(options.idempotencyKey) } : options;

/** The store API for the loaders of a page: it calls as the visitor, or as nobody where the page is public. */
export function visitorApi({
  api,
  answers,
  caller,
  cookie,
  origin,
  everybody,
  onStatus,
}: VisitorApiOptions): VisitorApi {
  return (language, onCookies) => {
    // A call that a page of the shop makes for its visitor counts as coming from the shop's own origin.
    const headers = {
      "accept-language": language,
      origin: origin ?? caller.origin,
      ...(cookie !== null && { cookie }),
    };
    const { ask } = api;

    const overHttp = (asking: Caller) =>
      createClient({
        paths,
        base: `${caller.origin}/rest`,
        headers: () => headers,
        fetch: async (address, init) => {
          const response = await api.fetch(new Request(address, init), asking);
          onCookies(response.headers.getSetCookie());
          return response;
        },
      });

    async function call<Name extends CallName>(
      name: Name,
      input: CallInput<Name>,
      options: CallOptions | undefined,
      asking: Caller,
    ): Promise<Answer<Name>> {
      if (!ask || paths[name][0] !== "GET") return overHttp(asking)(name, input, asHeader(options));
      const answer = await ask(name, input, headers, asking);
      if (answer.cookie !== undefined) onCookies([answer.cookie]);
      return answer;
    }

    return async <Name extends CallName>(
      name: Name,
      input: CallInput<Name>,
      options?: CallOptions,
    ): Promise<Answer<Name>> => {
      const answer =
        everybody && isShared(name)
          ? await answers.answer(
              `${everybody.storeId} ${caller.origin} ${language} ${callAddress(paths[name], input)}`,
              everybody.storeId,
              everybody.tags,
              (tags) => call(name, input, options, { ...caller, cacheTags: tags }),
              api.pageLife,
            )
          : await call(name, input, options, everybody ? { ...caller, cacheTags: everybody.tags } : caller);
      onStatus(answer.status);
      return answer as Answer<Name>;
    };
  };
}
