import type { Env } from "@shop/api/platform/env";
import type { Logger } from "@shop/api/platform/log";
import type { CachedAnswer } from "./http/cached-answer.ts";
import type { CountRequest } from "./metrics/request-metrics.ts";
import type { OverloadGuard } from "./overload.ts";
import type { PageCache } from "./pages/page-cache.ts";
import type { SharedAnswers } from "./api/shared-answers.ts";
import type { StoreApi } from "./api/store-api.ts";
import type { Storefront } from "./pages/storefront.ts";

/** What the server of the store API alone needs. */
export interface ApiServerContext {
  env: Env;
  log: Logger;
  api: StoreApi;
  countRequest: CountRequest;
  overload: OverloadGuard;
  /** Whether the server is about to stop, see `Draining`. */
  isDraining: () => boolean;
}

/** What the server of the whole shop needs. */
export interface ServerContext extends ApiServerContext {
  storefront: Storefront;
  pages: PageCache;
  /** The cache of answers that public pages have in common. */
  answers: SharedAnswers;
  assets: ReadonlyMap<string, CachedAnswer>;
}
