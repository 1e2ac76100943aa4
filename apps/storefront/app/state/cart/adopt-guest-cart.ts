import type { Refusal } from "@shop/contract/types";
import { isAway } from "../../lib/api/is-away.ts";
import type { BrowserApi } from "../../lib/browser/browser-api.ts";
import type { RunExclusively, KeyValueStorage } from "../browser.ts";
import { readGuestCart, repairGuestCart, writeGuestCart, type GuestLine } from "./guest-cart.ts";

export interface Adoption {
  /** Lines that the server rejected, for example because the product is gone; they have been removed. */
  refused: { line: GuestLine; refusal: Refusal }[];
  /** False if lines remain for a later attempt because the server was unavailable. */
  finished: boolean;
}

/**
 * Moves the guest's lines into the server's cart one by one (specification, section 4), each piece
 * exactly once. Every line has had a key since it was created, and the server remembers how much
 * of it was moved, so sending it again (after a broken connection, a closed page, or from another
 * tab) is idempotent. The lock only spares tabs the duplicate work; pages without HTTPS have none.
 */
export function adoptGuestCart(
  api: BrowserApi,
  storage: KeyValueStorage,
  runExclusively: RunExclusively,
): Promise<Adoption> {
  return runExclusively("adopt-guest-cart", async () => {
    const refused: Adoption["refused"] = [];
    for (;;) {
      repairGuestCart(storage);
      const [first] = readGuestCart(storage);
      // A line without a key (storage does not work) cannot be sent idempotently.
      if (!first?.key) return { refused, finished: !first };
      const { id: product_id, quantity, variant_option_id, key, price, was = price } = first;
      const seen_price = was || undefined;
      const result = await api("cart.adopt", {
        body: { product_id, quantity, variant_option_id, line: key, seen_price },
      });
      if (!result.ok && (isAway(result.status) || result.status === 401)) return { refused, finished: false };
      if (!result.ok) refused.push({ line: first, refusal: result.refusal });
      // Read again: pieces may have been added in the meantime, to this line too.
      const isDone = (line: GuestLine) => line.key === key && (!result.ok || line.quantity <= quantity);
      writeGuestCart(
        storage,
        readGuestCart(storage).filter((line) => !isDone(line)),
      );
    }
  });
}
