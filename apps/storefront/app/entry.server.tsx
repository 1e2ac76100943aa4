import { EventEmitter } from "node:events";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";
import { splitPath } from "@shop/kit/locale";
import { lastPage } from "./lib/last-page.ts";

/** Milliseconds after which a page that is still waiting for data is given up. */
const renderTimeout = 10_000;

/** Takes what React writes as it comes; a stream of Node.js would ask for a turn of its own for every two kilobytes. */
class WholePage extends EventEmitter {
  readonly #parts: Uint8Array[] = [];
  readonly #done: (body: Buffer<ArrayBuffer>) => void;

  constructor(done: (body: Buffer<ArrayBuffer>) => void) {
    super();
    this.#done = done;
  }

  write(part: Uint8Array | string): boolean {
    this.#parts.push(typeof part === "string" ? Buffer.from(part) : part);
    return true;
  }

  end(): void {
    this.#done(Buffer.concat(this.#parts));
  }
}

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
    const page = new WholePage((body) => {
      clearTimeout(timer);
      headers.set("content-type", "text/html; charset=utf-8");
      resolve(new Response(request.method === "HEAD" ? null : body, { status, headers }));
    });
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady: () => pipe(page as unknown as NodeJS.WritableStream),
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => {
      abort();
      reject(new Error(`rendering ${new URL(request.url).pathname} took too long`));
    }, renderTimeout);
  });
}
