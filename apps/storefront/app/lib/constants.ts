/**
 * Constants and limits of the specification's section 9, each once. Those that the server holds to
 * as well stand where both find them: the language cookie in `@shop/kit/constants`, quantities in
 * `@shop/contract/limits`; how many products a search gives is the store API's. Times are milliseconds unless the name says otherwise.
 */

/** Most products in the compare list. */
export const compareMax = 4;

/** Characters from which on suggestions are asked for; Chinese and Khmer words are shorter. */
export const searchMinLength = 3;
/** Time between two questions for the status of a payment. */
export const paymentPollEvery = 2_000;

/** How long a notification stays. */
export const notificationTime = 5_000;

/** Pixels of scrolling after which the way back to the top is shown. */
export const scrollToTopAfter = 20;

/** Least time that a loading overlay stays once shown; what is quick shows none. */
export const loadingMinTime = 200;

/** A page whose script could not be loaded is loaded anew, at most once in this time. */
export const chunkReloadGuard = 60_000;

/** The bar at the top while a page is on its way. */
export const progressBar = { throttle: 200, duration: 5_000, hideDelay: 500 };
/** When a page that still does not come is spoken of: a request may hang for ever. */
export const slowTime = 10_000;

/** Keys of the browser's local storage for what it keeps of a customer alone: gone with signing out. */
export const customerKeys = { customer: "customer", cart: "cart_snapshot", cartWishes: "cart_pending", wishlist: "wishlist_snapshot", wishlistWishes: "wishlist_pending" } as const;
/** Those of what is the browser's, whoever is here. */
export const storageKeys = { cart: "cart", compare: "compare_products", builds: "pc_builds", lastBuild: "pc_last_build", followed: "followed_orders" } as const;

/** Widths of drawers in pixels: menus on the left, wishlist and cart on the right, in the order in which the specification names these and their widths. */
export const drawerWidths = { menu: 300, wishlist: 300, cart: 320 } as const;
/** What the API gives where there is no picture (specification, section 9). */
export const placeholderImage = "/placeholder.svg";
