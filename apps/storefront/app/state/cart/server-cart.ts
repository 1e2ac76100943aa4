import type { CartLine, Refusal } from "@shop/contract/types";
import { isAway } from "../../lib/api/is-away.ts";
import type { BrowserApi } from "../../lib/browser/browser-api.ts";
import { arrivingPieces, type ArrivingPieces } from "./arriving-pieces.ts";
import { articleKey } from "./article-key.ts";
import type { KeyValueStorage } from "../browser.ts";
import { joinsLine, serverView, type ServerCart, type ShownCart, type ShownLine } from "./cart-line.ts";
import { readPending, readSnapshot, unread, writePending, writeSnapshot } from "./stored-server-cart.ts";

interface ServerCartParts {
  api: BrowserApi;
  storage: KeyValueStorage;
  /** Called with the cart to display whenever it changes. */
  onChange: (cart: ShownCart) => void;
  onRefused: (refusal: Refusal, line: CartLine | undefined) => void;
  /** Called after the server accepted a change, to notify other tabs. */
  onSaved: () => void;
  /** Called when the server was unavailable; the change or read is repeated by the next `flush`. */
  onAway: () => void;
}

export interface ServerCartStore {
  /** Reads the cart from the server. If it was just ordered, what it held is no longer shown meanwhile. */
  reload: (isOrdered?: boolean) => Promise<void>;
  /** Sets a quantity, 0 to remove the line. Shown at once, sent as an absolute number. */
  want: (cartId: number, quantity: number) => Promise<void>;
  /** Changes a line with arriving pieces by a difference. Shown at once, sent once those have arrived. */
  change: (line: ShownLine, by: number) => void;
  /** Shows pieces that are on their way. */
  expect: ArrivingPieces["expect"];
  /** Sends the changes that could not be sent before. */
  flush: () => Promise<void>;
}

const sendQuantity = (api: BrowserApi, id: number, quantity: number) =>
  quantity === 0
    ? api("cart.remove", { params: { id } })
    : api("cart.update", { params: { id }, body: { set: quantity } });

/** A cart in which a line has another quantity, or with 0 is no longer there. */
const withQuantity = (cart: ServerCart, id: number, quantity: number): ServerCart => ({
  ...cart,
  lines: cart.lines.flatMap((line) => (line.cart_id !== id ? line : quantity > 0 ? { ...line, quantity } : [])),
});

/**
 * The customer's cart with optimistic updates. A change is shown at once and sent as an absolute
 * quantity, with one request per line at a time; the last value wins. A change that the server
 * rejects is rolled back with a message. One that the network prevented stays pending, also after a
 * reload.
 */
export function createServerCart({
  api,
  storage,
  onChange,
  onRefused,
  onSaved,
  onAway,
}: ServerCartParts): ServerCartStore {
  let cart = readSnapshot(storage);
  const pending = readPending(storage);
  const underWay = new Set<number>();
  /** Differences in pieces by `articleKey`, for lines with arriving pieces. */
  const changes = new Map<string, number>();
  let readings = 0;
  let flushes = 0;

  const show = () => onChange(serverView(cart, pending, arriving.lines(), changes));
  const arriving = arrivingPieces(show);
  const lineOf = (id: number) => cart.lines.find((line) => line.cart_id === id);
  const keepPending = () => writePending(storage, pending);

  async function reload(isOrdered?: boolean): Promise<void> {
    const reading = ++readings;
    if (isOrdered) {
      cart = unread;
      show();
    }
    const drop = arriving.arrived();
    const result = await api("cart.get", {});
    // A newer read has started or a change was saved since: this answer is stale.
    if (reading !== readings) return;
    if (result.ok) {
      const { data: lines, code: _, message: __, ...totals } = result.answer;
      cart = { known: true, lines, ...totals };
      drop();
      writeSnapshot(storage, cart);
      for (const id of pending.keys()) if (!underWay.has(id) && !lineOf(id)) pending.delete(id);
      keepPending();
      wantChanged();
    } else if (isAway(result.status)) onAway();
    show();
  }

  /** Applies the differences of lines whose pieces have arrived. */
  function wantChanged(): void {
    for (const [key, by] of changes) {
      if (arriving.has(key)) continue;
      changes.delete(key);
      const line = cart.lines.find((one) => joinsLine(one, key));
      if (line) void want(line.cart_id, Math.max(0, (pending.get(line.cart_id) ?? line.quantity) + by));
    }
  }

  function change({ productId, variantId }: ShownLine, by: number): void {
    const key = articleKey(productId, variantId);
    changes.set(key, (changes.get(key) ?? 0) + by);
    wantChanged();
    show();
  }

  /** Sends a line's latest quantity until the server has it. If the server is unavailable, the change stays pending. */
  async function settle(id: number): Promise<void> {
    if (underWay.has(id)) return;
    underWay.add(id);
    while (pending.has(id) && (await sendLatest(id)));
    underWay.delete(id);
    keepPending();
  }

  /** False if the server is unavailable, and so no more is to be sent. */
  async function sendLatest(id: number): Promise<boolean> {
    const quantity = pending.get(id)!;
    const before = flushes;
    const result = await sendQuantity(api, id, quantity);
    if (!result.ok && isAway(result.status)) {
      // If a flush happened during the failed request, the network is back.
      if (flushes === before) onAway();
      return flushes !== before;
    }
    const overtaken = pending.get(id) !== quantity;
    if (!overtaken) pending.delete(id);
    if (result.ok || (quantity === 0 && result.refusal.error === "line_not_found")) {
      cart = withQuantity(cart, id, quantity);
      // A read that started before may miss this change, so discard it; another follows once all lines are saved.
      readings++;
      onSaved();
    } else if (!overtaken) onRefused(result.refusal, lineOf(id));
    return true;
  }

  async function want(id: number, quantity: number): Promise<void> {
    if (!lineOf(id)) return;
    pending.set(id, quantity);
    keepPending();
    show();
    await settle(id);
    // Read the server's totals, once the last of several changes is saved.
    if (underWay.size === 0) await reload();
  }

  show();
  return {
    reload,
    want,
    change,
    expect: arriving.expect,
    flush: async () => {
      flushes++;
      await Promise.all([...pending.keys()].map(settle));
      await reload();
    },
  };
}
