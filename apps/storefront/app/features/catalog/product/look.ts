/** Classes for the top of a product page, shared with its overlay (`tapped-product.tsx`). */
export const columns = "grid gap-6 sm:grid-cols-2 lg:grid-cols-[minmax(0,32rem)_minmax(0,1fr)] lg:gap-10";
export const mainPicture = "aspect-square w-full bg-tile p-4 max-sm:max-h-[calc(30svh+2rem)] lg:p-10";

/** Longest name in the size of a title; longer ones, as in imported feeds, would push the price off a phone's first screen. */
const longestTitle = 60;
export const nameClass = (name: string): string => `${name.length > longestTitle ? "text-heading" : "text-title"} wrap-anywhere`;
