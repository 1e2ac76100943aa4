/** A row to swipe sideways: to the edges of a phone's screen, with a thin bar for pointers. */
export const scrollRow = "snap-x scroll-px-4 overflow-x-auto overscroll-x-contain [scrollbar-width:none] lg:scroll-px-0 lg:[scrollbar-width:thin]";
