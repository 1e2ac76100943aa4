import type { ProductCard } from "@shop/contract/types";
import { productPath } from "../../../lib/links/product-path.ts";

/** A product as cards show it: no more than they render, since a page carries it twice. */
export interface CardProduct {
  id: number;
  name: string;
  image: string;
  /** Null also where the name has it. */
  brand: string | null;
  price: number | null;
  promo_price: number | null;
  price_from: boolean;
  in_stock: boolean;
  /** True where an option has to be chosen first, which the product's page is for. */
  varied: boolean;
  /** The variant that the list asks for, with the options that it asked for in one line; null where it asks for none. */
  asked: { variant: number; options: string } | null;
}

type ListedProduct = Pick<ProductCard, Exclude<keyof CardProduct, "varied" | "asked"> | "variant_option_type" | "variant_option_id" | "asked_options">;

export function toCard(product: ListedProduct): CardProduct {
  const { id, name, image, price, promo_price, price_from, in_stock } = product;
  const brand = product.brand && !name.toLowerCase().includes(product.brand.toLowerCase()) ? product.brand : null;
  return { id, name, image, brand, price, promo_price, price_from, in_stock, varied: product.variant_option_type.length > 0, asked: askedOf(product) };
}

/** The variant of a product that its list asks for. */
export function askedOf({ variant_option_id: variant, asked_options: options }: Pick<ListedProduct, "variant_option_id" | "asked_options">): CardProduct["asked"] {
  return options && variant !== null ? { variant, options: options.join(" / ") } : null;
}

/**
 * Cards as a loader hands them on: a line each, values between tabs. The page carries them beside
 * its HTML, and as objects they take three times the room and the router's time.
 */
export type CardRows = string & { readonly rows: unique symbol };

const written = (value: number | null) => (value === null ? "" : String(value));
const read = (value: string) => (value === "" ? null : Number(value));
const plain = (text: string) => text.replace(/\s+/g, " ");

function rowOf({ id, name, image, brand, price, promo_price, price_from, in_stock, varied, asked }: CardProduct): string {
  const marks = (price_from ? "f" : "") + (in_stock ? "s" : "") + (varied ? "v" : "");
  return [id, plain(name), plain(image), plain(brand ?? ""), written(price), written(promo_price), marks, ...(asked ? [asked.variant, plain(asked.options)] : [])].join("\t");
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
  const [id, name, image, brand, price, promo, marks, variant, options] = row.split("\t") as [string, string, string, string, string, string, string, string?, string?];
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
    asked: variant === undefined ? null : { variant: Number(variant), options: options! },
  };
}

export const unpackCards = (cards: CardRows): CardProduct[] => rowsOf(cards).map(unpackCard);

/** The first of them, without reading the others. */
export const firstCard = (cards: CardRows): CardProduct | undefined => unpackCards(cards.split("\n", 1)[0] as CardRows)[0];

/** Where the card of a product leads. */
export const pathOf = ({ id, asked }: Pick<CardProduct, "id" | "asked">): string => productPath(id, asked?.variant);

/** What is to be paid now; null where the price is on request. */
export function payable(product: Pick<CardProduct, "price" | "promo_price">): number | null {
  return product.promo_price ?? product.price;
}

/** Whole percents that a promotion takes off, 0 where there is none worth telling. */
export function percentOff(product: Pick<CardProduct, "price" | "promo_price">): number {
  if (product.price === null || product.promo_price === null || product.price <= 0) return 0;
  return Math.max(0, Math.floor((1 - product.promo_price / product.price) * 100));
}
