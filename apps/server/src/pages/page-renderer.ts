import type { Caller } from "@shop/api/platform/context";
import type { Env } from "@shop/api/platform/env";
import { pictureOrigins } from "@shop/api/platform/pictures/image-address";
import { html } from "../http/answers.ts";
import { retrySeconds } from "../http/failed.ts";
import { pageOf, type Page } from "../http/page.ts";
import { withRequestId } from "./page-notes.ts";
import { renderPage } from "./render-page.ts";
import type { ServerContext } from "../server-context.ts";
import { visitorApi } from "../api/visitor-api.ts";

interface RenderOptions {
  /** Set for a public page, which is to be cached: rendering it adds the tags by which it is invalidated. */
  everybody?: { storeId: number; tags: Set<string> };
  /** Files of the form that was sent with the request. */
  files?: FormData;
}

/** Renders a page: for the visitor whose cookies the request has, or a public one. */
export type Render = (request: Request, caller: Caller, options: RenderOptions) => Promise<Page>;

/** Origins of pictures beside the shop's own: of map tiles, and of pictures that are stored elsewhere. */
function shownOrigins(env: Env): string[] {
  return [new URL(env.tileUrl.replace(/[{}]/g, "")).origin, ...pictureOrigins(env)];
}

/** Finishes an error page: adds the request's id, which is in the log too, and where only the database cannot be reached, makes it a 503 with `Retry-After`. Other pages stay as they are. */
function finishErrorPage({ status, headers, body }: Page, { requestId }: Caller, away: boolean): Page {
  if (status < 500) return { status, headers, body };
  headers.set("cache-control", "no-store");
  if (away && !headers.has("retry-after")) headers.set("retry-after", retrySeconds);
  const isHtml = headers.get("content-type")?.startsWith("text/html") && body.byteLength > 0;
  return {
    status: away ? 503 : status,
    headers,
    body: isHtml ? new Uint8Array(Buffer.from(withRequestId(Buffer.from(body).toString(), requestId))) : body,
  };
}

/**
 * Most bytes of a redirect's headers. It repeats the address, up to three times as long where it escapes it, and a
 * proxy that has no room for the head of an answer takes that for a failure of the server (`proxy_buffer_size` of
 * `deploy/nginx.conf.template`).
 */
const longestRedirect = 30 * 1024;

const isTooLong = ({ status, headers }: Page): boolean =>
  status >= 300 && status < 400 && [...headers].flat().join("").length > longestRedirect;

/** Makes the function that renders pages by the storefront, and finishes what only the server knows: error pages, and redirects that are too long. */
export function pageRenderer({
  env,
  api,
  answers,
  storefront,
}: Pick<ServerContext, "env" | "api" | "answers" | "storefront">): Render {
  const origins = shownOrigins(env);
  return async (request, caller, { everybody, files = new FormData() }) => {
    let away = false;
    const visitor = visitorApi({
      api,
      answers,
      caller,
      cookie: request.headers.get("cookie"),
      origin: request.headers.get("origin"),
      everybody,
      onStatus: (status) => void (away ||= status === 503),
    });
    const page = await renderPage(storefront, request, {
      caller,
      api: visitor,
      files,
      everybody: everybody !== undefined,
      pictureOrigins: origins,
    });
    if (isTooLong(page))
      return pageOf(
        html(storefront.tooLargePage(new URL(request.url).pathname, request.headers.get("accept-language")), 414),
      );
    return finishErrorPage(page, caller, away);
  };
}
