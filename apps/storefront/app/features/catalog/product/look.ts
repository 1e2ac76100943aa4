/** Classes for the top of a product page, shared with its overlay (`tapped-product.tsx`). */
export const pageClass = "page grid min-w-0 gap-4 pb-2 sm:gap-8 sm:py-4";
/** On a phone as little space as possible, so that the price of a name of two lines is on the first screen. */
export const columns =
  "grid gap-2 max-sm:-mt-2 sm:grid-cols-2 sm:gap-6 lg:grid-cols-[minmax(0,32rem)_minmax(0,1fr)] lg:gap-10";
/** On a phone the thumbnails are beside the picture, which is small enough to leave room for name and price. */
export const galleryClass = (hasThumbnails: boolean): string =>
  `grid min-w-0 content-start gap-3 ${hasThumbnails ? "max-sm:grid-cols-[1fr_4rem]" : ""}`;
export const mainPicture =
  "aspect-square w-full bg-tile p-2 max-sm:max-h-[calc(max(21svh,40svh-7.5rem)+1rem)] sm:p-4 lg:p-10";
export const thumbnailsAhead = "max-sm:h-full sm:h-19 sm:w-40";

/** Longest name in the size of a title; longer ones, as in imported feeds, would push the price off a phone's first screen. */
const longestTitle = 60;
export const nameClass = (name: string): string =>
  `${name.length > longestTitle ? "text-heading" : "text-title"} wrap-anywhere`;
