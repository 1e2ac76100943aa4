import { useEffect, useRef, type RefObject } from "react";

const controls = "a, button, input, select, textarea, summary, label";
/** A control of which less is covered can still be seen and touched: a card, a wide field. */
const mostCovered = 0.3;
/** Pixels upwards that are tried before what floats is hidden. */
const shifts = [0, 60, 120, 180];
/** Pixels between points that are looked at: no touch target is smaller. */
const step = 16;
/** Milliseconds after which scrolling has come to rest. */
const rest = 120;

/** Whether something at this place of the window covers a control so that it can hardly be touched. */
function covers(own: Element, { left, right, top, bottom }: Pick<DOMRect, "left" | "right" | "top" | "bottom">): boolean {
  const seen = new Set<Element>();
  for (let x = left; x <= right; x += step) {
    for (let y = top; y <= bottom; y += step) {
      for (const element of document.elementsFromPoint(x, y)) {
        const control = element.closest(controls);
        if (!control || own.contains(control) || control.closest("dialog") || seen.has(control)) continue;
        seen.add(control);
        const box = control.getBoundingClientRect();
        const covered = (Math.min(right, box.right) - Math.max(left, box.left)) * (Math.min(bottom, box.bottom) - Math.max(top, box.top));
        if (covered > mostCovered * box.width * box.height) return true;
      }
    }
  }
  return false;
}

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
      const clear = shifts.find((by) => !covers(own, { left, right, top: top + shift - by, bottom: bottom + shift - by }));
      shift = clear ?? 0;
      own.style.translate = `0 ${-shift}px`;
      own.style.visibility = clear === undefined ? "hidden" : "";
    }
    function placeLater(): void {
      clearTimeout(waiting);
      waiting = setTimeout(place, rest);
    }
    const page = new ResizeObserver(place);
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
