import type { Currency } from "@shop/kit/money";
import type { Language } from "@shop/kit/locale";
import type { Logger } from "pino";
import type { Changes } from "./changes/changes.ts";
import type { Database } from "./database/database.ts";
import type { Env } from "./env.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Limits } from "./limits/limits.ts";

/** The services that operations use; one of each per process. */
export interface Services {
  env: Env;
  database: Database;
  jobs: Jobs;
  limits: Limits;
  changes: Changes;
  log: Logger;
  /** The present time; always read through this, so that tests can move the clock. */
  now: () => Date;
}

/** The store of a call, with the data that most operations need. */
export interface StoreRef {
  id: number;
  code: string;
  /** The name that shoppers see, also in messages. */
  name: string;
  currency: Currency;
  rielRate: number | null;
}

/** A customer of a store. Every query about a customer's things takes both ids: see `ownedBy` of `columns.ts`. */
export interface CustomerKey {
  storeId: number;
  customerId: number;
}

/** Who is signed in. */
export interface SignedIn extends CustomerKey {
  sessionId: string;
  /** When the token of the call expires; the session may be renewed before. */
  tokenEndsAt: Date;
}

/** Who makes a call, by the connection and the headers of trusted proxies. */
export interface Caller {
  ip: string;
  requestId: string;
  /** Origin the shopper's browser sees, such as `https://shop.example`. */
  origin: string;
  host: string;
  userAgent: string | null;
  /** Set while a page for the cache is rendered: calls add the tags by which it is invalidated, see `http/cache-tags.ts`. */
  cacheTags?: Set<string>;
}

/** The context of a call: the first argument of every operation. */
export interface Context extends Services {
  store: StoreRef;
  language: Language;
  customer: SignedIn | null;
  /** Where the token was sent; one in a cookie can be renewed with the answer. */
  tokenFrom: "header" | "cookie" | null;
  caller: Caller;
  idempotencyKey: string | null;
}

/** The context of a call that only a signed-in customer may make. */
export interface CustomerContext extends Context {
  customer: SignedIn;
}
