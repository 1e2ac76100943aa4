/** A horizontally scrolling row: edge to edge on a phone, with a thin scrollbar on wide screens. */
export const scrollRow =
  "snap-row scroll-px-4 overflow-x-auto overscroll-x-contain [scrollbar-width:none] lg:scroll-px-0 lg:[scrollbar-width:thin]";
