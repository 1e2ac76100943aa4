/** The path of a sub-category's page, without language prefix (specification, section 2). */
export const subcategoryPath = (categoryId: number, subcategoryId: number): string =>
  `/category/${categoryId}/sub/${subcategoryId}`;
