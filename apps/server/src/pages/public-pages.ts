import type { IncomingMessage, ServerResponse } from "node:http";
import type { Caller } from "@shop/api/platform/context";
import { sendPage } from "../http/answers.ts";
import { homeLocale, languageRedirect } from "./home-language.ts";
import type { CachedAnswer } from "../http/cached-answer.ts";
import { isCached } from "./cached-page.ts";
import type { Render } from "./page-renderer.ts";
import type { ServerContext } from "../server-context.ts";

const accepted = ({ headers }: IncomingMessage) => (headers["accept-encoding"] as string | undefined) ?? "";

/** Serves the public pages, which are the same for every visitor, through the cache. */
export class PublicPages {
  readonly #context: Pick<ServerContext, "api" | "pages" | "storefront">;
  readonly #render: Render;

  constructor(context: Pick<ServerContext, "api" | "pages" | "storefront">, render: Render) {
    this.#context = context;
    this.#render = render;
  }

  /** The store and the normalised address of the public page that a request asks for; null for everything else. */
  publicPageOf(
    { method, url, headers }: IncomingMessage,
    { origin, host }: Caller,
  ): { address: string; storeId: number } | null {
    const { api, storefront } = this.#context;
    const storeId = method === "GET" || method === "HEAD" ? api.storeIdOf(host) : undefined;
    if (storeId === undefined || !url?.startsWith("/") || url.startsWith("//")) return null;
    const parsed = URL.parse(origin + url);
    if (!parsed) return null;
    const address = storefront.publicAddress(parsed);
    if (address === null || languageRedirect(method!, parsed, (name) => headers[name])) return null;
    return { address, storeId };
  }

  /** Sends a public page, cached or else rendered now, for which nothing of the visitor's request is used. */
  async send(
    { address, storeId }: { address: string; storeId: number },
    caller: Caller,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> {
    const { api, pages } = this.#context;
    const key = `${storeId} ${caller.origin} ${address}`;
    const anybody = () => new Request(caller.origin + address, { headers: { host: caller.host } });
    const page = await pages.page(
      key,
      storeId,
      (tags) => this.#render(anybody(), caller, { everybody: { storeId, tags } }),
      api.pageLife,
    );
    pages.remember(caller.origin + incoming.url!, key);
    if (!isCached(page)) return sendPage(page, incoming, outgoing);
    const answer = await pages.answerOf(page, accepted(incoming));
    // Without an ETag it is a page that may be out of date, made for this response alone and not compressed.
    if (answer.etag) answer.send(incoming, outgoing);
    else
      await sendPage(
        { status: answer.status, headers: new Headers(answer.headers), body: answer.bodies.identity! },
        incoming,
        outgoing,
      );
  }

  /** The answer to a request if it can be sent from memory at once; undefined where it cannot, or where the home page would redirect this visitor. */
  ready(incoming: IncomingMessage, origin: string): CachedAnswer | undefined {
    const { pages } = this.#context;
    const { method, url = "/", headers } = incoming;
    const page = pages.findByAddress(origin + url);
    const answer = page && pages.ready(page, accepted(incoming));
    if (!answer) return undefined;
    const isHome = url === "/" || url.startsWith("/?");
    return isHome && method === "GET" && homeLocale((name) => headers[name]).prefix !== "" ? undefined : answer;
  }
}
