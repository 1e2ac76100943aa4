/** The path of a product, with the variant if one is given. */
export const productPath = (id: number, variant: number | null = null): string =>
  variant === null ? `/product/${id}` : `/product/${id}?v=${variant}`;
