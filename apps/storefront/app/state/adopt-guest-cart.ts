import type { Client } from "@shop/contract/client";
import type { Refusal } from "@shop/contract/types";
import { randomKey, type Alone, type Shelf } from "./browser.ts";
import { readGuestCart, writeGuestCart, type GuestLine } from "./guest-cart.ts";
import { isAway } from "./server-cart.ts";

export interface Adoption {
  /** Lines that the server refused, such as of products that have gone; they are no longer kept. */
  refused: { line: GuestLine; refusal: Refusal }[];
  /** False where lines stay here for another time, because the server was away. */
  finished: boolean;
}

/**
 * Pushes the guest's lines to the server's cart one by one (specification, section 4), each
 * exactly once: a line's key is kept beside it before it is sent, so that a broken connection or
 * a closed page sends the same key again, and one tab at a time does this.
 */
export function adoptGuestCart(api: Client, shelf: Shelf, alone: Alone): Promise<Adoption> {
  return alone("adopt-guest-cart", async () => {
    const refused: Adoption["refused"] = [];
    for (;;) {
      const lines = readGuestCart(shelf);
      const first = lines[0];
      if (!first) return { refused, finished: true };
      const key = first.key ?? randomKey();
      if (!first.key) writeGuestCart(shelf, lines.with(0, { ...first, key }));
      const { id: product_id, quantity, variant_option_id } = first;
      const result = await api("cart.adopt", { body: { product_id, quantity, variant_option_id } }, { idempotencyKey: key });
      if (!result.ok && (isAway(result.status) || result.status === 401)) return { refused, finished: false };
      if (!result.ok) refused.push({ line: first, refusal: result.refusal });
      // Read anew: another tab may have added something in the meantime.
      writeGuestCart(shelf, readGuestCart(shelf).filter((line) => line.key !== key));
    }
  });
}
