import type { Caller } from "@shop/api/platform/context";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { addSecurityHeaders } from "../http/security-headers.ts";
import { redirectedBy } from "./home-language.ts";
import { pageOf, type Page } from "../http/page.ts";
import type { VisitorApi } from "../api/visitor-api.ts";
import type { Storefront } from "./storefront.ts";

export interface Visit {
  caller: Caller;
  api: VisitorApi;
  files: FormData;
  /** Whether it is a public page. */
  everybody: boolean;
  pictureOrigins: readonly string[];
}

/** Renders a page of the storefront for a caller, with the headers that every page carries. */
export async function renderPage(
  storefront: Storefront,
  request: Request,
  { caller, api, files, everybody, pictureOrigins }: Visit,
): Promise<Page> {
  const { response, page } = await storefront.handleVisit(request, {
    origin: caller.origin,
    host: caller.host,
    everybody,
    api,
    files,
  });
  addSecurityHeaders(response, caller);
  const { status, headers } = response;
  headers.set("x-request-id", caller.requestId);
  if (!headers.has("cache-control")) headers.set("cache-control", "no-cache");
  // Other visitors are redirected by these headers, see `languageRedirect`.
  if (new URL(request.url).pathname === "/") headers.append("vary", redirectedBy);
  if (!page) return pageOf(response);
  headers.set("content-security-policy", contentSecurityPolicy(page, pictureOrigins));
  return { status, headers, body: request.method === "HEAD" ? new Uint8Array() : page.bytes };
}
