import { useMemo } from "react";
import { unpackCards, type CardProduct, type CardRows } from "./card-product.ts";

/** Products that this browser has been shown a card of, as it last was; none on the server, which serves everybody. */
const seen = new Map<number, CardProduct>();

export const seenCard = (id: number): CardProduct | undefined => seen.get(id);

/** The cards that a loader packed, remembered for the pages that they lead to. */
export function useCards(rows: CardRows): CardProduct[] {
  return useMemo(() => {
    const cards = unpackCards(rows);
    if (!import.meta.env.SSR) for (const card of cards) seen.set(card.id, card);
    return cards;
  }, [rows]);
}
