/** Tells apart what is sold: a product, or a variant of it. */
export const articleKey = (productId: number, variantId: number | null) => `${productId}-${variantId}`;

/** The same of what is put in the cart. */
export const articleOf = ({ id, variant_option_id }: { id: number; variant_option_id: number | null }) => articleKey(id, variant_option_id);
