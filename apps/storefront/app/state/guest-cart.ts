import { maxLines, maxQuantity } from "@shop/contract/limits";
import { storageKeys } from "../lib/constants.ts";
import { isRandomKey, readJson, type Shelf } from "./browser.ts";

/** A line of the cart in the browser (specification, section 3). `id` is the product's. */
export interface GuestLine {
  id: number;
  name: string;
  image: string;
  /** Decimal major units, as shown when it was added; the server prices anew. */
  price: number;
  quantity: number;
  variant_name: string | null;
  variant_option_id: number | null;
  /** Set once the line has been sent to the server, so that sending it again counts once. */
  key?: string;
}

/** Longest text of a line; names and addresses of pictures are shorter. */
const maxText = 500;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

function lineOf(value: unknown): GuestLine | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, name, image, price, quantity, variant_name, variant_option_id, key } = value as Record<string, unknown>;
  const product = Number(id);
  const pieces = Math.trunc(Number(quantity));
  if (!isId(product) || typeof name !== "string" || !(pieces >= 1)) return null;
  const variant = variant_option_id === null || variant_option_id === undefined ? null : Number(variant_option_id);
  if (variant !== null && !isId(variant)) return null;
  return {
    id: product,
    name: name.slice(0, maxText),
    image: typeof image === "string" && image.length <= maxText ? image : "",
    price: Number.isFinite(Number(price)) ? Number(price) : 0,
    quantity: Math.min(pieces, maxQuantity),
    variant_name: typeof variant_name === "string" ? variant_name.slice(0, maxText) : null,
    variant_option_id: variant,
    ...(isRandomKey(key) && { key }),
  };
}

/** The lines that are kept; whatever was damaged is left out. */
export function readGuestCart(shelf: Shelf): GuestLine[] {
  const value = readJson(shelf, storageKeys.cart);
  return Array.isArray(value) ? value.map(lineOf).filter((line) => line !== null).slice(0, maxLines) : [];
}

export function writeGuestCart(shelf: Shelf, lines: GuestLine[]): void {
  shelf.set(storageKeys.cart, JSON.stringify(lines));
}

/** Puts what could be read in the place of what is kept, where that was damaged, old or too much. */
export function repairGuestCart(shelf: Shelf): void {
  const lines = readGuestCart(shelf);
  const kept = shelf.get(storageKeys.cart);
  if (kept !== null && kept !== JSON.stringify(lines)) writeGuestCart(shelf, lines);
}

const sameGoods = (one: GuestLine, other: GuestLine) => one.id === other.id && one.variant_option_id === other.variant_option_id;

/**
 * Adds pieces: to the line of the same product and variant, or as a new line (design, section 5).
 * A line that is on its way to the server stays as it was sent.
 */
export function addLine(lines: GuestLine[], added: GuestLine): GuestLine[] {
  const at = lines.findIndex((line) => sameGoods(line, added) && !line.key);
  if (at < 0) return [...lines, added];
  return lines.map((line, index) => (index === at ? { ...added, quantity: Math.min(line.quantity + added.quantity, maxQuantity) } : line));
}

/** Changes a line's quantity by one; blocked at 1, and without effect for an index that is none (specification, section 5). */
export function changeQuantity(lines: GuestLine[], index: number, by: 1 | -1): GuestLine[] {
  const line = lines[index];
  if (!line) return lines;
  const quantity = line.quantity + by;
  if (quantity < 1 || quantity > maxQuantity) return lines;
  const { key: _sent, ...rest } = line;
  return lines.with(index, { ...rest, quantity });
}

export function removeLine(lines: GuestLine[], index: number): GuestLine[] {
  return lines[index] ? lines.toSpliced(index, 1) : lines;
}
