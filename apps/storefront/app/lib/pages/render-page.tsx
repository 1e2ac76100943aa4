import { EventEmitter } from "node:events";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";
import { KeptPlaces } from "./kept.tsx";
import type { PageParts } from "./kept-parts.ts";

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

/** What a page that waits for something has in its place; begun at its rare sign, which a search finds many times as fast as `<`. */
const isUnfinished = (html: string) => html.includes("$?-->") || html.includes("$!-->");

/** A page to be rendered; without `parts` nothing of it is kept. */
export interface Rendered {
  url: string;
  context: EntryContext;
  parts: PageParts | null;
}

const elementOf = ({ url, context, parts }: Rendered) => (
  <KeptPlaces value={parts}>
    <ServerRouter context={context} url={url} />
  </KeptPlaces>
);

/**
 * The page as one string: half the work of a stream, which is cut into pieces of two kilobytes.
 * Null where a part of the page has to be waited for, which only a stream can. The loaders' data
 * are put in by `pageOf` and `PageParts`: they are no part of what React writes.
 */
export function renderAtOnce({ context, ...page }: Rendered): string | null {
  const { serverHandoffStream: _, ...rest } = context;
  const html = `<!DOCTYPE html>${renderToString(elementOf({ ...page, context: rest as EntryContext }))}`;
  return isUnfinished(html) ? null : html;
}

/** A page with parts that come later, waited for to its end. */
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
