import { toMajor } from "@shop/kit/money";
import { inLanguage, type Language, type LocalText } from "@shop/kit/locale";
import type { CartLine } from "@shop/contract/types";
import type { Context, StoreRef } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { imageAddress } from "../../platform/pictures/image-address.ts";
import { findOffers, isService, type Offer, type StockPieces } from "../../modules/catalog/public.ts";
import type { CartLineRow } from "../../modules/cart/public.ts";
import { daysUntilDelivery, quoteDelivery, type DeliveryQuote } from "../../modules/delivery/public.ts";
import { isClosedOn, type Store } from "../../modules/stores/public.ts";

/** A cart line with its current offer. */
export interface PricedLine {
  line: CartLineRow;
  offer: Offer;
  /** Minor units; null where the product has no price or is no longer sold. */
  price: number | null;
  /** Minor units: pieces times price. */
  total: number;
  /** It can be checked out: sold here, priced, and there are enough pieces. */
  isAvailable: boolean;
}

interface LinesOfStore {
  storeId: number;
  lines: readonly CartLineRow[];
  /** Pieces that are held for these lines, which count as available. */
  held?: readonly StockPieces[] | undefined;
}

/** The lines of a cart with current prices, promotions and stock. */
export async function priceLines(
  db: Queryable,
  { storeId, lines, held = [] }: LinesOfStore,
  at: Date,
): Promise<PricedLine[]> {
  const offers = await findOffers(db, storeId, lines, at);
  const offerOf = new Map(offers.map((offer) => [`${offer.productId}/${offer.variantId}`, offer]));
  for (const offer of offers) offer.pieces += piecesHeld(offer, held);
  return lines.flatMap((line) => {
    const offer = offerOf.get(`${line.productId}/${line.variantId}`);
    // A product may be deleted at the same time; the foreign key then deletes its cart lines too (migration 0003).
    if (!offer) return [];
    const { price, pieces, choiceIsOpen } = offer;
    return [
      {
        line,
        offer,
        price,
        total: (price ?? 0) * line.quantity,
        isAvailable: price !== null && !choiceIsOpen && pieces >= line.quantity,
      },
    ];
  });
}

/** The total of the lines in minor units. Only available lines are paid for, and count for free delivery. */
export const goodsTotal = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { total, isAvailable }) => (isAvailable ? sum + total : sum), 0);

/** Whether any of the lines is delivered. Services are not. */
export const isDelivered = (lines: readonly PricedLine[]): boolean =>
  lines.some(({ offer }) => !isService(offer.categoryName));

/** The fee and duration of a delivery from today on to an address: 0 while there is no address, or if no goods are available. */
export function deliveryOf(
  store: Pick<Store, "settings" | "info">,
  address: { provinceCode: string | null; lat: number; long: number } | undefined,
  lines: readonly PricedLine[],
  today: string,
): DeliveryQuote {
  if (!address || !isDelivered(lines.filter(({ isAvailable }) => isAvailable))) return { fee: 0, days: null };
  const { fee, days } = quoteDelivery(store, { provinceCode: address.provinceCode, point: address }, goodsTotal(lines));
  return { fee, days: days === null ? null : daysUntilDelivery(days, today, (day) => isClosedOn(store, day)) };
}

/** How many of the held pieces are of this product and variant. */
export function piecesHeld({ productId, variantId, stockStoreId }: Offer, held: readonly StockPieces[]): number {
  const same = held.filter(
    (one) => one.productId === productId && one.variantId === variantId && one.stockStoreId === stockStoreId,
  );
  return same.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The unit of quantities: the catalogue sells by the piece. */
const unitName: LocalText = { en: "Piece", km: "គ្រឿង", zh: "件" };

/** A line as the wire shows it (specification, section 3). */
export function lineWire(
  { env, store, language }: Pick<Context, "env"> & { store: Pick<StoreRef, "currency">; language: Language },
  { line, offer, price, total, isAvailable }: PricedLine,
  booking?: CartLine["booking"],
): CartLine {
  const name = inLanguage(offer.name, language);
  return {
    cart_id: line.id,
    product_id: line.productId,
    name,
    product_name: name,
    image: imageAddress(offer.image, env),
    quantity: line.quantity,
    price: price === null ? null : toMajor(price, store.currency),
    grand_total: toMajor(total, store.currency),
    unit: { id: 1, name: inLanguage(unitName, language) },
    variant_name: offer.variantName && inLanguage(offer.variantName, language),
    variant_option_id: line.variantId || null,
    note: line.note,
    available: isAvailable,
    stock: offer.pieces,
    ...(price !== null &&
      line.seenPrice !== null &&
      line.seenPrice !== price && { seen_price: toMajor(line.seenPrice, store.currency) }),
    ...(booking && { booking }),
  };
}
