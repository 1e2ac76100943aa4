import { useEffect, useRef, type RefObject } from "react";

const controls = "a, button, input, select, textarea, summary, label";
/** A control of which less is covered can still be seen and touched: a card, a wide field. */
const mostCovered = 0.3;
/** Pixels upwards that are tried before what floats is hidden. */
const shifts = [0, 60, 120, 180];
/** Milliseconds after which scrolling has come to rest. */
const rest = 120;

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

const shared = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/**
 * Where the page's controls are that can be seen within a box of the window. Asking what lies at
 * points of it would cost a hit test for each, and the place of what is not laid out yet (ui/later.ts)
 * its layout.
 */
function controlsWithin(own: Element, box: Box): Box[] {
  return [...document.querySelectorAll(controls)]
    .filter((control) => !own.contains(control) && !control.closest("dialog") && control.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
    .map((control) => control.getBoundingClientRect())
    // A pixel wide is what only screen readers meet.
    .filter((at) => at.width > 1 && shared(at, box) > 0);
}

/** Whether something at this place of the window covers a control so that it can hardly be touched. */
const covers = (place: Box, boxes: readonly Box[]) => boxes.some((box) => shared(place, box) > mostCovered * (box.right - box.left) * (box.bottom - box.top));

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
      const { left, right, top, bottom } = own.getBoundingClientRect();
      const at = (by: number): Box => ({ left, right, top: top + shift - by, bottom: bottom + shift - by });
      const boxes = controlsWithin(own, { ...at(0), top: at(shifts.at(-1)!).top });
      const clear = shifts.find((by) => !covers(at(by), boxes));
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
    addEventListener("scroll", placeLater, { passive: true });
    addEventListener("resize", placeLater);
    return () => {
      clearTimeout(waiting);
      page.disconnect();
      removeEventListener("scroll", placeLater);
      removeEventListener("resize", placeLater);
    };
  }, []);
  return ref;
}
