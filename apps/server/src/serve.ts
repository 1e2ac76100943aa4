import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Env } from "@shop/api/platform/env";
import type { Caller } from "@shop/api/platform/context";
import { isDatabaseAway } from "@shop/api/platform/database";
import { splitPath } from "@shop/kit/locale";
import type { Logger } from "pino";
import { callerOf, isNear, originOf, trustedProxies } from "./caller.ts";
import { guard } from "./guard-headers.ts";
import { kindOf, type CountRequest } from "./metrics/request-metrics.ts";
import type { KeptAnswer } from "./kept-answer.ts";
import { KeptPictures } from "./kept-pictures.ts";
import type { OverloadGuard } from "./overload.ts";
import { compressed, isKept, packed, type PageCache } from "./page-cache.ts";
import { pageOf, type Page } from "./page.ts";
import { withRequestId } from "./page-notes.ts";
import { homeLocale, languageRedirect, renderPage, type Storefront } from "./pages.ts";
import { mediaResponse } from "./media.ts";
import type { SharedAnswers } from "./shared-answers.ts";
import type { StoreApi } from "./store-api.ts";
import { visitorApi } from "./visitor-api.ts";
import { wholeForm } from "./whole-form.ts";

export interface Parts {
  env: Env;
  log: Logger;
  api: StoreApi;
  storefront: Storefront;
  pages: PageCache;
  /** What public pages have in common. */
  answers: SharedAnswers;
  assets: ReadonlyMap<string, KeptAnswer>;
  metrics: () => Promise<string>;
  countRequest: CountRequest;
  overload: OverloadGuard;
  /** Whether the server is about to stop: it still answers, but nobody should come anew. */
  isLeaving: () => boolean;
}

/** Seconds after which it is worth asking a database again that is away. */
const awaySeconds = "2";

