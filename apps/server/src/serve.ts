import type { IncomingMessage, Server } from "node:http";
import { join } from "node:path";
import type { Caller } from "@shop/api/platform/context";
import { splitPath } from "@shop/kit/locale";
import { html, responseOf, sendPage } from "./http/answers.ts";
import { callerOf, originOf, trustedProxies, type IsTrusted } from "./http/caller.ts";
import { compressResponse } from "./http/compress.ts";
import { failed, retrySeconds } from "./http/failed.ts";
import { guard } from "./http/guard-headers.ts";
import { languageRedirect } from "./pages/home-language.ts";
import { requestListener, type Listener } from "./http/request-listener.ts";
import { createHttpServer } from "./http-server.ts";
import type { KeptAnswer } from "./http/kept-answer.ts";
import { KeptFiles } from "./files/kept-files.ts";
import { KeptPictures } from "./files/kept-pictures.ts";
import { mediaResponse } from "./files/media.ts";
import { kindOf } from "./metrics/request-metrics.ts";
import { operatorPaths } from "./http/operator-paths.ts";
import { pageOf } from "./http/page.ts";
import { withRequestId } from "./pages/page-notes.ts";
import { pageRenderer, type Render } from "./pages/page-renderer.ts";
import { PublicPages } from "./pages/public-pages.ts";
import type { ServerContext } from "./server-context.ts";
import { withWholeForm } from "./http/whole-form.ts";

/** Answers what is made for one request: health, pictures, the store API and the pages of one visitor. */
function answerer(context: ServerContext, pictures: KeptPictures, render: Render, isTrusted: IsTrusted): (request: Request, caller: Caller) => Promise<Response> {
  const { api, env, log, storefront } = context;
  const operated = operatorPaths(context, isTrusted);
  const files = new KeptFiles(log);
  return async (request, caller) => {
    const url = new URL(request.url);
    const path = url.pathname;
    const acceptEncoding = request.headers.get("accept-encoding") ?? "";
    const told = await operated(request, caller, path);
    if (told) return told;
    if (path === "/rest" || path.startsWith("/rest/")) return compressResponse(guard(await api.fetch(request, caller), caller), acceptEncoding);
    if (path.startsWith("/media/")) {
      const accept = request.headers.get("accept") ?? "";
      const asked = { width: url.searchParams.get("w"), accept, sizes: join(env.dataDir, "media-sizes") };
      return pictures.keep(path + url.search, accept, await mediaResponse(join(env.dataDir, "media"), path.slice("/media/".length), files, asked));
    }
    const extra = await api.extra(request, caller, path);
    if (extra) return guard(extra, caller);
    const redirect = languageRedirect(request.method, url, (name) => request.headers.get(name));
    if (redirect) return redirect;
    return withWholeForm(request, caller.ip, async (form) => {
      const languages = request.headers.get("accept-language");
      // The rest of it is still on its way: nothing else can be asked over this connection.
      if (form === "too large") return html(storefront.tooLargePage(path, languages), 413, { connection: "close" });
      if (form === "no room") return html(storefront.busyPage(path, languages), 503, { connection: "close", "retry-after": retrySeconds });
      return compressResponse(responseOf(await render(form.request, caller, { files: form.files }), request.method), acceptEncoding);
    });
  };
}

/** The port of the whole shop: health, assets, pictures, the store API and the pages. */
export function createShopServer(context: ServerContext): Server {
  const { assets, env, log, storefront } = context;
  const isTrusted = trustedProxies(env.trustedProxies);
  const pictures = new KeptPictures();
  const render = pageRenderer(context);
  const publicPages = new PublicPages(context, render);

  /** A failure, told as a page. */
  function failedPage(error: unknown, { requestId }: Caller, { url = "/", headers }: IncomingMessage): Response {
    const path = url.split("?", 1)[0]!;
    return failed(error, { log, requestId }, {
      away: () => html(storefront.busyPage(path, headers["accept-language"]), 503, { "retry-after": retrySeconds }),
      broken: () => html(withRequestId(storefront.lastPage(splitPath(path).locale.language), requestId), 500),
    });
  }

  /** What is in memory for everybody, file or page, and can be sent without making a request of it. */
  function inMemory(incoming: IncomingMessage): KeptAnswer | undefined {
    const { method, url, headers } = incoming;
    if ((method !== "GET" && method !== "HEAD") || !url) return;
    // A file is the same under every query, as one is added to pass a cache by.
    const file = assets.get(url.split("?", 1)[0]!) ?? (url.startsWith("/media/") ? pictures.get(url, headers.accept ?? "") : undefined);
    if (file) return file;
    const origin = originOf(incoming, isTrusted);
    return origin ? publicPages.ready(incoming, origin) : undefined;
  }

  const listener = requestListener({ isTrusted, answer: answerer(context, pictures, render, isTrusted), failed: failedPage });

  const handle: Listener = (incoming, outgoing) => {
    const caller = callerOf(incoming, isTrusted);
    const kept = caller && publicPages.keptUnder(incoming, caller);
    if (!kept) return listener(incoming, outgoing);
    publicPages.send(kept, caller, incoming, outgoing).catch(async (error: unknown) => {
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
