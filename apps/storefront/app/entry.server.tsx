import { EventEmitter } from "node:events";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { splitPath } from "@shop/kit/locale";
import { requestContext, writtenPage } from "./lib/context.ts";
import { KeptPlaces } from "./lib/kept.tsx";
import { PageParts, pieceOf } from "./lib/kept-parts.ts";
import { lastPage } from "./lib/last-page.ts";

/** Milliseconds after which a page that is still waiting for data is given up. */
const renderTimeout = 10_000;

/** Takes what React writes as it comes; a stream of Node.js would ask for a turn of its own for every two kilobytes. */
class WholePage extends EventEmitter {
  readonly #parts: Uint8Array[] = [];
  readonly #done: (html: string) => void;

  constructor(done: (html: string) => void) {
    super();
    this.#done = done;
  }

  write(part: Uint8Array | string): boolean {
    this.#parts.push(typeof part === "string" ? Buffer.from(part) : part);
    return true;
  }

  end(): void {
    this.#done(Buffer.concat(this.#parts).toString());
  }
}

/** What a page that waits for something has in its place. */
const isUnfinished = (html: string) => html.includes("<!--$?-->") || html.includes("<!--$!-->");

/** The loaders' data as the router's script takes it: what `ServerRouter` would stream, once more by React, after the page. */
async function handoff(stream: ReadableStream<Uint8Array>): Promise<string> {
  const data = await new Response(stream).text();
  const escaped = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return `<script>window.__reactRouterContext.streamController.enqueue(${escaped});window.__reactRouterContext.streamController.close();</script>`;
}

/** The routes that a page is made of: the router would make its elements of all of the shop's eighty, for every page. */
function ownRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes: typeof manifest.routes = {};
  for (const { route } of staticHandlerContext.matches) if (manifest.routes[route.id]) routes[route.id] = manifest.routes[route.id];
  return { ...context, manifest: { ...manifest, routes } };
}

/** A page to be rendered; without `parts` nothing of it is kept. */
interface Rendered {
  request: Request;
  context: EntryContext;
  parts: PageParts | null;
}

const elementOf = ({ request, context, parts }: Rendered) => (
  <KeptPlaces value={parts}>
    <ServerRouter context={context} url={request.url} />
  </KeptPlaces>
);

/**
 * The page as one string: half the work of a stream, which is cut into pieces of two kilobytes.
 * Null where a part of the page has to be waited for, which only a stream can.
 */
async function renderAtOnce({ context, ...page }: Rendered): Promise<string | null> {
  const { serverHandoffStream, ...rest } = context;
  const html = renderToString(elementOf({ ...page, context: rest as EntryContext }));
  if (isUnfinished(html)) return null;
  const data = serverHandoffStream && context.renderMeta?.didRenderScripts ? await handoff(serverHandoffStream) : "";
  const end = html.lastIndexOf("</body>");
  return `<!DOCTYPE html>${html.slice(0, end)}${data}${html.slice(end)}`;
}

/**
 * Renders the whole page before sending: it is kept, compressed once, and its scripts are
 * hashed for the Content-Security-Policy, none of which a stream allows.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, routerContext: EntryContext, context: RouterContextProvider): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  const written = context.get(writtenPage);
  const { language } = splitPath(new URL(request.url).pathname).locale;
  try {
    const { site, everybody } = context.get(requestContext);
    const parts = everybody ? new PageParts(site, language) : null;
    const page: Rendered = { request, context: ownRoutes(routerContext), parts };
    const html = (await renderAtOnce(page)) ?? (await renderInParts(page));
    written.page = parts ? parts.whole(html) : pieceOf(html);
    return new Response(null, { status, headers });
  } catch (error) {
    // The router answers a failure by rendering once more, with the error page; when that fails too, this is what is left.
    if (routerContext.staticHandlerContext.errors === null) throw error;
    console.error(error);
    written.page = pieceOf(lastPage(language));
    return new Response(null, { status: 500, headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" } });
  }
}

/** A page with parts that come later, waited for to its end. */
function renderInParts(rendered: Rendered): Promise<string> {
  return new Promise((resolve, reject) => {
    const page = new WholePage((html) => {
      clearTimeout(timer);
      resolve(html);
    });
    const { pipe, abort } = renderToPipeableStream(elementOf(rendered), {
      onAllReady: () => pipe(page as unknown as NodeJS.WritableStream),
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => {
      abort();
      reject(new Error(`rendering ${new URL(rendered.request.url).pathname} took too long`));
    }, renderTimeout);
  });
}
