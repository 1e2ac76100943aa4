/** Classes for the top of a product page, shared with its overlay (`tapped-product.tsx`). */
export const columns = "grid gap-6 lg:grid-cols-[minmax(0,32rem)_minmax(0,1fr)] lg:gap-10";
export const mainPicture = "aspect-square w-full bg-tile p-4 max-lg:max-h-[calc(30svh+2rem)] sm:p-10 sm:max-lg:max-h-[calc(30svh+5rem)]";

/** Longest name in the size of a title; longer ones, as in imported feeds, would push the price off a phone's first screen. */
const longestTitle = 60;
export const nameClass = (name: string): string => `${name.length > longestTitle ? "text-heading" : "text-title"} wrap-anywhere`;
