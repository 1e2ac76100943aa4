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

export function toCard(product: Pick<ProductCard, Exclude<keyof CardProduct, "varied"> | "variant_option_type">): CardProduct {
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

export function packCards(products: readonly CardProduct[]): CardRows {
  const rows = products.map(({ id, name, image, brand, price, promo_price, price_from, in_stock, varied }) =>
    [id, plain(name), plain(image), plain(brand ?? ""), written(price), written(promo_price), (price_from ? "f" : "") + (in_stock ? "s" : "") + (varied ? "v" : "")].join("\t"),
  );
  return rows.join("\n") as CardRows;
}

export function unpackCards(rows: CardRows): CardProduct[] {
  if (rows === "") return [];
  return rows.split("\n").map((row) => {
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
  });
}

/** The first of them, without reading the others. */
export const firstCard = (rows: CardRows): CardProduct | undefined => unpackCards(rows.split("\n", 1)[0] as CardRows)[0];

/** What is to be paid now; null where the price is on request. */
export function payable(product: Pick<CardProduct, "price" | "promo_price">): number | null {
  return product.promo_price ?? product.price;
}

/** Whole percents that a promotion takes off, 0 where there is none worth telling. */
export function percentOff(product: Pick<CardProduct, "price" | "promo_price">): number {
  if (product.price === null || product.promo_price === null || product.price <= 0) return 0;
  return Math.max(0, Math.floor((1 - product.promo_price / product.price) * 100));
}
