import type { ProductCard } from "@shop/contract/types";
import { productPath } from "../../../lib/links/product-path.ts";

/** A product as shown on a card. Only what is rendered, since a page contains it twice (HTML and loader data). */
export interface CardProduct {
  id: number;
  name: string;
  image: string;
  /** Null also if the name already contains it. */
  brand: string | null;
  price: number | null;
  promo_price: number | null;
  price_from: boolean;
  in_stock: boolean;
  /** Whether an option has to be chosen first, on the product's page. */
  varied: boolean;
  /** The variant and options that the list's search or filters ask for; null if they ask for none. */
  asked: { variant: number; options: string } | null;
}

type ListedProduct = Pick<
  ProductCard,
  Exclude<keyof CardProduct, "varied" | "asked"> | "variant_option_type" | "variant_option_id" | "asked_options"
>;

export function toCard(product: ListedProduct): CardProduct {
  const { id, name, image, price, promo_price, price_from, in_stock } = product;
  const brand = product.brand && !name.toLowerCase().includes(product.brand.toLowerCase()) ? product.brand : null;
  return {
    id,
    name,
    image,
    brand,
    price,
    promo_price,
    price_from,
    in_stock,
    varied: product.variant_option_type.length > 0,
    asked: askedOf(product),
  };
}

/** The variant that a product's list asks for. */
export function askedOf({
  variant_option_id: variant,
  asked_options: options,
}: Pick<ListedProduct, "variant_option_id" | "asked_options">): CardProduct["asked"] {
  return options && variant !== null ? { variant, options: options.join(" / ") } : null;
}

/**
 * Cards in the compact form that loaders return: one line each, with tab-separated values. The page
 * contains them beside its HTML; objects would take three times the space and more of the router's
 * time.
 */
export type CardRows = string & { readonly rows: unique symbol };

const written = (value: number | null) => (value === null ? "" : String(value));
const read = (value: string) => (value === "" ? null : Number(value));
const plain = (text: string) => text.replace(/\s+/g, " ");

function rowOf(card: CardProduct): string {
  const { asked } = card;
  const marks = (card.price_from ? "f" : "") + (card.in_stock ? "s" : "") + (card.varied ? "v" : "");
  return [
    card.id,
    plain(card.name),
    plain(card.image),
    plain(card.brand ?? ""),
    written(card.price),
    written(card.promo_price),
    marks,
    ...(asked ? [asked.variant, plain(asked.options)] : []),
  ].join("\t");
}

export const packCards = (products: readonly CardProduct[]): CardRows => products.map(rowOf).join("\n") as CardRows;

/** Packed cards by the API's objects; cached lists reuse the same objects until a product changes. */
const rows = new WeakMap<ListedProduct, string>();

/** Packs products as cards. */
export function packProducts(products: readonly ListedProduct[]): CardRows {
  const packed = products.map((product) => {
    const row = rows.get(product) ?? rowOf(toCard(product));
    rows.set(product, row);
    return row;
  });
  return packed.join("\n") as CardRows;
}

/** The packed form of each card. */
export const rowsOf = (cards: CardRows): string[] => (cards === "" ? [] : cards.split("\n"));

export function unpackCard(row: string): CardProduct {
  const [id, name, image, brand, price, promo, marks, variant, options] = row.split("\t") as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string?,
    string?,
  ];
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

/** Unpacks only the first card. */
export const firstCard = (cards: CardRows): CardProduct | undefined =>
  unpackCards(cards.split("\n", 1)[0] as CardRows)[0];

/** The link of a card. */
export const pathOf = ({ id, asked }: Pick<CardProduct, "id" | "asked">): string => productPath(id, asked?.variant);

/** The price to pay now; null for price on request. */
export function payable(product: Pick<CardProduct, "price" | "promo_price">): number | null {
  return product.promo_price ?? product.price;
}

/** The discount of a promotion in whole percent; 0 if there is none. Of minor units: 40 instead of 50 would be 19 % of decimal ones. */
export function percentOff(product: Pick<CardProduct, "price" | "promo_price">): number {
  if (product.price === null || product.promo_price === null || product.price <= 0) return 0;
  const [price, promo] = [Math.round(product.price * 100), Math.round(product.promo_price * 100)];
  return Math.max(0, Math.floor(((price - promo) * 100) / price));
}
