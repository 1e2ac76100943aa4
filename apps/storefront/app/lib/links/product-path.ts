/** The path of a product, in the variant that is meant where one is. */
export const productPath = (id: number, variant: number | null = null): string => (variant === null ? `/product/${id}` : `/product/${id}?v=${variant}`);
