/** Identifies what is sold: a product, or one of its variants. */
export const articleKey = (productId: number, variantId: number | null) => `${productId}-${variantId}`;

/** The same key for a cart line or item. */
export const articleOf = ({ id, variant_option_id }: { id: number; variant_option_id: number | null }) =>
  articleKey(id, variant_option_id);
