/**
 * Classes for what stands below the first screen of a page that the server wrote, with its height
 * about: a phone lays it out when it comes near. Only in the server's text, which a browser takes
 * over as it is (it wants `suppressHydrationWarning`): what the browser writes itself is as high
 * as it is from the start, so that 'back' finds the place where the shopper was.
 */
const inServersText = (classes: string) => (import.meta.env.SSR ? classes : "");

/** A row of cards. */
export const laterCard = inServersText(" later [--later:20rem] sm:[--later:23rem]");
/** A heading with one row of cards. */
export const laterShelf = inServersText(" later [--later:22.5rem] sm:[--later:26.5rem]");
/** The foot of the page. */
export const laterFoot = inServersText(" later [--later:73rem] sm:[--later:43rem] lg:[--later:35rem]");
