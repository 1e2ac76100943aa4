import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";
import { splitPath } from "@shop/kit/locale";
import { lastPage } from "./lib/last-page.ts";

/** Milliseconds after which a page that is still waiting for data is given up. */
const renderTimeout = 10_000;

/**
 * Renders the whole page before sending: it is kept, compressed once, and its scripts are
 * hashed for the Content-Security-Policy, none of which a stream allows.
 */
export default function handleRequest(request: Request, status: number, headers: Headers, routerContext: EntryContext): Promise<Response> {
  return new Promise((resolve, refuse) => {
    // The router answers a failure by rendering once more, with the error page; when that fails too, this is what is left.
    const isErrorPage = routerContext.staticHandlerContext.errors !== null;
    const reject = (error: unknown) => {
      if (!isErrorPage) return refuse(error);
      console.error(error);
      const { language } = splitPath(new URL(request.url).pathname).locale;
      resolve(new Response(lastPage(language), { status: 500, headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" } }));
    };
    const chunks: Buffer[] = [];
    const collect = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        headers.set("content-type", "text/html; charset=utf-8");
        resolve(new Response(request.method === "HEAD" ? null : Buffer.concat(chunks), { status, headers }));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady: () => pipe(collect),
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => {
      abort();
      reject(new Error(`rendering ${new URL(request.url).pathname} took too long`));
    }, renderTimeout);
  });
}
