import type { CartLine } from "@shop/contract/types";
import { articleKey, articleOf } from "./article-key.ts";
import type { GuestLine } from "./guest-cart.ts";

/** A cart line as displayed, of a guest or a customer. */
export interface ShownLine {
  key: string;
  productId: number;
  name: string;
  image: string;
  variantId: number | null;
  variantName: string | null;
  /** Decimal major units; null if the product no longer has a price. */
  price: number | null;
  /** The price when it was added, if that was another. */
  was?: number | undefined;
  quantity: number;
  /** Available pieces; null if unknown. */
  stock: number | null;
  available: boolean;
  /** Some of its pieces are still on their way to the server. */
  arriving?: true;
  /** The appointment that is held for a service. */
  booking?: CartLine["booking"];
}

export interface ShownCart {
  /** False until the contents are known. */
  known: boolean;
  /** Confirmed by the server, with no change pending. Absent for a guest. */
  settled?: boolean;
  lines: ShownLine[];
  /** Sum of all quantities. */
  count: number;
  total: number;
  /** "later" if only the server can say, or no address is chosen yet; null if nothing is delivered, as with services only. */
  deliveryFee: number | "later" | null;
  grandTotal: number;
}

const countOf = (lines: ShownLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The sum of the lines in decimal major units. Computed in hundredths, because 0.1 + 0.2 is not 0.3. */
export function sumOf(lines: ShownLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + Math.round((price ?? 0) * 100) * quantity, 0) / 100;
}

export const emptyCart: ShownCart = { known: false, lines: [], count: 0, total: 0, deliveryFee: null, grandTotal: 0 };

/** What a line is of. */
type Pieces = Omit<ArrivingLine, "price"> & Pick<CartLine, "price">;

/** A line, with what is known of it without the server. */
const plainLine = (
  key: string,
  { id, name, image, variant_option_id, variant_name, price, was, quantity }: Pieces,
): ShownLine => ({
  key,
  productId: id,
  name,
  image,
  variantId: variant_option_id,
  variantName: variant_name,
  price,
  was,
  quantity,
  stock: null,
  available: true,
});

/** A guest's cart. Its totals are always computed, never stored (specification, section 4). */
export function guestView(guestLines: GuestLine[]): ShownCart {
  const lines = guestLines.map((line, index) => plainLine(`guest-${index}`, line));
  const total = sumOf(lines);
  return { known: true, lines, count: countOf(lines), total, deliveryFee: "later", grandTotal: total };
}

export interface ServerCart {
  /** False until it has been read from the server, on this or an earlier page. */
  known: boolean;
  lines: CartLine[];
  total: number;
  delivery_fee: number;
  grand_total: number;
  address_id: number | null;
  delivered: boolean;
}

/** Pieces that were added and are on their way to the server. */
export type ArrivingLine = Omit<GuestLine, "key">;

/** Whether added pieces of an article join this line; never one that holds an appointment. */
export const joinsLine = (line: CartLine, key: string) =>
  !line.booking && articleKey(line.product_id, line.variant_option_id) === key;

/** Adds the arriving pieces, to an existing line or as a line of their own. */
function withArriving(lines: ShownLine[], known: readonly CartLine[], arriving: readonly ArrivingLine[]): ShownLine[] {
  return arriving.reduce((shown, added) => {
    const article = articleOf(added);
    const line = known.find((one) => joinsLine(one, article));
    const key = line ? String(line.cart_id) : `arriving-${article}`;
    const at = shown.findIndex((one) => one.key === key);
    const joined = shown[at];
    return joined
      ? shown.with(at, { ...joined, quantity: joined.quantity + added.quantity, arriving: true })
      : [...shown, { ...plainLine(key, added), arriving: true }];
  }, lines);
}

/**
 * The server's cart with the shopper's pending changes applied optimistically. `pending` holds
 * quantities by `cart_id` (0 for a line being removed), `arriving` the added pieces, and `changes`
 * the differences by `articleKey` that wait for those. While anything is pending, the total is the
 * sum of the displayed lines; then the server's own total replaces it.
 */
export function serverView(
  cart: ServerCart,
  pending: ReadonlyMap<number, number>,
  arriving: readonly ArrivingLine[],
  changes: ReadonlyMap<string, number>,
): ShownCart {
  const there = cart.lines
    .map((line) => ({
      ...plainLine(String(line.cart_id), { ...line, id: line.product_id, was: line.seen_price }),
      quantity: pending.get(line.cart_id) ?? line.quantity,
      stock: line.stock,
      available: line.available,
      ...(line.booking && { booking: line.booking }),
    }))
    .filter(({ quantity }) => quantity > 0);
  const lines = withArriving(there, cart.lines, arriving)
    .map((line) =>
      line.arriving
        ? { ...line, quantity: line.quantity + (changes.get(articleKey(line.productId, line.variantId)) ?? 0) }
        : line,
    )
    .filter(({ quantity }) => quantity > 0);
  const changed =
    arriving.length > 0 || cart.lines.some(({ cart_id, quantity }) => (pending.get(cart_id) ?? quantity) !== quantity);
  const total = changed ? sumOf(lines.filter(({ available }) => available)) : cart.total;
  const delivered = cart.delivered && lines.length > 0;
  const fee = delivered ? cart.delivery_fee : 0;
  return {
    known: cart.known,
    settled: cart.known && !changed,
    lines,
    count: countOf(lines),
    total,
    deliveryFee: !delivered ? null : cart.address_id === null ? "later" : fee,
    grandTotal: changed ? Math.round((total + fee) * 100) / 100 : cart.grand_total,
  };
}
