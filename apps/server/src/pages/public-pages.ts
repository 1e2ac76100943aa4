import type { IncomingMessage, ServerResponse } from "node:http";
import type { Caller } from "@shop/api/platform/context";
import { sendPage } from "../http/answers.ts";
import { homeLocale, languageRedirect } from "./home-language.ts";
import type { KeptAnswer } from "../http/kept-answer.ts";
import { isKept } from "./page-cache.ts";
import type { Render } from "./page-renderer.ts";
import type { ServerContext } from "../server-context.ts";

const accepted = ({ headers }: IncomingMessage) => (headers["accept-encoding"] as string | undefined) ?? "";

/** The pages that are the same for everybody, told apart by store, origin and address. */
export class PublicPages {
  readonly #context: Pick<ServerContext, "api" | "pages" | "storefront">;
  readonly #render: Render;

  constructor(context: Pick<ServerContext, "api" | "pages" | "storefront">, render: Render) {
    this.#context = context;
    this.#render = render;
  }

  /** The address that a request's page is kept under, and for which store; null for what is not everybody's. */
  keptUnder({ method, url, headers }: IncomingMessage, { origin, host }: Caller): { address: string; storeId: number } | null {
    const { api, storefront } = this.#context;
    const storeId = method === "GET" || method === "HEAD" ? api.storeIdOf(host) : undefined;
    if (storeId === undefined || !url?.startsWith("/") || url.startsWith("//")) return null;
    const asked = URL.parse(origin + url);
    if (!asked) return null;
    const address = storefront.publicAddress(asked);
    if (address === null || languageRedirect(method!, asked, (name) => headers[name])) return null;
    return { address, storeId };
  }

  /** Answers with a page that is everybody's: kept, or rendered now. Nothing of the visitor goes in. */
  async send({ address, storeId }: { address: string; storeId: number }, caller: Caller, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { api, pages } = this.#context;
    const key = `${storeId} ${caller.origin} ${address}`;
    const anybody = () => new Request(caller.origin + address, { headers: { host: caller.host } });
    const page = await pages.page(key, storeId, (tags) => this.#render(anybody(), caller, { everybody: { storeId, tags } }), api.pageLife);
    pages.remember(caller.origin + incoming.url!, key);
    if (!isKept(page)) return sendPage(page, incoming, outgoing);
    const answer = await pages.answerOf(page, accepted(incoming));
    // One that may be outdated is made for this answer alone, and is plain.
    if (answer.etag) answer.send(incoming, outgoing);
    else await sendPage({ status: answer.status, headers: new Headers(answer.headers), body: answer.bodies.identity! }, incoming, outgoing);
  }

  /** What is ready in memory for a request, without a look at the store behind it; undefined where there is nothing, or the home page would be another language's. */
  ready(incoming: IncomingMessage, origin: string): KeptAnswer | undefined {
    const { pages } = this.#context;
    const { method, url = "/", headers } = incoming;
    const page = pages.peekAddress(origin + url);
    const answer = page && pages.ready(page, accepted(incoming));
    if (!answer) return undefined;
    const isHome = url === "/" || url.startsWith("/?");
    return isHome && method === "GET" && homeLocale((name) => headers[name]).prefix !== "" ? undefined : answer;
  }
}
