import { useEffect, useRef, type RefObject } from "react";

const controls = "a, button, input, select, textarea, summary, label";
/** Area in square pixels up to which a control counts as small: covering part of a short link already hides its words. */
const small = 12_000;
/** A select has its arrow at the end, so it should stay uncovered however wide it is. */
const opening = "select";
/** Fractions of a control that may be covered, for small ones, selects and all others; tried from strict to lenient. */
const tolerances = [
  [0.1, 0, 0.3],
  [0.1, 0.3, 0.3],
  [0.3, 0.3, 0.3],
] as const;
/** The focused control must stay visible with its outline (WCAG 2.4.11 and 2.4.12). */
const focused = ":focus-visible";
const focusLine = 4;
/** Upward shifts in pixels to try before the floating buttons are hidden. */
const shifts = [0, 60, 120, 180, 240, 300, 360];
/** Debounce for scrolling, in milliseconds. */
const rest = 120;

/**
 * The positions of the page's controls. Hit-testing points of the window would be slower, and
 * measuring deferred content (ui/timing/later.ts) would force its layout.
 */
const controlBoxes = (own: Element): { box: DOMRect; opens: boolean }[] =>
  [...document.querySelectorAll(controls)]
    .filter((control) => !own.contains(control) && !control.closest("dialog") && control.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
    .map((control) => ({ box: control.getBoundingClientRect(), opens: control.matches(opening) }))
    // One pixel wide elements are for screen readers only.
    .filter(({ box }) => box.width > 1);

/** Length of the overlap of two ranges. */
const shared = (from: number, to: number, otherFrom: number, otherTo: number) => Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom));

/** Keeps floating buttons from covering a control: moves them up, or hides them until the page is scrolled. */
export function useClearSpot(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let shift = 0;
    let waiting: ReturnType<typeof setTimeout> | undefined;

    function place(): void {
      const own = ref.current!;
      // Not while they are being used.
      if (own.matches(":focus-within, :has(details[open])")) return;
      const { left, right, bottom } = own.getBoundingClientRect();
      // Ignores the first element, which comes and goes.
      const { top } = own.firstElementChild!.getBoundingClientRect();
      const boxes = controlBoxes(own);
      const focus = document.querySelector(focused)?.getBoundingClientRect();
      const coveredOf = (box: DOMRect, by: number, line = 0) =>
        shared(left - line, right + line, box.left, box.right) * shared(top + shift - by - line, bottom + shift - by + line, box.top, box.bottom);
      const isClear = (by: number, [ofSmall, ofOpening, ofWide]: (typeof tolerances)[number]) =>
        (!focus || coveredOf(focus, by, focusLine) === 0) &&
        boxes.every(({ box, opens }) => {
          const area = box.width * box.height;
          return coveredOf(box, by) <= area * (opens ? ofOpening : area < small ? ofSmall : ofWide);
        });
      const clear = tolerances.flatMap((tolerance) => shifts.find((by) => isClear(by, tolerance)) ?? [])[0];
      shift = clear ?? 0;
      own.style.translate = `0 ${-shift}px`;
      own.style.visibility = clear === undefined ? "hidden" : "";
    }
    function placeLater(): void {
      clearTimeout(waiting);
      waiting = setTimeout(place, rest);
    }
    const page = new ResizeObserver(placeLater);
    page.observe(document.body);
    page.observe(ref.current!);
    const placeForKeys = ({ target }: FocusEvent) => (target as Element).matches(focused) && placeLater();
    addEventListener("focusin", placeForKeys);
    addEventListener("scroll", placeLater, { passive: true });
    addEventListener("resize", placeLater);
    return () => {
      clearTimeout(waiting);
      page.disconnect();
      removeEventListener("focusin", placeForKeys);
      removeEventListener("scroll", placeLater);
      removeEventListener("resize", placeLater);
    };
  }, []);
  return ref;
}
