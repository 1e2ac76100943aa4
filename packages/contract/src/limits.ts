/** Most pieces of one product in one line of a cart. */
export const maxQuantity = 999;
/** Most lines of one cart. */
export const maxLines = 100;
/** Most pictures of one claim, and of one answer. */
export const mostClaimPictures = 5;
/** Most characters of one question to the assistant. */
export const longestQuestion = 1000;
/** Most bytes of what a call sends: a picture of 8 MB and its wrapping. */
export const maxBodyBytes = 9 * 1024 * 1024;
