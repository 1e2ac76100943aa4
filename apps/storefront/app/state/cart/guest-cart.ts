import { maxLines, maxQuantity } from "@shop/contract/limits";
import { storageKeys } from "../../lib/constants.ts";
import { articleOf } from "./article-key.ts";
import { isId, isRandomKey, storedNumber, randomKey, readList, type KeyValueStorage } from "../browser.ts";

/** A line of the cart in the browser (specification, section 3). `id` is the product's. */
export interface GuestLine {
  id: number;
  name: string;
  image: string;
  /** Decimal major units, as last shown; the server sets the actual price. */
  price: number;
  /** The price when it was added, if that was another. */
  was?: number | undefined;
  quantity: number;
  variant_name: string | null;
  variant_option_id: number | null;
  /**
   * Identifies the line for the server, which moves each piece once however often the line is sent.
   * May be missing in stored data that the shop did not write.
   */
  key?: string;
}

/** Maximum length of a line's texts; real names and image URLs are shorter. */
const maxText = 500;

function lineOf(value: unknown): GuestLine | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, name, image, price, quantity, variant_name, variant_option_id, key, was } = value as Record<
    string,
    unknown
  >;
  const product = storedNumber(id);
  const pieces = Math.trunc(storedNumber(quantity));
  if (!isId(product) || typeof name !== "string" || !(pieces >= 1)) return null;
  const variant =
    variant_option_id === null || variant_option_id === undefined ? null : storedNumber(variant_option_id);
  if (variant !== null && !isId(variant)) return null;
  return {
    id: product,
    name: name.slice(0, maxText),
    image: typeof image === "string" && image.length <= maxText ? image : "",
    price: Number.isFinite(storedNumber(price)) ? storedNumber(price) : 0,
    quantity: Math.min(pieces, maxQuantity),
    variant_name: typeof variant_name === "string" ? variant_name.slice(0, maxText) : null,
    variant_option_id: variant,
    ...(storedNumber(was) > 0 && { was: storedNumber(was) }),
    ...(isRandomKey(key) && { key }),
  };
}

/** The stored lines; damaged ones are skipped. */
export function readGuestCart(storage: KeyValueStorage): GuestLine[] {
  return readList(storage, storageKeys.cart)
    .map(lineOf)
    .filter((line) => line !== null)
    .slice(0, maxLines);
}

/** Makes sure that each line has a unique key. */
function named(lines: GuestLine[]): GuestLine[] {
  const taken = new Set<string>();
  return lines.map((line) => {
    const key = line.key && !taken.has(line.key) ? line.key : randomKey();
    taken.add(key);
    return { ...line, key };
  });
}

export function writeGuestCart(storage: KeyValueStorage, lines: GuestLine[]): void {
  storage.set(storageKeys.cart, JSON.stringify(lines));
}

/** Rewrites the stored cart if it was damaged, outdated, too long or lacked keys. */
export function repairGuestCart(storage: KeyValueStorage): void {
  const lines = named(readGuestCart(storage));
  const stored = storage.get(storageKeys.cart);
  if (stored !== null && stored !== JSON.stringify(lines)) writeGuestCart(storage, lines);
}

/**
 * Adds pieces to the line of the same product and variant, or as a new line. The line keeps its
 * key, so the server moves only the added pieces if it already has the others.
 */
export function addLine(lines: GuestLine[], added: Omit<GuestLine, "key">): GuestLine[] {
  const at = lines.findIndex((line) => articleOf(line) === articleOf(added));
  const { key = randomKey(), quantity = 0 } = lines[at] ?? {};
  const joined = { ...added, quantity: Math.min(quantity + added.quantity, maxQuantity), key };
  return at < 0 ? [...lines, joined] : lines.with(at, joined);
}

/** Changes a line's quantity by one. No effect below 1 or for an index that does not exist (specification, section 5). */
export function changeQuantity(lines: GuestLine[], index: number, by: 1 | -1): GuestLine[] {
  const line = lines[index];
  if (!line) return lines;
  const quantity = line.quantity + by;
  if (quantity < 1 || quantity > maxQuantity) return lines;
  return lines.with(index, { ...line, quantity });
}

export function removeLine(lines: GuestLine[], index: number): GuestLine[] {
  return lines[index] ? lines.toSpliced(index, 1) : lines;
}
