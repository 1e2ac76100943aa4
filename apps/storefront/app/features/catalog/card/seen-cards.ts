import { useMemo } from "react";
import { unpackCards, type CardProduct, type CardRows } from "./card-product.ts";

/** The cards that this browser has shown, by product id. Empty on the server, which serves all visitors. */
const seen = new Map<number, CardProduct>();

export const seenCard = (id: number): CardProduct | undefined => seen.get(id);

/** Unpacks cards and remembers them for the product pages that they lead to. */
export function useCards(rows: CardRows): CardProduct[] {
  return useMemo(() => {
    const cards = unpackCards(rows);
    if (!import.meta.env.SSR) for (const card of cards) seen.set(card.id, card);
    return cards;
  }, [rows]);
}
