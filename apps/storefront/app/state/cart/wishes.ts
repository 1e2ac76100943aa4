import type { Client } from "@shop/contract/client";
import type { CartLine, Refusal } from "@shop/contract/types";
import { customerKeys } from "../../lib/constants.ts";
import { isAway } from "../../lib/is-away.ts";
import { readList, type Shelf } from "../browser.ts";

export interface WishesParts {
  api: Client;
  shelf: Shelf;
  /** Called with a line's quantity that the server has taken, 0 for one that it has taken out. */
  onSaved: (id: number, quantity: number) => void;
  onRefused: (refusal: Refusal, id: number) => void;
  onAway: () => void;
}

export interface Wishes {
  /** Quantities that the server has not taken yet, by `cart_id`; 0 to take the line out. */
  pending: ReadonlyMap<number, number>;
  /** Wants a quantity of a line. Resolves when the server has it or has refused it, or where it is away: true if no other is under way. */
  want: (id: number, quantity: number) => Promise<boolean>;
  /** Keeps what is wanted of the lines that are there, and forgets it of those that are gone. */
  keep: (lines: readonly CartLine[]) => void;
  /** Sends what could not be sent before. */
  flush: () => Promise<unknown>;
}

/** What was wanted on an earlier page; damaged wishes are left out. */
function readPending(shelf: Shelf): Map<number, number> {
  const isWish = (one: unknown): one is [number, number] => Array.isArray(one) && one.length === 2 && one.every((number) => Number.isSafeInteger(number) && number >= 0);
  return new Map(readList(shelf, customerKeys.cartWishes).filter(isWish));
}

/**
 * What the shopper wants of the lines of a cart, sent as absolute quantities, one call under way
 * per line; the last wish wins. What the network keeps from the server stays wished for, over a
 * reload too.
 */
export function createWishes({ api, shelf, onSaved, onRefused, onAway }: WishesParts): Wishes {
  const pending = readPending(shelf);
  const underWay = new Set<number>();
  let flushes = 0;

  const write = () => shelf.set(customerKeys.cartWishes, pending.size > 0 ? JSON.stringify([...pending]) : null);

  const send = (id: number, quantity: number) =>
    quantity === 0 ? api("cart.remove", { params: { id } }) : api("cart.update", { params: { id }, body: { set: quantity } });

  /** Sends a line's last wish until the server has it; where it is away, the wish waits. */
  async function settle(id: number): Promise<boolean> {
    if (underWay.has(id)) return false;
    underWay.add(id);
    for (let wish = pending.get(id); wish !== undefined; wish = pending.get(id)) {
      const before = flushes;
      const result = await send(id, wish);
      if (!result.ok && isAway(result.status)) {
        // The network came back while this was being given up.
        if (flushes !== before) continue;
        onAway();
        break;
      }
      const overtaken = pending.get(id) !== wish;
      if (!overtaken) pending.delete(id);
      if (result.ok || (wish === 0 && result.refusal.error === "line_not_found")) onSaved(id, wish);
      else if (!overtaken) onRefused(result.refusal, id);
    }
    underWay.delete(id);
    write();
    return underWay.size === 0;
  }

  return {
    pending,
    want(id, quantity) {
      pending.set(id, quantity);
      write();
      return settle(id);
    },
    keep(lines) {
      for (const id of pending.keys()) if (!underWay.has(id) && !lines.some((line) => line.cart_id === id)) pending.delete(id);
      write();
    },
    flush() {
      flushes++;
      return Promise.all([...pending.keys()].map(settle));
    },
  };
}
