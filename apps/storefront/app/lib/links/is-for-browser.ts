import type { MouseEvent } from "react";

/** Whether the browser should handle a click itself: a modifier key is held, or it is not the main button. */
export const isForBrowser = (event: MouseEvent) =>
  event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
