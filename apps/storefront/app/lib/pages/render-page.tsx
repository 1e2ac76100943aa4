import { EventEmitter } from "node:events";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";
import { CachedParts } from "./cached.tsx";
import type { PageParts } from "./cached-parts.ts";

/** Milliseconds after which rendering is aborted if data are still missing. */
const renderTimeout = 10_000;

/** Collects what React writes, synchronously. A Node.js stream would take a turn of the event loop for every two kilobytes. */
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

/**
 * Whether the HTML contains a pending Suspense boundary (`<!--$?-->`, `<!--$!-->`). Searching for
 * its rarer characters is many times faster than for `<`.
 */
const isUnfinished = (html: string) => html.includes("$?-->") || html.includes("$!-->");

/** A page to render; nothing of it is cached if `parts` is null. */
export interface Rendered {
  url: string;
  context: EntryContext;
  parts: PageParts | null;
}

const elementOf = ({ url, context, parts }: Rendered) => (
  <CachedParts value={parts}>
    <ServerRouter context={context} url={url} />
  </CachedParts>
);

/**
 * Renders the page to one string, at half the cost of a stream. Null if a Suspense boundary is
 * pending, which only a stream can wait for. The loaders' data are added by `pageOf` and
 * `PageParts`.
 */
export function renderAtOnce({ context, ...page }: Rendered): string | null {
  const { serverHandoffStream: _, ...rest } = context;
  const html = `<!DOCTYPE html>${renderToString(elementOf({ ...page, context: rest as EntryContext }))}`;
  return isUnfinished(html) ? null : html;
}

/** Renders a page with Suspense boundaries and waits until all are resolved. */
export function renderInParts(rendered: Rendered): Promise<string> {
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
      reject(new Error(`rendering ${new URL(rendered.url).pathname} took too long`));
    }, renderTimeout);
  });
}
