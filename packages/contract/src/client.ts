import type { CallPath } from "./browser-paths.ts";
import type { CallName } from "./paths.ts";
import type { CallInput, Refusal, Success } from "./types.ts";

/** What came of a call: its answer, or a refusal. `status` is that of HTTP, 0 without an answer; `retryAfter` is in seconds, null if nothing was said. */
export type Answer<Name extends CallName> =
  | { ok: true; status: number; answer: Success<Name> }
  | { ok: false; status: number; refusal: Refusal; retryAfter: number | null };

interface ClientOptions<Calls extends CallName> {
  /** The calls that the client can make: `paths`, or `browserPaths`. */
  paths: Readonly<Record<Calls, CallPath>>;
  /** Base URL of the API, such as `/rest` or `https://api.example.com`, without a trailing slash. */
  base: string;
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  /** Headers of every call, such as the language or a token. */
  headers?: () => Record<string, string>;
}

/** What a single call may have besides its input. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Makes a repeated call return the first one's answer. */
  idempotencyKey?: string;
}

/** Makes calls of the API by name. Only an aborted call throws. */
export type Client<Calls extends CallName = CallName> = <Name extends Calls>(
  name: Name,
  input: CallInput<Name>,
  options?: CallOptions,
) => Promise<Answer<Name>>;

type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** The URL of a call, from its path and the values in it. */
export function callAddress([, template]: CallPath, { params, query }: Loose): string {
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params?.[key] ?? "")));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== "") search.append(key, String(one));
    }
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

const unreachable: Refusal = { code: -1, message: "Something went wrong", data: null, error: "unavailable" };

/**
 * A typed client of the store API. Does not throw for API or network errors: a refusal is a
 * value with a code, and a failed request is `unavailable` with status 0. Only an aborted call throws.
 */
export function createClient<Calls extends CallName>({
  paths,
  base,
  fetch,
  headers,
}: ClientOptions<Calls>): Client<Calls> {
  return async (name, input, options = {}) => {
    const { body } = input as Loose;
    const init: RequestInit = {
      method: paths[name][0],
      headers: { accept: "application/json", ...headers?.() },
      ...(options.signal && { signal: options.signal }),
    };
    const sent = init.headers as Record<string, string>;
    if (options.idempotencyKey) sent["idempotency-key"] = options.idempotencyKey;
    if (body instanceof FormData) init.body = body;
    else if (body !== undefined) {
      init.body = JSON.stringify(body);
      sent["content-type"] = "application/json";
    }
    try {
      const response = await fetch(base + callAddress(paths[name], input as Loose), init);
      const answer = (await response.json()) as Success<typeof name> | Refusal;
      if (answer.code === 0) return { ok: true, status: response.status, answer };
      const retryAfter = Number(response.headers.get("retry-after")) || null;
      return { ok: false, status: response.status, refusal: answer as Refusal, retryAfter };
    } catch (error) {
      if (options.signal?.aborted) throw error;
      return { ok: false, status: 0, refusal: unreachable, retryAfter: null };
    }
  };
}