const written = (text: string, type: string, status: number, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store", ...headers } });
const plain = (text: string, status: number, headers?: Record<string, string>) => written(`${text}\n`, "text/plain", status, headers);
const html = (page: string, status: number, headers?: Record<string, string>) => written(page, "text/html", status, headers);

/** Origins beside the shop's own that its pictures come from: map tiles, and uploads kept elsewhere. */
function pictureOrigins({ tileUrl, uploadBaseUrl }: Env): string[] {
  return [tileUrl, uploadBaseUrl].flatMap((address) => (address ? [new URL(address.replace(/[{}]/g, "")).origin] : []));
}

/** The request as the shopper's browser sent it: its address is judged by the trusted proxies, not by the socket. */
export function atOrigin(request: Request, address: string): Request {
  const { method, headers, signal } = request;
  const body = method === "GET" || method === "HEAD" ? null : request.body;
  return new Request(address, { method, headers, signal, ...(body && { body, duplex: "half" }) } as RequestInit);
}

/** A page that says that something failed also says the number that the log has; where only the database is away, when to ask again. */
function failureOf({ status, headers, body }: Page, { requestId }: Caller, away: boolean): Page {
  if (status < 500) return { status, headers, body };
  headers.set("cache-control", "no-store");
  if (away && !headers.has("retry-after")) headers.set("retry-after", awaySeconds);
  const isHtml = headers.get("content-type")?.startsWith("text/html") && body.byteLength > 0;
  return { status: away ? 503 : status, headers, body: isHtml ? new Uint8Array(Buffer.from(withRequestId(Buffer.from(body).toString(), requestId))) : body };
}

/** Statuses that have no body. */
const bodiless = new Set([204, 205, 304]);

function responseOf({ status, headers, body }: Page, method: string): Response {
  return new Response(method === "HEAD" || bodiless.has(status) ? null : body, { status, headers });
}

/** Sends a page that was made for one answer, compressed on the way. */
async function sendPage(page: Page, { method, headers: asked }: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { status, headers, body } = await packed(page, (asked["accept-encoding"] as string | undefined) ?? "");
  const isSent = method !== "HEAD" && !bodiless.has(status);
  if (isSent) headers.set("content-length", String(body.byteLength));
  outgoing.writeHead(status, [...headers].flat());
  outgoing.end(isSent ? body : undefined);
}

/** The server's one port: health, assets, pictures, the store API and the pages. */
export function createHttpServer(parts: Parts): Server {
  const { env, log } = parts;
  const isTrusted = trustedProxies(env.trustedProxies);
  const pictures = new KeptPictures();
  const origins = pictureOrigins(env);

  async function answer(request: Request, caller: Caller): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname;
    const acceptEncoding = request.headers.get("accept-encoding") ?? "";
    if (path === "/healthz") return parts.isLeaving() ? plain("leaving", 503) : plain("alive", 200);
    if (path === "/readyz") return !parts.isLeaving() && (await parts.api.ready()) ? plain("ready", 200) : plain("not ready", 503, { "retry-after": "2" });
    if (path === "/metrics" && isNear(caller, request, isTrusted)) return new Response(await parts.metrics(), { headers: { "content-type": "text/plain; version=0.0.4" } });
    if (path === "/rest" || path.startsWith("/rest/")) return compressed(guard(await parts.api.fetch(request, caller), caller), acceptEncoding);
    if (path.startsWith("/media/")) {
      const accept = request.headers.get("accept") ?? "";
      const asked = { width: url.searchParams.get("w"), accept, sizes: join(env.dataDir, "media-sizes") };
      return pictures.keep(path + url.search, accept, await mediaResponse(join(env.dataDir, "media"), path.slice("/media/".length), asked));
    }
    const extra = await parts.api.extra(request, caller, path);
    if (extra) return guard(extra, caller);
    const redirect = languageRedirect(request.method, url, (name) => request.headers.get(name));
    if (redirect) return redirect;
    const form = await wholeForm(request);
    // The rest of it is still on its way: nothing else can be asked over this connection.
    if (!form) return html(parts.storefront.tooLargePage(path, request.headers.get("accept-language")), 413, { connection: "close" });
    return compressed(responseOf(await render(form, caller), request.method), acceptEncoding);
  }

  /** Renders a page for whoever the request's cookies say, or with `everybody` one that is to be kept. */
  async function render(request: Request, caller: Caller, everybody?: { storeId: number; shown: Set<string> }): Promise<Page> {
    let away = false;
    const api = visitorApi({
      api: parts.api,
      answers: parts.answers,
      caller,
      cookie: request.headers.get("cookie"),
      origin: request.headers.get("origin"),
      everybody,
      onStatus: (status) => void (away ||= status === 503),
    });
    return failureOf(await renderPage(parts.storefront, request, { caller, api, everybody: everybody !== undefined, pictureOrigins: origins }), caller, away);
  }

  /** The address that a request's page is kept under, and for which store; null for what is not everybody's. */
  function keptUnder({ method, url, headers }: IncomingMessage, { origin, host }: Caller): { address: string; storeId: number } | null {
    const storeId = method === "GET" || method === "HEAD" ? parts.api.storeIdOf(host) : undefined;
    if (storeId === undefined || !url?.startsWith("/") || url.startsWith("//")) return null;
    const asked = URL.parse(origin + url);
    if (!asked) return null;
    const address = parts.storefront.publicAddress(asked);
    if (address === null || languageRedirect(method!, asked, (name) => headers[name])) return null;
    return { address, storeId };
  }

  /** Answers with a page that is everybody's: kept, or rendered now. Nothing of the visitor goes in. */
  async function sendPublicPage({ address, storeId }: { address: string; storeId: number }, caller: Caller, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const key = `${storeId} ${caller.origin} ${address}`;
    const anybody = () => new Request(caller.origin + address, { headers: { host: caller.host } });
    const page = await parts.pages.page(key, storeId, (shown) => render(anybody(), caller, { storeId, shown }), parts.api.pageLife);
    parts.pages.remember(caller.origin + incoming.url!, key);
    if (!isKept(page)) return sendPage(page, incoming, outgoing);
    const answer = await parts.pages.answerOf(page, (incoming.headers["accept-encoding"] as string | undefined) ?? "");
    // One that may be outdated is made for this answer alone, and is plain.
    if (answer.etag) answer.send(incoming, outgoing);
    else await sendPage({ status: answer.status, headers: new Headers(answer.headers), body: answer.bodies.identity! }, incoming, outgoing);
  }

  /** What a request is answered with that failed where nothing should. */
  function failed(error: unknown, { requestId }: Caller, { url = "/", headers }: IncomingMessage): Response {
    const path = url.split("?", 1)[0]!;
    if (isDatabaseAway(error)) return html(parts.storefront.busyPage(path, headers["accept-language"]), 503, { "retry-after": awaySeconds });
    log.error({ err: error, requestId }, "a request failed");
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

  /** Sends what is in memory for everybody, file or page, without making a request of it; false where it is not. */
  function sentFromMemory(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { method, url, headers } = incoming;
    if ((method !== "GET" && method !== "HEAD") || !url) return false;
    // A file is the same under every query, as one is added to pass a cache by.
    const file = parts.assets.get(url.split("?", 1)[0]!) ?? (url.startsWith("/media/") ? pictures.get(url, headers.accept ?? "") : undefined);
    if (file) {
      file.send(incoming, outgoing);
      return true;
    }
    const origin = originOf(incoming, isTrusted);
    const page = origin && parts.pages.peekAddress(origin + url);
    const answer = page && parts.pages.ready(page, (headers["accept-encoding"] as string | undefined) ?? "");
    if (!answer) return false;
    const isHome = url === "/" || url.startsWith("/?");
    if (isHome && method === "GET" && homeLocale((name) => headers[name]).prefix !== "") return false;
    answer.send(incoming, outgoing);
    return true;
  }

  return createServer({ keepAliveTimeout: 65_000, requestTimeout: 60_000, headersTimeout: 20_000 }, (incoming, outgoing) => {
    // The answer is the connection's last: the next one goes to a server that stays.
    if (parts.isLeaving()) outgoing.shouldKeepAlive = false;
    if (sentFromMemory(incoming, outgoing) || !parts.overload.admit(incoming, outgoing)) return;
    const begin = performance.now();
    const kind = kindOf(incoming.url?.split("?", 1)[0] ?? "");
    outgoing.once("finish", () => parts.countRequest(kind, outgoing.statusCode, (performance.now() - begin) / 1000));
    const caller = callerOf(incoming, isTrusted);
    const kept = caller && keptUnder(incoming, caller);
    if (!kept) return void listener(incoming, outgoing);
    sendPublicPage(kept, caller, incoming, outgoing).catch(async (error: unknown) => {
      if (!outgoing.headersSent) await sendPage(await pageOf(failed(error, caller, incoming)), incoming, outgoing);
    });
  });
}
