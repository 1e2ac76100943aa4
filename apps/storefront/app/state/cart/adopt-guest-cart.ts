import type { Client } from "@shop/contract/client";
import type { Refusal } from "@shop/contract/types";
import { isAway } from "../../lib/is-away.ts";
import type { Alone, Shelf } from "../browser.ts";
import { readGuestCart, repairGuestCart, writeGuestCart, type GuestLine } from "./guest-cart.ts";

export interface Adoption {
  /** Lines that the server refused, such as of products that have gone; they are no longer kept. */
  refused: { line: GuestLine; refusal: Refusal }[];
  /** False where lines stay here for another time, because the server was away. */
  finished: boolean;
}

/**
 * Pushes the guest's lines to the server's cart one by one (specification, section 4), each of
 * their pieces exactly once: a line has its name from the moment it was made, and the server
 * remembers what it moved of it. So a broken connection, a closed page or another tab may send it
 * again. Locks spare tabs the double work; pages without https have none.
 */
export function adoptGuestCart(api: Client, shelf: Shelf, alone: Alone): Promise<Adoption> {
  return alone("adopt-guest-cart", async () => {
    const refused: Adoption["refused"] = [];
    for (;;) {
      repairGuestCart(shelf);
      const [first] = readGuestCart(shelf);
      // One that cannot be named would be sent under ever new names.
      if (!first?.key) return { refused, finished: !first };
      const { id: product_id, quantity, variant_option_id, key } = first;
      const result = await api("cart.adopt", { body: { product_id, quantity, variant_option_id, line: key } });
      if (!result.ok && (isAway(result.status) || result.status === 401)) return { refused, finished: false };
      if (!result.ok) refused.push({ line: first, refusal: result.refusal });
      // Read anew: something may have been added in the meantime, to this line too.
      const isDone = (line: GuestLine) => line.key === key && (!result.ok || line.quantity <= quantity);
      writeGuestCart(shelf, readGuestCart(shelf).filter((line) => !isDone(line)));
    }
  });
}
