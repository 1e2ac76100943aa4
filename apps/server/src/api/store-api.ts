import type { Ask } from "@shop/api/http/ask";
import type { Caller } from "@shop/api/platform/context";

/** The store API as the server uses it, whether it runs in this process or on another server. */
export interface StoreApi {
  /** Answers a request to the path where the API is mounted. */
  fetch: (request: Request, caller: Caller) => Promise<Response> | Response;
  /** Makes a GET call in this process, without HTTP and JSON; null for a remote API. */
  ask: Ask | null;
  /** Answers requests to paths beside the API, such as webhooks and the simulated bank; null for any other path. */
  extra: (request: Request, caller: Caller, path: string) => Promise<Response | null>;
  /** Id under which the pages of a host are cached; undefined for hosts that are no store's, whose pages are not cached. */
  storeIdOf: (host: string) => number | undefined;
  ready: () => Promise<boolean>;
  /** Ends the streams of events, which would otherwise keep their connections open while the server stops. */
  endStreams: () => void;
  /** Every store and its first host, to print at the start; empty for a remote API. */
  stores: () => { code: string; name: string; host: string }[];
  /** Milliseconds that pages are cached for; undefined where they are invalidated by changes instead. */
  pageLife: number | undefined;
}

/** What stopping has to undo, in the order in which it was started; undone from the last to the first. */
export type Stopping = (() => Promise<unknown>)[];
