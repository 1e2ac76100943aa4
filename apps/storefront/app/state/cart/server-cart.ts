import type { CartLine, Refusal } from "@shop/contract/types";
import { isAway } from "../../lib/api/is-away.ts";
import type { BrowserApi } from "../../lib/browser/browser-api.ts";
import { arrivingPieces, type ArrivingPieces } from "./arriving-pieces.ts";
import { articleKey } from "./article-key.ts";
import type { KeyValueStorage } from "../browser.ts";
import { joinsLine, serverView, type ShownCart, type ShownLine } from "./cart-line.ts";
import { pendingQuantities } from "./pending-quantities.ts";
import { readSnapshot, unread, writeSnapshot } from "./stored-server-cart.ts";

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

/**
 * The customer's cart with optimistic updates: a change is shown at once, and sent by {@link pendingQuantities}. One that
 * the server rejects is rolled back with a message.
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
  /** Differences in pieces by `articleKey`, for lines with arriving pieces. */
  const changes = new Map<string, number>();
  let readings = 0;

  const show = () => onChange(serverView(cart, pending.all, arriving.lines(), changes));
  const lineOf = (id: number) => cart.lines.find((line) => line.cart_id === id);
  const arriving = arrivingPieces(show);
  const pending = pendingQuantities({
    api,
    storage,
    onSaved(id, quantity) {
      cart = {
        ...cart,
        lines: cart.lines.flatMap((line) => (line.cart_id !== id ? line : quantity > 0 ? { ...line, quantity } : [])),
      };
      // A read that started before may miss this change, so discard it; another follows once all lines are saved.
      readings++;
      onSaved();
    },
    onRefused: (id, refusal) => onRefused(refusal, lineOf(id)),
    onAway,
  });

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
      pending.keepOnly(lineOf);
      wantChanged();
    } else if (isAway(result.status)) onAway();
    show();
  }

  async function want(id: number, quantity: number): Promise<void> {
    if (!lineOf(id)) return;
    const sent = pending.set(id, quantity);
    show();
    // Read the server's totals, once the last of several changes is saved.
    if (await sent) await reload();
  }

  /** Applies the differences of lines whose pieces have arrived. */
  function wantChanged(): void {
    for (const [key, by] of changes) {
      if (arriving.has(key)) continue;
      changes.delete(key);
      const line = cart.lines.find((one) => joinsLine(one, key));
      if (line) void want(line.cart_id, Math.max(0, (pending.all.get(line.cart_id) ?? line.quantity) + by));
    }
  }

  function change({ productId, variantId }: ShownLine, by: number): void {
    const key = articleKey(productId, variantId);
    changes.set(key, (changes.get(key) ?? 0) + by);
    wantChanged();
    show();
  }

  show();
  return {
    reload,
    want,
    change,
    expect: arriving.expect,
    async flush() {
      await pending.flush();
      await reload();
    },
  };
}
