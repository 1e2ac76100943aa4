import type { ProductCard } from "@shop/contract/types";

/** A product as cards show it: no more than they render, since a page carries it twice. */
export interface CardProduct {
  id: number;
  name: string;
  image: string;
  /** Null also where the name begins with it. */
  brand: string | null;
  price: number | null;
  promo_price: number | null;
  price_from: boolean;
  in_stock: boolean;
  /** True where an option has to be chosen first, which the product's page is for. */
  varied: boolean;
}

type ListedProduct = Pick<ProductCard, Exclude<keyof CardProduct, "varied"> | "variant_option_type">;

export function toCard(product: ListedProduct): CardProduct {
  const { id, name, image, price, promo_price, price_from, in_stock } = product;
  const brand = product.brand && !name.toLowerCase().startsWith(product.brand.toLowerCase()) ? product.brand : null;
  return { id, name, image, brand, price, promo_price, price_from, in_stock, varied: product.variant_option_type.length > 0 };
}

/**
 * Cards as a loader hands them on: a line each, values between tabs. The page carries them beside
 * its HTML, and as objects they take three times the room and the router's time.
 */
export type CardRows = string & { readonly rows: unique symbol };

const written = (value: number | null) => (value === null ? "" : String(value));
const read = (value: string) => (value === "" ? null : Number(value));
const plain = (text: string) => text.replace(/\s+/g, " ");

function rowOf({ id, name, image, brand, price, promo_price, price_from, in_stock, varied }: CardProduct): string {
  return [id, plain(name), plain(image), plain(brand ?? ""), written(price), written(promo_price), (price_from ? "f" : "") + (in_stock ? "s" : "") + (varied ? "v" : "")].join("\t");
}

export const packCards = (products: readonly CardProduct[]): CardRows => products.map(rowOf).join("\n") as CardRows;

/** By the API's own cards: those of kept pages are the same ones until something of them changes. */
const rows = new WeakMap<ListedProduct, string>();

/** The cards of products, packed. */
export function packProducts(products: readonly ListedProduct[]): CardRows {
  const packed = products.map((product) => {
    const row = rows.get(product) ?? rowOf(toCard(product));
    rows.set(product, row);
    return row;
  });
  return packed.join("\n") as CardRows;
}

/** What each card was packed into. */
export const rowsOf = (cards: CardRows): string[] => (cards === "" ? [] : cards.split("\n"));

export function unpackCard(row: string): CardProduct {
  const [id, name, image, brand, price, promo, marks] = row.split("\t") as [string, string, string, string, string, string, string];
  return {
    id: Number(id),
    name,
    image,
    brand: brand || null,
    price: read(price),
    promo_price: read(promo),
    price_from: marks.includes("f"),
    in_stock: marks.includes("s"),
    varied: marks.includes("v"),
  };
}

export const unpackCards = (cards: CardRows): CardProduct[] => rowsOf(cards).map(unpackCard);

/** The first of them, without reading the others. */
export const firstCard = (cards: CardRows): CardProduct | undefined => unpackCards(cards.split("\n", 1)[0] as CardRows)[0];

/** What is to be paid now; null where the price is on request. */
export function payable(product: Pick<CardProduct, "price" | "promo_price">): number | null {
  return product.promo_price ?? product.price;
}

/** Whole percents that a promotion takes off, 0 where there is none worth telling. */
export function percentOff(product: Pick<CardProduct, "price" | "promo_price">): number {
  if (product.price === null || product.promo_price === null || product.price <= 0) return 0;
  return Math.max(0, Math.floor((1 - product.promo_price / product.price) * 100));
}
