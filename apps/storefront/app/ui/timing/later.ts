/**
 * Class for cards, or rows of cards, below the first screen of a server-rendered page: they are
 * laid out only when they come near (`content-visibility`), or once the hydrated page rests. Empty in the browser,
 * so elements need `suppressHydrationWarning`: what the browser renders has its full height from the start,
 * which lets "back" restore the scroll position.
 */
export const later = import.meta.env.SSR ? "later" : "";

/** The same for what is below the first screen on every phone. */
export const below = import.meta.env.SSR ? "later below" : "";

/**
 * Inline script in the head of every page. Browsers lay out `content-visibility: auto` content within a screen and a
 * half below the first screen, and again when a font arrives: a third of the time in which a slow phone does not
 * respond. While `data-still` is set, `styles/utilities.css` suppresses that; it is removed on the first scroll or key
 * press, or after hydration.
 */
export const stillScript = `(d=>{d.still="";for(let e of["scroll","keydown"])addEventListener(e,()=>delete d.still,{capture:!0,once:!0})})(document.documentElement.dataset);`;

/** Safari has no `requestIdleCallback`. */
const whenIdle = (act: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(act, { timeout: 1_000 }) : setTimeout(act, 100);

/** Shows the deferred parts after hydration, one per idle period, so that input is handled in between. */
export function layOutLater(): void {
  const waiting = document.querySelectorAll<HTMLElement>(".later").values();
  const layOutNext = () => {
    const { value: part } = waiting.next();
    if (!part) return void delete document.documentElement.dataset.still;
    part.dataset.due = "";
    whenIdle(layOutNext);
  };
  whenIdle(layOutNext);
}
