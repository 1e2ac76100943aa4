import type { Env } from "@shop/api/platform/env";
import type { Logger } from "@shop/api/platform/log";
import type { KeptAnswer } from "./kept-answer.ts";
import type { CountRequest } from "./metrics/request-metrics.ts";
import type { OverloadGuard } from "./overload.ts";
import type { PageCache } from "./page-cache.ts";
import type { Storefront } from "./pages.ts";
import type { SharedAnswers } from "./shared-answers.ts";
import type { StoreApi } from "./store-api.ts";

/** What the server's port is made of. */
export interface Parts {
  env: Env;
  log: Logger;
  api: StoreApi;
  storefront: Storefront;
  pages: PageCache;
  /** What public pages have in common. */
  answers: SharedAnswers;
  assets: ReadonlyMap<string, KeptAnswer>;
  metrics: () => Promise<string>;
  countRequest: CountRequest;
  overload: OverloadGuard;
  /** Whether the server is about to stop: it still answers, but nobody should come anew. */
  isLeaving: () => boolean;
}
