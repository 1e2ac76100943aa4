/** Smooth, or at once for shoppers who asked their device for less motion: for scrolling by script, browsers leave that to the page. */
export const scrollBehavior = (): ScrollBehavior =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
