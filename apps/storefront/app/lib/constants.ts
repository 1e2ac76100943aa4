/**
 * Constants and limits of the specification's section 9, each defined once. Those that the server
 * needs as well live in shared packages: the language cookie in `@shop/kit/constants`, quantities in
 * `@shop/contract/limits`; the size of a search page is set by the store API. Times are
 * milliseconds unless the name says otherwise.
 */

/** Maximum number of products in the compare list. */
export const compareMax = 4;

/** Minimum number of characters before suggestions are requested; Chinese and Khmer words are shorter, see `search-text.ts`. */
export const searchMinLength = 3;
/** Polling interval for the status of a payment. */
export const paymentPollEvery = 2_000;

/** How long a notification stays. */
export const notificationTime = 5_000;

/** Pixels of scrolling after which the "back to top" button appears. */
export const scrollToTopAfter = 20;

/** Minimum time a loading overlay stays visible. */
export const loadingMinTime = 200;

/** Minimum time between two reloads caused by a script that failed to load. */
export const chunkReloadGuard = 60_000;

/** The progress bar at the top of the page during a navigation. */
export const progressBar = { throttle: 200, duration: 5_000, hideDelay: 500 };
/** After this long a pending navigation is announced as slow: a request may hang forever. */
export const slowTime = 8_000;

/** Local storage keys for a customer's data; removed on sign-out. */
export const customerKeys = {
  customer: "customer",
  cart: "cart_snapshot",
  cartPending: "cart_pending",
  wishlist: "wishlist_snapshot",
  wishlistPending: "wishlist_pending",
} as const;
/** Local storage keys that belong to the browser, whoever is signed in. */
export const storageKeys = {
  cart: "cart",
  compare: "compare_products",
  builds: "pc_builds",
  lastBuild: "pc_last_build",
  followed: "followed_orders",
} as const;

/** Drawer widths in pixels, in the order in which the specification lists them: menus on the left, wishlist and cart on the right. */
export const drawerWidths = { menu: 300, wishlist: 300, cart: 320 } as const;
/** The image the API returns for products without a picture (specification, section 9). */
export const placeholderImage = "/placeholder.svg";
