import { randomUUID } from "node:crypto";
import { rawRequest } from "@shop/api/testing/servers/raw-request";
import type { ApiShopper } from "../../tools/history/api-shopper.ts";

/** The running shop, and a shopper of its first store. */
export interface Running {
  port: number;
  server: { origin: string; api: string };
  host: string;
  shopper: ApiShopper;
  /** Ids of products that are bought. */
  goods: readonly number[];
  /** How often most steps are measured. */
  rounds: number;
}

/** What a shopper does in a visit, how often it is measured, and how often it happens. */
export interface Step {
  name: string;
  times: number;
  /** Times in a visit of ten minutes: eight pages, one of them not cached, a typed search, and one order in twenty visits. */
  perVisit: number;
  act: (turn: number) => Promise<unknown>;
}

const words = ["phone", "camera", "light", "lock", "memory", "កាមេរ៉ា", "手机"];

export function stepsOf({ port, server, host, shopper, goods, rounds }: Running) {
  /** With the store's own host name: only such pages are cached. */
  const get = async (path: string) => {
    const headers = { host, "accept-language": "en", "accept-encoding": "br" };
    const { status } = await rawRequest(port, path, { headers });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  };
  const good = (turn: number) => goods[turn % goods.length]!;
  const word = (turn: number) => encodeURIComponent(words[turn % words.length]!);
  // No two runs ask for the same page.
  const start = 1_000_000 + (Date.now() % 1_000_000);
  return {
    cached: { name: "a cached page", times: rounds * 10, perVisit: 7, act: () => get("/") },
    rendered: {
      name: "a newly rendered page",
      times: rounds,
      perVisit: 1,
      act: (turn) => get(`/phone?price_max=${start + turn}`),
    },
    search: {
      name: "a search while typing",
      times: rounds,
      perVisit: 4,
      act: (turn) => get(`/rest/api/search/suggest?text=${word(turn)}&store_code=S001`),
    },
    cart: {
      name: "a product into the cart",
      times: Math.min(rounds, 60),
      perVisit: 0.2,
      act: (turn) => shopper.fillCart(server, good(turn)),
    },
    order: {
      name: "an order",
      times: 40,
      perVisit: 0.05,
      act: (turn) => shopper.buy(server, good(turn), randomUUID()),
    },
  } satisfies Record<string, Step>;
}
