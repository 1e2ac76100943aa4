import { hash } from "node:crypto";
import type { Client } from "@shop/contract/client";
import { localizePath, localeOf, localeOfSlug, negotiateLanguage, type Language } from "@shop/kit/locale";
import { languageCookie } from "@shop/kit/constants";
import type { Caller } from "@shop/api/platform/context";
import { guard } from "./guard-headers.ts";
import { pageOf, type Page } from "./page.ts";

/** The store API as a page's visitor has it, in a language; told of cookies that it sets. */
export type VisitorApi = (language: Language, onCookies: (cookies: readonly string[]) => void) => Client;

export interface Storefront {
  /** The address that a public page is kept under; null for pages of one visitor. */
  publicAddress: (url: URL) => string | null;
  /** A page stands apart from its response, whose body is then empty. */
  handleVisit: (request: Request, visit: { origin: string; host: string; api: VisitorApi }) => Promise<{ response: Response; html: string | null }>;
}

/**
 * At `/` only, and before any cache: a shopper whose language is not English is sent to it, by
 * the language cookie or else by `Accept-Language` (specification, sections 1 and 9).
 */
export function languageRedirect(method: string, url: URL, header: (name: string) => string | null | undefined): Response | null {
  if (url.pathname !== "/" || method !== "GET") return null;
  const chosen = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`).exec(header("cookie") ?? "")?.[1];
  const locale = localeOfSlug(chosen) ?? localeOf(negotiateLanguage(header("accept-language") ?? null));
  if (locale.prefix === "") return null;
  return new Response(null, {
    status: 302,
    headers: { location: localizePath("/", locale) + url.search, "cache-control": "no-store", vary: "accept-language, cookie" },
  });
}

/** The hashes of a page's inline elements, each once. */
function hashesOf(page: string, tag: "script" | "style"): string {
  const hashes = new Set<string>();
  const close = `</${tag}>`;
  for (let begin = page.indexOf(`<${tag}`); begin !== -1; begin = page.indexOf(`<${tag}`, begin)) {
    const body = page.indexOf(">", begin) + 1;
    const end = page.indexOf(close, body);
    if (body === 0 || end === -1) break;
    if (!/\bsrc=/.test(page.slice(begin, body))) hashes.add(`'sha256-${hash("sha256", page.slice(body, end), "base64")}'`);
    begin = end + close.length;
  }
  return [...hashes].join(" ");
}

/** A strict policy for a whole page: its own inline scripts and styles by hash, nothing else inline. */
export function contentSecurityPolicy(page: string, pictureOrigins: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${hashesOf(page, "script")}`,
    `style-src 'self' ${hashesOf(page, "style")}`,
    ["img-src 'self' data: blob:", ...pictureOrigins].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Renders a page of the storefront for a caller, with the headers that every page carries. */
export async function renderPage(storefront: Storefront, request: Request, caller: Caller, api: VisitorApi, pictureOrigins: readonly string[]): Promise<Page> {
  const { response, html } = await storefront.handleVisit(request, { origin: caller.origin, host: caller.host, api });
  guard(response, caller);
  const { status, headers } = response;
  headers.set("x-request-id", caller.requestId);
  if (!headers.has("cache-control")) headers.set("cache-control", "no-cache");
  const text = html ?? (headers.get("content-type")?.startsWith("text/html") ? await response.text() : null);
  if (text === null) return pageOf(response);
  headers.set("content-security-policy", contentSecurityPolicy(text, pictureOrigins));
  return { status, headers, body: request.method === "HEAD" ? new Uint8Array() : new Uint8Array(Buffer.from(text)) };
}
