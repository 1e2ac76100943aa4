import type { MouseEvent } from "react";

/** A click that the browser itself should answer: with a key held, or meant for another tab. */
export const isForBrowser = (event: MouseEvent) => event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
