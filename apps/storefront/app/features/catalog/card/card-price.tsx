import { Price } from "../../../ui/price.tsx";
import type { CardProduct } from "./card-product.ts";

type Priced = Pick<CardProduct, "price" | "promo_price"> & { price_from?: boolean };

/** The price of a product: what is asked now, what was asked before, and riel where the store shows both. */
export function ProductPrice({ product, size = "medium" }: { product: Priced; size?: "small" | "medium" | "large" }) {
  return <Price price={product.price} promo={product.promo_price} from={product.price_from ?? false} size={size} riel={size !== "small"} />;
}
