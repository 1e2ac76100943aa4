import type { Refusal } from "@shop/contract/types";
import { isAway } from "../../lib/api/is-away.ts";
import type { BrowserApi } from "../../lib/browser/browser-api.ts";
import type { KeyValueStorage } from "../browser.ts";
import { readPending, writePending } from "./stored-server-cart.ts";

interface PendingParts {
  api: BrowserApi;
  storage: KeyValueStorage;
  /** Called after the server accepted a line's quantity. */
  onSaved: (id: number, quantity: number) => void;
  /** Called after the server rejected a line's quantity, unless the shopper has set another one since. */
  onRefused: (id: number, refusal: Refusal) => void;
  /** Called when the server was unavailable: what is pending is sent again by the next `flush`. */
  onAway: () => void;
}

export interface PendingQuantities {
  /** By `cart_id`; 0 for a line that is being removed. */
  all: ReadonlyMap<number, number>;
  /** Stores a line's quantity and sends it. Resolves when it is no longer being sent, with whether nothing else is. */
  set: (id: number, quantity: number) => Promise<boolean>;
  /** Forgets what was set for lines that are no longer there, but for those being sent. */
  keepOnly: (isThere: (id: number) => unknown) => void;
  /** Sends everything that could not be sent before. */
  flush: () => Promise<unknown>;
}

/**
 * The quantities that a customer has set and the server does not have yet. They are sent as absolute numbers, with one
 * request per line at a time; the last value wins. What the network prevents stays pending, also after a reload.
 */
export function pendingQuantities({ api, storage, onSaved, onRefused, onAway }: PendingParts): PendingQuantities {
  const all = readPending(storage);
  const underWay = new Set<number>();
  let flushes = 0;

  const keep = () => writePending(storage, all);
  const request = (id: number, quantity: number) =>
    quantity === 0
      ? api("cart.remove", { params: { id } })
      : api("cart.update", { params: { id }, body: { set: quantity } });

  /** False if the server is unavailable, and so no more is to be sent. */
  async function sendLatest(id: number): Promise<boolean> {
    const quantity = all.get(id)!;
    const before = flushes;
    const result = await request(id, quantity);
    if (!result.ok && isAway(result.status)) {
      // If a flush happened during the failed request, the network is back.
      if (flushes === before) onAway();
      return flushes !== before;
    }
    const overtaken = all.get(id) !== quantity;
    if (!overtaken) all.delete(id);
    if (result.ok || (quantity === 0 && result.refusal.error === "line_not_found")) onSaved(id, quantity);
    else if (!overtaken) onRefused(id, result.refusal);
    return true;
  }

  async function send(id: number): Promise<void> {
    if (underWay.has(id)) return;
    underWay.add(id);
    while (all.has(id) && (await sendLatest(id)));
    underWay.delete(id);
    keep();
  }

  return {
    all,
    async set(id, quantity) {
      all.set(id, quantity);
      keep();
      await send(id);
      return underWay.size === 0;
    },
    keepOnly(isThere) {
      for (const id of all.keys()) if (!underWay.has(id) && !isThere(id)) all.delete(id);
      keep();
    },
    flush() {
      flushes++;
      return Promise.all([...all.keys()].map(send));
    },
  };
}
