import type { ProductVariant } from "@shop/contract/types";

/** What a variant is called beside its product: all that was chosen for it. */
export const variantName = ({ options }: Pick<ProductVariant, "options">): string => options.join(" / ");
