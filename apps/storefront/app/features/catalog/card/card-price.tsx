import { Price } from "../../../ui/price.tsx";
import type { CardProduct } from "./card-product.ts";

type Priced = Pick<CardProduct, "price" | "promo_price"> & { price_from?: boolean };

/** A product's price, its former price during a promotion, and riel if the store shows it. */
export function ProductPrice({ product, size = "medium" }: { product: Priced; size?: "small" | "medium" | "large" }) {
  return (
    <Price
      price={product.price}
      promo={product.promo_price}
      from={product.price_from ?? false}
      size={size}
      riel={size !== "small"}
    />
  );
}
