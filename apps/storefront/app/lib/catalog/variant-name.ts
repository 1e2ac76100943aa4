import type { ProductVariant } from "@shop/contract/types";

/** The name of a variant: its options, without the product. */
export const variantName = ({ options }: Pick<ProductVariant, "options">): string => options.join(" / ");
