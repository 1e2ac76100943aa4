import { useEffect, useRef, type RefObject } from "react";

const controls = "a, button, input, select, textarea, summary, label";
/** Square pixels below which a control is small: of a link of a few words, the words are gone soon. */
const small = 12_000;
/** What opens at its end, as a select does, is wanted whole however wide it is. */
const opening = "select";
/** How much of a control may be covered, for small controls, expanding ones and all others; the strictest that there is room for holds. */
const tolerances = [
  { ofSmall: 0.1, ofOpening: 0, ofWide: 0.3 },
  { ofSmall: 0.1, ofOpening: 0.3, ofWide: 0.3 },
  { ofSmall: 0.3, ofOpening: 0.3, ofWide: 0.3 },
];
/** What the keyboard is at is seen whole, with the line around it (WCAG 2.4.11 and 2.4.12). */
const focused = ":focus-visible";
const focusLine = 4;
/** Pixels upwards that are tried before what floats is hidden. */
const shifts = [0, 60, 120, 180, 240, 300, 360];
/** Milliseconds after which scrolling has come to rest. */
const rest = 120;

/**
 * Where the page's controls are. Asking what lies at points of the window would cost a hit test
 * for each, and the place of what is not laid out yet (ui/timing/later.ts) its layout.
 */
const controlBoxes = (own: Element): { box: DOMRect; opens: boolean }[] =>
  [...document.querySelectorAll(controls)]
    .filter((control) => !own.contains(control) && !control.closest("dialog") && control.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
    .map((control) => ({ box: control.getBoundingClientRect(), opens: control.matches(opening) }))
    // A pixel wide is what only screen readers meet.
    .filter(({ box }) => box.width > 1);

/** What two stretches have in common. */
const shared = (from: number, to: number, otherFrom: number, otherTo: number) => Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom));

/** Keeps what floats above the page from lying on a control: it stands a little higher there, or is away until the page is moved. */
export function useClearSpot(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let shift = 0;
    let waiting: ReturnType<typeof setTimeout> | undefined;

    function place(): void {
      const own = ref.current!;
      // Whoever is using it keeps it.
      if (own.matches(":focus-within, :has(details[open])")) return;
      const { left, right, bottom } = own.getBoundingClientRect();
      // What comes and goes stands above the rest, which would otherwise move within.
      const { top } = own.firstElementChild!.getBoundingClientRect();
      const boxes = controlBoxes(own);
      const focus = document.querySelector(focused)?.getBoundingClientRect();
      const coveredOf = (box: DOMRect, by: number, line = 0) =>
        shared(left - line, right + line, box.left, box.right) * shared(top + shift - by - line, bottom + shift - by + line, box.top, box.bottom);
      const isClear = (by: number, { ofSmall, ofOpening, ofWide }: (typeof tolerances)[number]) =>
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
