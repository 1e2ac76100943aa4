import { LRUCache } from "lru-cache";
import type { Client } from "@shop/contract/client";
import { localizePath, localeOf, negotiateLanguage, type Language, type Locale } from "@shop/kit/locale";
import { localeOfCookie } from "@shop/kit/language-cookie";
import type { Caller } from "@shop/api/platform/context";
import { guard } from "./guard-headers.ts";
import { pageOf, type Page } from "./page.ts";

/** The store API as a page's visitor has it, in a language; told of cookies that it sets. */
export type VisitorApi = (language: Language, onCookies: (cookies: readonly string[]) => void) => Client;

/** A page as the storefront wrote it, with the hashes of what stands inline in it. */
export interface WrittenPage {
  bytes: Uint8Array<ArrayBuffer>;
  scripts: readonly string[];
  styles: readonly string[];
}

export interface Storefront {
  /** What a shopper reads where no page can be made now, by path and `Accept-Language`. */
  busyPage: (path: string, acceptLanguage: string | null | undefined) => string;
  /** The same for a form that is larger than any of the shop's. */
  tooLargePage: (path: string, acceptLanguage: string | null | undefined) => string;
  /** What a shopper reads where the error page itself fails. */
  lastPage: (language: Language) => string;
  /** The address that a public page is kept under; null for pages of one visitor. */
  publicAddress: (url: URL) => string | null;
  /** Public pages that took the longer way, past nothing of the router, since the start. */
  madeByRouter: () => number;
  /** A page stands apart from its response, whose body is then empty. */
  handleVisit: (request: Request, visit: { origin: string; host: string; everybody: boolean; api: VisitorApi }) => Promise<{ response: Response; page: WrittenPage | null }>;
}

/** Browsers send a handful of different headers: what each asks for is worked out once. */
const negotiated = new LRUCache<string, Locale>({ max: 200, memoMethod: (header) => localeOf(negotiateLanguage(header)) });

type Header = (name: "cookie" | "accept-language") => string | null | undefined;

/** The language that a shopper's home page is in, by the language cookie or else by `Accept-Language` (specification, sections 1 and 9). */
export function homeLocale(header: Header): Locale {
  return localeOfCookie(header("cookie")) ?? negotiated.memo(header("accept-language") ?? "");
}

/** What of a request says whether it is redirected. */
const redirectedBy = "accept-language, cookie";

/** At `/` only, and before any cache: a shopper whose language is not English is sent to it. */
export function languageRedirect(method: string, url: URL, header: Header): Response | null {
  if (url.pathname !== "/" || method !== "GET") return null;
  const locale = homeLocale(header);
  if (locale.prefix === "") return null;
  return new Response(null, {
    status: 302,
    headers: { location: localizePath("/", locale) + url.search, "cache-control": "no-store", vary: redirectedBy },
  });
}

/** A strict policy for a whole page: its own inline scripts and styles by hash, nothing else inline. */
function contentSecurityPolicy({ scripts, styles }: WrittenPage, pictureOrigins: readonly string[]): string {
  const each = (hashes: readonly string[]) => [...new Set(hashes)].join(" ");
  return [
    "default-src 'self'",
    `script-src 'self' ${each(scripts)}`,
    `style-src 'self' ${each(styles)}`,
    ["img-src 'self' data: blob:", ...pictureOrigins].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export interface Visit {
  caller: Caller;
  api: VisitorApi;
  /** Whether it is rendered to be kept. */
  everybody: boolean;
  pictureOrigins: readonly string[];
}

/** Renders a page of the storefront for a caller, with the headers that every page carries. */
export async function renderPage(storefront: Storefront, request: Request, { caller, api, everybody, pictureOrigins }: Visit): Promise<Page> {
  const { response, page } = await storefront.handleVisit(request, { origin: caller.origin, host: caller.host, everybody, api });
  guard(response, caller);
  const { status, headers } = response;
  headers.set("x-request-id", caller.requestId);
  if (!headers.has("cache-control")) headers.set("cache-control", "no-cache");
  // By these others are sent on to their language's home page: see languageRedirect.
  if (new URL(request.url).pathname === "/") headers.append("vary", redirectedBy);
  if (!page) return pageOf(response);
  headers.set("content-security-policy", contentSecurityPolicy(page, pictureOrigins));
  return { status, headers, body: request.method === "HEAD" ? new Uint8Array() : page.bytes };
}
