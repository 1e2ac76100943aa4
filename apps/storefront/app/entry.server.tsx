import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";

/** Milliseconds after which a page that is still waiting for data is given up. */
const renderTimeout = 10_000;

/**
 * Renders the whole page before sending: it is kept, compressed once, and its scripts are
 * hashed for the Content-Security-Policy, none of which a stream allows.
 */
export default function handleRequest(request: Request, status: number, headers: Headers, routerContext: EntryContext): Promise<Response> {
  return new Promise((resolve, reject) => {
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
