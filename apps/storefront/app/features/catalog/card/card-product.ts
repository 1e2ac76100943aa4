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

/** What is to be paid now; null where the price is on request. */
export function payable(product: Pick<CardProduct, "price" | "promo_price">): number | null {
  return product.promo_price ?? product.price;
}

/** Whole percents that a promotion takes off, 0 where there is none worth telling. */
export function percentOff(product: Pick<CardProduct, "price" | "promo_price">): number {
  if (product.price === null || product.promo_price === null || product.price <= 0) return 0;
  return Math.max(0, Math.floor((1 - product.promo_price / product.price) * 100));
}
