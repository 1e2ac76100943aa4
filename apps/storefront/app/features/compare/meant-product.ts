import type { CallData } from "@shop/contract/types";
import { specsOf } from "../../lib/catalog/specs-of.ts";
import { variantName } from "../../lib/catalog/variant-name.ts";

export type ComparedDetail = CallData<"products.byIds">[number];

/** A product as it is compared. */
export type ComparedProduct = ComparedDetail & {
  /** Name of the chosen variant. */
  variantName?: string;
};

/** The data to compare: those of the chosen variant, or of all variants together. */
export function meantProduct(product: ComparedDetail, chosen: number | undefined): ComparedProduct {
  const variant = product.variants.find(({ variant_option_id: id }) => id === chosen);
  if (!variant) return { ...product, specs: specsOf(product.specs, product.variants) };
  const { price, promo_price, in_stock, few_left, variant_option_id } = variant;
  return {
    ...product,
    variant_option_id,
    price,
    promo_price,
    in_stock,
    few_left,
    price_from: false,
    image: variant.image || product.image,
    specs: specsOf(product.specs, [variant]),
    variantName: variantName(variant),
  };
}
