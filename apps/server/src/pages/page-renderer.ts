import type { Caller } from "@shop/api/platform/context";
import type { Env } from "@shop/api/platform/env";
import { pictureOrigins } from "@shop/api/platform/pictures/image-address";
import { retrySeconds } from "../http/failed.ts";
import type { Page } from "../http/page.ts";
import { withRequestId } from "./page-notes.ts";
import { renderPage } from "./render-page.ts";
import type { ServerContext } from "../server-context.ts";
import { visitorApi } from "../api/visitor-api.ts";

export interface RenderOptions {
  /** Makes it one that is to be kept. */
  everybody?: { storeId: number; tags: Set<string> };
  /** Files that were sent with the request. */
  files?: FormData;
}

/** Renders a page for whoever the request's cookies say, or for everybody. */
export type Render = (request: Request, caller: Caller, options: RenderOptions) => Promise<Page>;

/** Origins beside the shop's own that a page shows pictures of: map tiles, and what is kept elsewhere. */
function shownOrigins(env: Env): string[] {
  return [new URL(env.tileUrl.replace(/[{}]/g, "")).origin, ...pictureOrigins(env)];
}

/** A page that says that something failed also says the number that the log has; where only the database is away, when to ask again. */
function failureOf({ status, headers, body }: Page, { requestId }: Caller, away: boolean): Page {
  if (status < 500) return { status, headers, body };
  headers.set("cache-control", "no-store");
  if (away && !headers.has("retry-after")) headers.set("retry-after", retrySeconds);
  const isHtml = headers.get("content-type")?.startsWith("text/html") && body.byteLength > 0;
  return { status: away ? 503 : status, headers, body: isHtml ? new Uint8Array(Buffer.from(withRequestId(Buffer.from(body).toString(), requestId))) : body };
}

export function pageRenderer({ env, api, answers, storefront }: Pick<ServerContext, "env" | "api" | "answers" | "storefront">): Render {
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
    return failureOf(await renderPage(storefront, request, { caller, api: visitor, files, everybody: everybody !== undefined, pictureOrigins: origins }), caller, away);
  };
}
