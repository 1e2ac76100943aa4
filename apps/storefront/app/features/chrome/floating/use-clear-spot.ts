import { useEffect, useRef, type RefObject } from "react";
import { freeSpot, overlap, type Obstacle } from "./free-spot.ts";

/** What the page says about what has just happened. */
const message = "[role=status], [role=alert]";
/** Controls, ways to pay, and what is read closely: prices (the class is that of figures which are compared), and the values of lists such as totals. */
const controls = `a, button, input, select, textarea, summary, label, .tabular-nums, dd, footer img, ${message}`;
/** Area in square pixels up to which a control counts as small: covering part of a short link already hides its words. */
const small = 12_000;
/** The focused element must stay visible with its outline (WCAG 2.4.11 and 2.4.12). */
const focused = ":focus-visible";
const focusLine = 4;
/** Controls that must not be covered at all: a select has its arrow at the end, and a button, or a link that looks like one, is what a page is for. */
const whole = `select, button, a.button, ${message}, ${focused}`;
/** Fraction of any other control that may be covered. */
const tolerance = 0.3;
/** Debounce for scrolling, in milliseconds. */
const rest = 120;

/**
 * The page's controls in the column of the buttons, with the height up to which each may be covered. Hit-testing points of
 * the window would be slower, and measuring deferred content (ui/timing/later.ts) would force its layout.
 */
function obstaclesOf(own: Element): Obstacle[] {
  const { left, right } = own.getBoundingClientRect();
  return [...document.querySelectorAll(controls)].flatMap((control) => {
    if (
      own.contains(control) ||
      control.closest("dialog") ||
      !control.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })
    )
      return [];
    const box = control.getBoundingClientRect();
    const line = control.matches(focused) ? focusLine : 0;
    const width = overlap(left, right, box.left - line, box.right + line);
    // One pixel wide elements are for screen readers only.
    if (box.width <= 1 || width === 0) return [];
    const area = box.width * box.height;
    const most = area < small || control.matches(whole) ? 0 : area * tolerance;
    return { top: box.top - line, bottom: box.bottom + line, most: most / width };
  });
}

/** The lines of text in the column of the buttons. Looks only into parts of the page that are in the column and on the screen. */
function linesOf(own: Element): Obstacle[] {
  const { left, right } = own.getBoundingClientRect();
  const range = document.createRange();
  const isInColumn = (box: DOMRect) =>
    overlap(left, right, box.left, box.right) * overlap(0, innerHeight, box.top, box.bottom) > 0;
  const linesIn = (node: Node): DOMRect[] => {
    range.selectNode(node);
    if (!(node instanceof Element)) return [...range.getClientRects()].filter(isInColumn);
    // Elements without a box of their own (`display: contents`) have one or more inside.
    const box = node.getBoundingClientRect();
    return (isInColumn(box) && node.checkVisibility({ visibilityProperty: true })) || box.width === 0
      ? [...node.childNodes].flatMap(linesIn)
      : [];
  };
  return [...document.querySelectorAll("aside, main, footer")]
    .flatMap(linesIn)
    .map(({ top, bottom }) => ({ top, bottom, most: 0 }));
}

/**
 * Moves floating buttons up so that they cover neither controls nor prices, nor other text where a place without is left. If
 * there is no room for all of them, hides the upper one, or if necessary both, until the page is scrolled.
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
      const buttons = [...own.children] as HTMLElement[];
      const tops = buttons.map((button) => button.getBoundingClientRect().top + shift);
      const bottom = own.getBoundingClientRect().bottom + shift;
      const obstacles = obstaclesOf(own);
      const clear = freeSpot(tops, bottom, [...obstacles, ...linesOf(own)]);
      const spot = clear.hidden < tops.length ? clear : freeSpot(tops, bottom, obstacles);
      shift = spot.shift;
      own.style.translate = `0 ${-shift}px`;
      buttons.forEach((button, at) => (button.style.visibility = at < spot.hidden ? "hidden" : ""));
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
