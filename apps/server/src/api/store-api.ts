import type { Ask } from "@shop/api/http/dispatch";
import type { Caller } from "@shop/api/platform/context";

/** The store API as the server uses it, in the process or elsewhere. */
export interface StoreApi {
  /** Answers a request under the path the API is mounted at. */
  fetch: (request: Request, caller: Caller) => Promise<Response> | Response;
  /** Makes a reading call without the way over HTTP; null for an API elsewhere. */
  ask: Ask | null;
  /** Paths beside the API, such as the simulated bank; null for paths that are not theirs. */
  extra: (request: Request, caller: Caller, path: string) => Promise<Response | null>;
  /** Number that a host's pages are kept under; undefined for hosts whose pages are not kept. */
  storeIdOf: (host: string) => number | undefined;
  ready: () => Promise<boolean>;
  /** Ends what has no end of its own, so that the server can close its connections. */
  endStreams: () => void;
  /** Every store and its first host, for the operator to read; empty where only the API knows. */
  stores: () => { code: string; name: string; host: string }[];
  /** Milliseconds that kept pages live; undefined where changes invalidate them. */
  pageLife: number | undefined;
}

/** What a start has to undo, in the order it was done. */
export type Stopping = (() => Promise<unknown>)[];
