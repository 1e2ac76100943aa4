import type { ChatPart, ProductCard } from "@shop/contract/types";

type WithProducts = Extract<ChatPart, { products: ProductCard[] }>;
type WithProduct = Extract<ChatPart, { product: ProductCard }>;
type Replace<Part, Key extends string, Value> = Part extends unknown ? Omit<Part, Key> & Record<Key, Value> : never;

/** A part as it is stored: products by their ids, so that a conversation shows current prices when it is read again. */
export type StoredPart =
  | Replace<WithProducts, "products", number[]>
  | Replace<WithProduct, "product", number>
  | Exclude<ChatPart, WithProducts | WithProduct>;

export function storePart(part: ChatPart): StoredPart {
  if ("products" in part) return { ...part, products: part.products.map(({ id }) => id) };
  if ("product" in part) return { ...part, product: part.product.id };
  return part;
}

/** Ids of the products that parts show. */
export function productIdsOf(parts: readonly StoredPart[]): number[] {
  return parts.flatMap((part) => ("products" in part ? part.products : "product" in part ? [part.product] : []));
}

/** A part as it is shown, with products as they are now; null where the store sells none of them any more. */
export function showPart(part: StoredPart, cards: ReadonlyMap<number, ProductCard>): ChatPart | null {
  if ("product" in part) {
    const product = cards.get(part.product);
    return product ? { ...part, product } : null;
  }
  if (!("products" in part)) return part;
  const kept = part.products.flatMap((id, index) => (cards.has(id) ? [{ index, card: cards.get(id)! }] : []));
  if (kept.length === 0) return null;
  const products = kept.map(({ card }) => card);
  if (part.type === "products") return { ...part, products };
  return {
    ...part,
    products,
    rows: part.rows.map(({ label, values }) => ({ label, values: kept.map(({ index }) => values[index] ?? null) })),
  };
}
