/** Most pieces of one product in one line of a cart. */
export const maxQuantity = 999;
/** Most lines of one cart. */
export const maxLines = 100;
