import type { CartLine } from "@shop/contract/types";
import type { GuestLine } from "./guest-cart.ts";

/** A line of the cart as it is shown, of a guest or of a customer. */
export interface ShownLine {
  key: string;
  productId: number;
  name: string;
  image: string;
  variantName: string | null;
  /** Decimal major units; null where the product has no price any more. */
  price: number | null;
  quantity: number;
  /** Pieces that can be had; null where that is not known here. */
  stock: number | null;
  available: boolean;
  /** The time of a person that is held for a service. */
  booking?: CartLine["booking"];
}

export interface ShownCart {
  /** False until it is known what is in the cart. */
  known: boolean;
  lines: ShownLine[];
  /** Pieces in all lines. */
  count: number;
  total: number;
  /** Null for a guest: it is the server's to say. */
  deliveryFee: number | null;
  grandTotal: number;
}

const countOf = (lines: ShownLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The sum of the lines, in decimal major units; counted in hundredths, for 0.1 + 0.2 is not 0.3. */
export function sumOf(lines: ShownLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + Math.round((price ?? 0) * 100) * quantity, 0) / 100;
}

export const emptyCart: ShownCart = { known: false, lines: [], count: 0, total: 0, deliveryFee: null, grandTotal: 0 };

/** A guest's cart; the totals of a server's are not kept (specification, section 4). */
export function guestView(guestLines: GuestLine[]): ShownCart {
  const lines = guestLines.map((line, index) => ({
    key: `guest-${index}`,
    productId: line.id,
    name: line.name,
    image: line.image,
    variantName: line.variant_name,
    price: line.price,
    quantity: line.quantity,
    stock: null,
    available: true,
  }));
  const total = sumOf(lines);
  return { known: true, lines, count: countOf(lines), total, deliveryFee: null, grandTotal: total };
}

export interface ServerCart {
  lines: CartLine[];
  total: number;
  delivery_fee: number;
  grand_total: number;
}

/**
 * The server's cart with what the shopper has changed since: `pending` has quantities by
 * `cart_id`, 0 for a line that is being taken out. While something is pending, the total is the
 * sum of what is shown; the server's own takes its place when it has answered.
 */
export function serverView(cart: ServerCart, pending: ReadonlyMap<number, number>): ShownCart {
  const lines = cart.lines
    .map((line) => ({
      key: String(line.cart_id),
      productId: line.product_id,
      name: line.name,
      image: line.image,
      variantName: line.variant_name,
      price: line.price,
      quantity: pending.get(line.cart_id) ?? line.quantity,
      stock: line.stock,
      available: line.available,
      ...(line.booking && { booking: line.booking }),
    }))
    .filter(({ quantity }) => quantity > 0);
  const changed = cart.lines.some(({ cart_id, quantity }) => (pending.get(cart_id) ?? quantity) !== quantity);
  const total = changed ? sumOf(lines.filter(({ available }) => available)) : cart.total;
  const fee = lines.length > 0 ? cart.delivery_fee : 0;
  return { known: true, lines, count: countOf(lines), total, deliveryFee: fee, grandTotal: changed ? Math.round((total + fee) * 100) / 100 : cart.grand_total };
}
