import { createHash } from "node:crypto";
import { localizePath, localeOf, localeOfSlug, negotiateLanguage } from "@shop/kit/locale";
import { languageCookie } from "@shop/kit/constants";
import type { Caller } from "@shop/api/platform/context";
import { guard } from "./guard-headers.ts";

export interface Storefront {
  /** The address that a public page is kept under; null for pages of one visitor. */
  publicAddress: (url: URL) => string | null;
  handleVisit: (request: Request, visit: { origin: string; host: string; api: (path: string, init?: RequestInit) => Promise<Response> }) => Promise<Response>;
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

/** The hashes of a page's inline elements. It is read byte by byte, as they are hashed: a letter of the match is a byte of the page. */
function hashesOf(page: Buffer, bytes: string, tag: "script" | "style"): string[] {
  return [...bytes.matchAll(new RegExp(`<${tag}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${tag}>`, "g"))].map(({ index, 0: whole, 1: body }) => {
    const end = index + whole.length - `</${tag}>`.length;
    return `'sha256-${createHash("sha256").update(page.subarray(end - body!.length, end)).digest("base64")}'`;
  });
}

/** A strict policy for a whole page: its own inline scripts and styles by hash, nothing else inline. */
export function contentSecurityPolicy(page: Buffer, pictureOrigins: readonly string[]): string {
  const bytes = page.toString("latin1");
  const unique = (hashes: string[]) => [...new Set(hashes)].join(" ");
  return [
    "default-src 'self'",
    `script-src 'self' ${unique(hashesOf(page, bytes, "script"))}`,
    `style-src 'self' ${unique(hashesOf(page, bytes, "style"))}`,
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
export async function renderPage(
  storefront: Storefront,
  request: Request,
  caller: Caller,
  api: (path: string, init?: RequestInit) => Promise<Response>,
  pictureOrigins: readonly string[],
): Promise<Response> {
  const response = await storefront.handleVisit(request, { origin: caller.origin, host: caller.host, api });
  guard(response, caller);
  response.headers.set("x-request-id", caller.requestId);
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-cache");
  if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
  const html = Buffer.from(await response.arrayBuffer());
  response.headers.set("content-security-policy", contentSecurityPolicy(html, pictureOrigins));
  return new Response(request.method === "HEAD" ? null : html, { status: response.status, headers: response.headers });
}
