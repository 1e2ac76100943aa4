import type { IncomingMessage, Server } from "node:http";
import { join } from "node:path";
import type { Caller } from "@shop/api/platform/context";
import { splitPath } from "@shop/kit/locale";
import { html, plain, responseOf, sendPage } from "./http/answers.ts";
import { callerOf, originOf, trustedProxies, type IsTrusted } from "./http/caller.ts";
import { compressResponse } from "./http/compress.ts";
import { failed, retrySeconds } from "./http/failed.ts";
import { addSecurityHeaders } from "./http/security-headers.ts";
import { languageRedirect } from "./pages/home-language.ts";
import { isForeignForm } from "./http/foreign-form.ts";
import { requestListener, type Listener } from "./http/request-listener.ts";
import { createHttpServer } from "./http-server.ts";
import type { CachedAnswer } from "./http/cached-answer.ts";
import { FileCache } from "./files/file-cache.ts";
import { PictureCache } from "./files/picture-cache.ts";
import { mediaResponse } from "./files/media.ts";
import { kindOf } from "./metrics/request-metrics.ts";
import { operatorPaths } from "./http/operator-paths.ts";
import { pageOf } from "./http/page.ts";
import { withRequestId } from "./pages/page-notes.ts";
import { pageRenderer, type Render } from "./pages/page-renderer.ts";
import { PublicPages } from "./pages/public-pages.ts";
import type { ServerContext } from "./server-context.ts";
import { withBufferedForm } from "./http/buffered-form.ts";

/** Answers everything that is not a built file or a public page: health checks, the store API, pictures, and the pages that are rendered for their visitor. */
function createAnswer(
  context: ServerContext,
  pictures: PictureCache,
  render: Render,
  isTrusted: IsTrusted,
): (request: Request, caller: Caller) => Promise<Response> {
  const { api, env, log, storefront } = context;
  const operated = operatorPaths(context, isTrusted);
  const files = new FileCache(log);
  return async (request, caller) => {
    const url = new URL(request.url);
    const path = url.pathname;
    const acceptEncoding = request.headers.get("accept-encoding") ?? "";
    const operatorAnswer = await operated(request, caller, path);
    if (operatorAnswer) return operatorAnswer;
    if (path === "/rest" || path.startsWith("/rest/"))
      return compressResponse(addSecurityHeaders(await api.fetch(request, caller), caller), acceptEncoding);
    if (path.startsWith("/media/")) {
      const accept = request.headers.get("accept") ?? "";
      const requested = { width: url.searchParams.get("w"), accept, sizes: join(env.dataDir, "media-sizes") };
      return pictures.store(
        path + url.search,
        accept,
        await mediaResponse(join(env.dataDir, "media"), path.slice("/media/".length), files, requested),
      );
    }
    const extra = await api.extra(request, caller, path);
    if (extra) return addSecurityHeaders(extra, caller);
    if (isForeignForm(request)) return plain("The form was sent from another site.", 400, { connection: "close" });
    const redirect = languageRedirect(request.method, url, (name) => request.headers.get(name));
    if (redirect) return redirect;
    return withBufferedForm(request, caller.ip, async (form) => {
      const languages = request.headers.get("accept-language");
      // The rest of the body is still arriving, so this connection cannot be used for another request.
      if (form === "too large") return html(storefront.tooLargePage(path, languages), 413, { connection: "close" });
      if (form === "no memory")
        return html(storefront.busyPage(path, languages), 503, { connection: "close", "retry-after": retrySeconds });
      return compressResponse(
        responseOf(await render(form.request, caller, { files: form.files }), request.method),
        acceptEncoding,
      );
    });
  };
}

/** The server of the whole shop: pages, built files, pictures, the store API and health checks. */
export function createShopServer(context: ServerContext): Server {
  const { assets, env, log, storefront } = context;
  const isTrusted = trustedProxies(env.trustedProxies);
  const pictures = new PictureCache();
  const render = pageRenderer(context);
  const publicPages = new PublicPages(context, render);

  /** The page for a request whose handler threw an error. */
  function failedPage(error: unknown, { requestId }: Caller, { url = "/", headers }: IncomingMessage): Response {
    const path = url.split("?", 1)[0]!;
    return failed(
      error,
      { log, requestId },
      {
        away: () => html(storefront.busyPage(path, headers["accept-language"]), 503, { "retry-after": retrySeconds }),
        broken: () => html(withRequestId(storefront.lastPage(splitPath(path).locale.language), requestId), 500),
      },
    );
  }

  /** The file or public page that a request asks for, if it can be sent from memory at once. */
  function inMemory(incoming: IncomingMessage): CachedAnswer | undefined {
    const { method, url, headers } = incoming;
    if ((method !== "GET" && method !== "HEAD") || !url) return;
    // A query makes no difference to a built file: one may have been added to get past a cache.
    const file =
      assets.get(url.split("?", 1)[0]!) ??
      (url.startsWith("/media/") ? pictures.get(url, headers.accept ?? "") : undefined);
    if (file) return file;
    const origin = originOf(incoming, isTrusted);
    return origin ? publicPages.ready(incoming, origin) : undefined;
  }

  const listener = requestListener({
    isTrusted,
    answer: createAnswer(context, pictures, render, isTrusted),
    failed: failedPage,
  });

  const handle: Listener = (incoming, outgoing) => {
    const caller = callerOf(incoming, isTrusted);
    const publicPage = caller && publicPages.publicPageOf(incoming, caller);
    if (!publicPage) return listener(incoming, outgoing);
    publicPages.send(publicPage, caller, incoming, outgoing).catch(async (error: unknown) => {
      if (!outgoing.headersSent) await sendPage(await pageOf(failedPage(error, caller, incoming)), incoming, outgoing);
    });
  };

  return createHttpServer({
    context,
    kindOf,
    sendReady(incoming, outgoing) {
      const ready = inMemory(incoming);
      ready?.send(incoming, outgoing);
      return ready !== undefined;
    },
    handle,
  });
}
