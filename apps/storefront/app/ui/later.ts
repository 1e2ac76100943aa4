/**
 * The class of a card, or of a row of them, that stands below the first screen of a page that the
 * server wrote: a phone lays it out when it comes near. Only in the server's text, which a browser
 * takes over as it is (it wants `suppressHydrationWarning`): what the browser writes itself is as
 * high as it is from the start, so that 'back' finds the place where the shopper was.
 */
export const later = import.meta.env.SSR ? " later" : "";
