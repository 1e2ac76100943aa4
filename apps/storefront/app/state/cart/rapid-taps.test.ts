import { setTimeout as sleep } from "node:timers/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browserPaths } from "@shop/contract/browser-paths";
import { createClient } from "@shop/contract/client";
import type { ShownCart } from "./cart-line.ts";
import { createServerCart } from "./server-cart.ts";
import { memoryStorage } from "../testing/memory-storage.ts";
import { cartLine } from "../testing/scripted-api.ts";

/** A thousand runs with `npm run test:full`, otherwise a few. */
const runs = process.env.FULL ? 1_000 : 40;
const stock = 7;
const lines = [1, 2, 3];

/**
 * The outcome of a call: milliseconds until it is executed, then until it is answered; or the
 * answer is lost, or the server unavailable.
 */
type Fate = { before: number; after: number; end: "answered" | "lost" | "away" };

interface Shop {
  quantities: Map<number, number>;
  fates: Fate[];
  underWay: Set<number>;
  /** Number of times two calls for one line ran at once. */
  overlaps: number;
}

/** The carts of all runs, each with a URL of its own: `/3/api/cart`. */
const shops = new Map<string, Shop>();

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}
const refuse = (response: ServerResponse, status: number, error: string) =>
  answer(response, status, { code: -1, message: error, data: null, error });

const server = createServer(async (request, response) => {
  const [, run, path] = /^\/(\d+)(\/.*)$/.exec(request.url!)!;
  const shop = shops.get(run!)!;
  let text = "";
  for await (const part of request) text += String(part);
  const { before, after, end } = shop.fates.shift() ?? { before: 0, after: 0, end: "answered" };
  const id = Number(/\/(\d+)$/.exec(path!)?.[1] ?? 0);
  if (id && shop.underWay.has(id)) shop.overlaps++;
  shop.underWay.add(id);
  await sleep(before);
  if (end === "away" && id) {
    shop.underWay.delete(id);
    return refuse(response, 503, "unavailable");
  }
  const known = shop.quantities.has(id);
  const set = request.method === "PUT" ? (JSON.parse(text) as { set: number }).set : 0;
  const data = [...shop.quantities].map(([line, quantity]) => cartLine(line, quantity));
  if (known && set <= stock) {
    if (request.method === "PUT") shop.quantities.set(id, set);
    else shop.quantities.delete(id);
  }
  shop.underWay.delete(id);
  await sleep(after);
  if (end === "lost" && id) return void request.socket.destroy();
  if (!id) {
    const total = data.reduce((sum, { grand_total }) => sum + (grand_total ?? 0), 0);
    return answer(response, 200, {
      code: 0,
      message: "",
      data,
      total,
      delivery_fee: 2,
      grand_total: total + 2,
      address_id: 1,
      delivered: true,
    });
  }
  if (!known) return refuse(response, 404, "line_not_found");
  if (set > stock) return refuse(response, 409, "out_of_stock");
  return answer(response, 200, { code: 0, message: "", data: null });
});

let base = "";
beforeAll(
  () =>
    new Promise<void>((resolve) =>
      server.listen(0, "127.0.0.1", () =>
        resolve(void (base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
      ),
    ),
);
afterAll(() => void server.close());

const fate = fc.record<Fate>({
  before: fc.nat(3),
  after: fc.nat(6),
  end: fc.constantFrom("answered", "answered", "answered", "answered", "lost", "away"),
});
const tap = (most: number) => fc.record({ line: fc.constantFrom(...lines), quantity: fc.nat(most), pause: fc.nat(3) });

/** Taps in quick succession; in the end the network works and everything is sent. */
async function tapped(
  taps: { line: number; quantity: number; pause: number }[],
  fates: Fate[],
  onShown: (cart: ShownCart, wished: ReadonlyMap<number, number>) => void,
) {
  const run = String(shops.size);
  const shop: Shop = {
    quantities: new Map(lines.map((line) => [line, 1])),
    fates: [],
    underWay: new Set(),
    overlaps: 0,
  };
  shops.set(run, shop);
  const wished = new Map<number, number>();
  let shown: ShownCart | undefined;
  const store = createServerCart({
    api: createClient({ paths: browserPaths, base: `${base}/${run}`, fetch: (path, init) => fetch(path, init) }),
    storage: memoryStorage(),
    onChange: (cart) => {
      shown = cart;
      onShown(cart, wished);
    },
    onRefused: () => undefined,
    onSaved: () => undefined,
    onAway: () => undefined,
  });
  await store.reload();
  shop.fates = [...fates];
  const gone = new Set<number>();
  const sent: Promise<void>[] = [];
  for (const { line, quantity, pause: wait } of taps) {
    // A removed line cannot be tapped any more.
    if (!gone.has(line)) {
      if (quantity === 0) gone.add(line);
      wished.set(line, quantity);
      sent.push(store.want(line, quantity));
    }
    await sleep(wait);
  }
  await Promise.all(sent);
  shop.fates = [];
  await store.flush();
  return { shop, wished, shown: new Map(shown!.lines.map(({ key, quantity }) => [Number(key), quantity])) };
}

test("however fast the taps and however late the answers, the latest quantity is always shown, and the server ends up with it", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(tap(stock), { minLength: 1, maxLength: 14 }),
      fc.array(fate, { maxLength: 16 }),
      async (taps, fates) => {
        const wrong: string[] = [];
        const { shop, wished, shown } = await tapped(taps, fates, (cart, wishes) => {
          if (wishes.size === 0) return;
          const now = new Map(cart.lines.map(({ key, quantity }) => [Number(key), quantity]));
          for (const line of lines) {
            const wish = wishes.get(line) ?? 1;
            if ((now.get(line) ?? 0) !== wish)
              wrong.push(`line ${line} shows ${now.get(line) ?? 0}, wished for ${wish}`);
          }
        });
        expect(wrong).toEqual([]);
        expect(shop.overlaps).toBe(0);
        const last = new Map(
          lines.map((line) => [line, wished.get(line) ?? 1] as const).filter(([, quantity]) => quantity > 0),
        );
        expect(new Map([...shop.quantities].toSorted())).toEqual(last);
        expect(new Map([...shown].toSorted())).toEqual(last);
      },
    ),
    { numRuns: runs },
  );
});

test("if the server rejects some changes, no line is lost or comes back, and what is shown is what the server has", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(tap(stock + 4), { minLength: 1, maxLength: 14 }),
      fc.array(fate, { maxLength: 16 }),
      async (taps, fates) => {
        const { shop, wished, shown } = await tapped(taps, fates, () => undefined);
        expect(new Map([...shown].toSorted())).toEqual(new Map([...shop.quantities].toSorted()));
        expect([...shop.quantities.keys()].toSorted()).toEqual(lines.filter((line) => wished.get(line) !== 0));
        for (const [line, wish] of wished) if (wish > 0 && wish <= stock) expect(shop.quantities.get(line)).toBe(wish);
      },
    ),
    { numRuns: runs },
  );
});
