import { useEffect, useRef, type RefObject } from "react";

/** Controls, and what is read closely: prices (the class is that of figures which are compared), and the values of lists such as totals. */
const controls = "a, button, input, select, textarea, summary, label, .tabular-nums, dd";
/** Area in square pixels up to which a control counts as small: covering part of a short link already hides its words. */
const small = 12_000;
/** The focused element must stay visible with its outline (WCAG 2.4.11 and 2.4.12). */
const focused = ":focus-visible";
const focusLine = 4;
/** Controls that must not be covered at all: a select has its arrow at the end, and a button, or a link that looks like one, is what a page is for. */
const whole = `select, button, a.button, ${focused}`;
/** Fraction of any other control that may be covered. */
const tolerance = 0.3;
/** Upward shifts in pixels to try before buttons are hidden, in steps that find gaps hardly higher than a button. */
const shifts = Array.from({ length: 46 }, (_, at) => at * 8);
/** Debounce for scrolling, in milliseconds. */
const rest = 120;

/**
 * The page's controls: where they are, and how many square pixels of each may be covered. Hit-testing
 * points of the window would be slower, and measuring deferred content (ui/timing/later.ts) would force
 * its layout.
 */
const controlBoxes = (own: Element) =>
  [...document.querySelectorAll(controls)]
    .filter(
      (control) =>
        !own.contains(control) &&
        !control.closest("dialog") &&
        control.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
    )
    .map((control) => {
      const box = control.getBoundingClientRect();
      const area = box.width * box.height;
      return {
        box,
        line: control.matches(focused) ? focusLine : 0,
        most: area < small || control.matches(whole) ? 0 : area * tolerance,
      };
    })
    // One pixel wide elements are for screen readers only.
    .filter(({ box }) => box.width > 1);

/** Length of the overlap of two ranges. */
const shared = (from: number, to: number, otherFrom: number, otherTo: number) =>
  Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom));

/**
 * Moves floating buttons up so that they cover neither controls nor prices. If there is no room for all of them, hides the upper
 * one, or if necessary both, until the page is scrolled.
 */
export function useClearSpot(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let shift = 0;
    let waiting: ReturnType<typeof setTimeout> | undefined;

    function place(): void {
      const own = ref.current;
      // Not while they are being used.
      if (!own || own.matches(":focus-within, :has(details[open])")) return;
      const { left, right, bottom } = own.getBoundingClientRect();
      // Only controls in the buttons' column can be covered, and these are few. Here `most` is converted to a height.
      const boxes = controlBoxes(own).flatMap(({ box, line, most }) => {
        const width = shared(left, right, box.left - line, box.right + line);
        return width > 0 ? { top: box.top - line, bottom: box.bottom + line, most: most / width } : [];
      });
      const buttons = [...own.children] as HTMLElement[];
      // How far each button has to move up so that it and those below it fit; undefined if they do not.
      const room = buttons.map((button) => {
        const { top } = button.getBoundingClientRect();
        return shifts.find((by) =>
          boxes.every((box) => shared(top + shift - by, bottom + shift - by, box.top, box.bottom) <= box.most),
        );
      });
      const first = room.findIndex((by) => by !== undefined);
      shift = room[first] ?? 0;
      own.style.translate = `0 ${-shift}px`;
      buttons.forEach((button, at) => (button.style.visibility = first < 0 || at < first ? "hidden" : ""));
    }
    function placeLater(): void {
      clearTimeout(waiting);
      waiting = setTimeout(place, rest);
    }
    let address = location.href;
    const page = new ResizeObserver(() => {
      // Another page: at once, whatever moves meanwhile, as its controls can be tapped from now on.
      if (address === location.href) placeLater();
      else setTimeout(place);
      address = location.href;
    });
    page.observe(document.body);
    page.observe(ref.current!);
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("focusin", ({ target }) => (target as Element).matches(focused) && placeLater(), { signal });
    for (const event of ["scroll", "resize"]) addEventListener(event, placeLater, { signal });
    return () => {
      clearTimeout(waiting);
      page.disconnect();
      listening.abort();
    };
  }, []);
  return ref;
}
