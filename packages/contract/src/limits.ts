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
/** Digits at the end of a phone by which an order or a claim is told to whoever knows its number. */
export const phoneEndDigits = 4;
export const longestEmail = 254;
export const shortestPassword = 8;
export const longestPassword = 128;
/** Digits of a one-time code. */
export const codeDigits = 6;
/** Most characters of the number of an order or a claim, of any reference, and of the serial number or IMEI of a piece. */
export const longestNumber = 64;
export const longestSerial = 64;
/** Most characters of what is wrong with a piece, and of an answer about it. */
export const longestClaimText = 4000;
/** Most characters of the code that a warranty is checked by. */
export const longestCheckCode = 32;
/** Most characters of a note to an order, of how an address is found, and of a review. */
export const longestNote = 1000;
/** Most characters of a search that are looked for, as no shopper types more; and most that are taken, of which the others are left out. */
export const longestSearch = 200;
export const longestSearchTaken = 10_000;
/** Most characters by which one's own orders, and places, are looked for. */
export const longestOrderText = 200;
export const longestPlaceText = 100;
/** Highest price or budget that is asked for, in major units, and most characters of one as people write it, with commas and the sign of the money. */
export const highestPrice = 1_000_000_000;
export const longestPrice = 20;
/** Most choices of filters that one list is narrowed by, and most characters of each. */
export const mostChoices = 40;
export const longestChoice = 200;
/** Most PCs that somebody keeps, and most characters of the name of one, or of a part that is looked for. */
export const mostBuilds = 50;
export const longestBuildName = 80;
/** A PC as addresses and calls write it, its products divided by commas, and most characters of that. */
export const writtenBuild = /^(\d{1,9}(-\d{1,9})?(x\d)?(,(?=\d)|$))*$/;
export const longestBuild = 600;
/** Most bytes of what a call sends: a picture of 8 MB and its wrapping. */
export const maxBodyBytes = 9 * 1024 * 1024;
