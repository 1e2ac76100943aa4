/** Maximum quantity of one cart line. */
export const maxQuantity = 999;
/** Maximum lines of a cart. */
export const maxLines = 100;
/** Maximum pictures of a claim, and of an answer. */
export const mostClaimPictures = 5;
/** Maximum length of a question to the assistant. */
export const longestQuestion = 1000;
/** Maximum length of names of people and places, and of contact details. */
export const longestName = 100;
export const longestPhone = 32;
/** Number of final digits of a phone number that, with an order or claim number, give access to its status. */
export const phoneEndDigits = 4;
export const longestEmail = 254;
export const shortestPassword = 8;
export const longestPassword = 128;
/** Number of digits of a one-time code. */
export const codeDigits = 6;
/** Characters of a code as it is typed: one that is pasted may have a blank in it. */
export const longestCode = codeDigits + 1;
/** Maximum length of an order or claim number or any reference, and of a serial number or IMEI. */
export const longestNumber = 64;
export const longestSerial = 64;
/** Maximum length of a claim's description and of an answer to it. */
export const longestClaimText = 4000;
/** Maximum length of a device check's code. */
export const longestCheckCode = 32;
/** Maximum length of a note on an order, of directions to an address, and of a review. */
export const longestNote = 1000;
/** Maximum number of brands in one answer: all of a store, so that nobody counts and sorts them once per page. */
export const mostBrands = 5000;
/** Number of characters of a search that are used, and number that are accepted (the rest is ignored). */
export const longestSearch = 200;
export const longestSearchTaken = 10_000;
/** Maximum length of a search in one's own orders, and among places. */
export const longestOrderText = 200;
export const longestPlaceText = 100;
/** Highest price or budget in major units, and maximum length of one as typed, with commas and currency sign. */
export const highestPrice = 1_000_000_000;
export const longestPrice = 20;
/** Maximum number of filter values of a list, and maximum length of each. */
export const mostChoices = 40;
export const longestChoice = 200;
/** Maximum number of saved builds, and maximum length of a build's name or of a search for parts. */
export const mostBuilds = 50;
export const longestBuildName = 80;
/** The notation of a build in URLs and calls (comma-separated products), and its maximum length. */
export const writtenBuild = /^(\d{1,9}(-\d{1,9})?(x\d)?(,(?=\d)|$))*$/;
export const longestBuild = 600;
/** Maximum request body in bytes: a picture of 8 MB with its multipart overhead. */
export const maxBodyBytes = 9 * 1024 * 1024;
