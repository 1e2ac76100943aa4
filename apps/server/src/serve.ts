import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Caller } from "@shop/api/platform/context";
import { isDatabaseAway } from "@shop/api/platform/database";
import { splitPath } from "@shop/kit/locale";
import { html, plain, responseOf, sendPage } from "./answers.ts";
import { atOrigin, callerOf, isNear, originOf, trustedProxies } from "./caller.ts";
import { guard } from "./guard-headers.ts";
import type { KeptAnswer } from "./kept-answer.ts";
import { KeptFiles } from "./kept-files.ts";
import { KeptPictures } from "./kept-pictures.ts";
import { patience } from "./lifecycle.ts";
import { mediaResponse } from "./media.ts";
import { kindOf } from "./metrics/request-metrics.ts";
import { compressed } from "./page-cache.ts";
import { withRequestId } from "./page-notes.ts";
import { awaySeconds, pageRenderer, type Render } from "./page-renderer.ts";
import { pageOf } from "./page.ts";
import { languageRedirect } from "./pages.ts";
import type { Parts } from "./parts.ts";
import { PublicPages } from "./public-pages.ts";
import { withWholeForm } from "./whole-form.ts";

type Answer = (request: Request, caller: Caller) => Promise<Response>;
type IsTrusted = ReturnType<typeof trustedProxies>;

/** Answers what is made for one request: health, pictures, the store API and the pages of one visitor. */
function answerer(parts: Parts, pictures: KeptPictures, render: Render, isTrusted: IsTrusted): Answer {
  const { api, env, storefront } = parts;
  const files = new KeptFiles(parts.log);
  return async (request, caller) => {
    const url = new URL(request.url);
    const path = url.pathname;
    const acceptEncoding = request.headers.get("accept-encoding") ?? "";
    if (path === "/healthz") return parts.isLeaving() ? plain("leaving", 503) : plain("alive", 200);
    if (path === "/readyz") return !parts.isLeaving() && (await api.ready()) ? plain("ready", 200) : plain("not ready", 503, { "retry-after": "2" });
    if (path === "/metrics" && isNear(caller, request, isTrusted)) return new Response(await parts.metrics(), { headers: { "content-type": "text/plain; version=0.0.4" } });
    if (path === "/rest" || path.startsWith("/rest/")) return compressed(guard(await api.fetch(request, caller), caller), acceptEncoding);
    if (path.startsWith("/media/")) {
      const accept = request.headers.get("accept") ?? "";
      const asked = { width: url.searchParams.get("w"), accept, sizes: join(env.dataDir, "media-sizes") };
      return pictures.keep(path + url.search, accept, await mediaResponse(join(env.dataDir, "media"), path.slice("/media/".length), files, asked));
    }
    const extra = await api.extra(request, caller, path);
    if (extra) return guard(extra, caller);
    const redirect = languageRedirect(request.method, url, (name) => request.headers.get(name));
    if (redirect) return redirect;
    return withWholeForm(request, async (form) => {
      const languages = request.headers.get("accept-language");
      // The rest of it is still on its way: nothing else can be asked over this connection.
      if (form === "too large") return html(storefront.tooLargePage(path, languages), 413, { connection: "close" });
      if (form === "no room") return html(storefront.busyPage(path, languages), 503, { connection: "close", "retry-after": awaySeconds });
      return compressed(responseOf(await render(form, caller), request.method), acceptEncoding);
    });
  };
}

/** The server's one port: health, assets, pictures, the store API and the pages. */
export function createHttpServer(parts: Parts): Server {
  const isTrusted = trustedProxies(parts.env.trustedProxies);
  const pictures = new KeptPictures();
  const render = pageRenderer(parts);
  const publicPages = new PublicPages(parts, render);
  const answer = answerer(parts, pictures, render, isTrusted);

  /** What a request is answered with that failed where nothing should. */
  function failed(error: unknown, { requestId }: Caller, { url = "/", headers }: IncomingMessage): Response {
    const path = url.split("?", 1)[0]!;
    if (isDatabaseAway(error)) return html(parts.storefront.busyPage(path, headers["accept-language"]), 503, { "retry-after": awaySeconds });
    parts.log.error({ err: error, requestId }, "a request failed");
    return html(withRequestId(parts.storefront.lastPage(splitPath(path).locale.language), requestId), 500);
  }

  const listener = getRequestListener(
    async (request, bindings) => {
      const { incoming } = bindings as { incoming: Parameters<typeof callerOf>[0] };
      const caller = callerOf(incoming, isTrusted);
      if (!caller) return plain("The Host header is not a host name.", 400);
      const target = incoming.url ?? "/";
      if (!target.startsWith("/") || target.startsWith("//")) return plain("The address is not valid.", 400);
      try {
        return await answer(atOrigin(request, caller.origin + target), caller);
      } catch (error) {
        return failed(error, caller, incoming as IncomingMessage);
      }
    },
    { overrideGlobalObjects: false },
  );

  /** What is in memory for everybody, file or page, and can be sent without making a request of it. */
  function inMemory(incoming: IncomingMessage): KeptAnswer | undefined {
    const { method, url, headers } = incoming;
    if ((method !== "GET" && method !== "HEAD") || !url) return;
    // A file is the same under every query, as one is added to pass a cache by.
    const file = parts.assets.get(url.split("?", 1)[0]!) ?? (url.startsWith("/media/") ? pictures.get(url, headers.accept ?? "") : undefined);
    if (file) return file;
    const origin = originOf(incoming, isTrusted);
    return origin ? publicPages.ready(incoming, origin) : undefined;
  }

  function handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    // The answer is the connection's last: the next one goes to a server that stays.
    if (parts.isLeaving()) outgoing.shouldKeepAlive = false;
    const ready = inMemory(incoming);
    if (ready) return ready.send(incoming, outgoing);
    if (!parts.overload.admit(incoming, outgoing)) return;
    const begin = performance.now();
    const kind = kindOf(incoming.url?.split("?", 1)[0] ?? "");
    outgoing.once("finish", () => parts.countRequest(kind, outgoing.statusCode, (performance.now() - begin) / 1000));
    const caller = callerOf(incoming, isTrusted);
    const kept = caller && publicPages.keptUnder(incoming, caller);
    if (!kept) return void listener(incoming, outgoing);
    publicPages.send(kept, caller, incoming, outgoing).catch(async (error: unknown) => {
      if (!outgoing.headersSent) await sendPage(await pageOf(failed(error, caller, incoming)), incoming, outgoing);
    });
  }

  return createServer(patience, handle);
}
