import type { Currency } from "@shop/kit/money";
import type { Language } from "@shop/kit/locale";
import type { Logger } from "pino";
import type { Changes } from "./changes/changes.ts";
import type { Database } from "./database/database.ts";
import type { Env } from "./env.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Limits } from "./limits/limits.ts";

/** What operations work with: one of each per process. */
export interface Services {
  env: Env;
  database: Database;
  jobs: Jobs;
  limits: Limits;
  changes: Changes;
  log: Logger;
  /** Now; the one clock of the process, so that tests can move it. */
  now: () => Date;
}

/** The store that a call is about, as far as every operation needs it. */
export interface StoreRef {
  id: number;
  code: string;
  /** As shoppers know it; messages are signed with it. */
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
  /** When the token they came with is over; its session may be renewed before. */
  tokenEndsAt: Date;
}

/** Where a call comes from, as the server judged it from the connection and its trusted proxies. */
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

/** What an operation knows of the call: the first argument everywhere. */
export interface Context extends Services {
  store: StoreRef;
  language: Language;
  customer: SignedIn | null;
  /** How the token came; one in a cookie can be renewed by the answer. */
  tokenFrom: "header" | "cookie" | null;
  caller: Caller;
  idempotencyKey: string | null;
}

/** The context of a call that only a signed-in customer may make. */
export interface CustomerContext extends Context {
  customer: SignedIn;
}
