/** Most pieces of one product in one line of a cart. */
export const maxQuantity = 999;
/** Most lines of one cart. */
export const maxLines = 100;
/** Most pictures of one claim, and of one answer. */
export const mostClaimPictures = 5;
/** Most characters of one question to the assistant. */
export const longestQuestion = 1000;
/** Most characters of what people call themselves and their places, and what they are reached by. */
export const longestName = 100;
export const longestPhone = 32;
export const longestEmail = 254;
export const shortestPassword = 8;
export const longestPassword = 128;
/** Most characters of the number of an order or a claim, of any reference, and of the serial number or IMEI of a piece. */
export const longestNumber = 64;
export const longestSerial = 64;
/** Most characters of what is wrong with a piece, and of an answer about it. */
export const longestClaimText = 4000;
/** Most bytes of what a call sends: a picture of 8 MB and its wrapping. */
export const maxBodyBytes = 9 * 1024 * 1024;
