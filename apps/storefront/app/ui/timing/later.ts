/**
 * The class of a card, or of a row of them, that stands below the first screen of a page that the
 * server wrote: a phone lays it out when it comes near. Only in the server's text, which a browser
 * takes over as it is (it wants `suppressHydrationWarning`): what the browser writes itself is as
 * high as it is from the start, so that 'back' finds the place where the shopper was.
 */
export const later = import.meta.env.SSR ? " later" : "";

/** The same for what is below the first screen of every phone. */
export const below = import.meta.env.SSR ? " later below" : "";

/**
 * Stands in the head of every page. Browsers lay out what is within a screen and a half below the
 * first one, and again when a face comes: a third of what keeps a slow phone from answering. Until
 * something is scrolled, a key is pressed or the page is alive it can wait (`styles/look.css`).
 */
export const stillScript = `(d=>{d.still="";for(let e of["scroll","keydown"])addEventListener(e,()=>delete d.still,{capture:!0,once:!0})})(document.documentElement.dataset);`;

/** Safari has no idle time to wait for. */
const whenIdle = (act: () => void) => ("requestIdleCallback" in window ? requestIdleCallback(act, { timeout: 1_000 }) : setTimeout(act, 100));

/** Lays out what waited, once the page has come to life: a part at a time, so that a finger is answered in between. */
export function layOutLater(): void {
  const { dataset } = document.documentElement;
  const waiting = document.querySelectorAll<HTMLElement>(".later").values();
  const layOutNext = () => {
    const { value: part } = waiting.next();
    if (!part || dataset.still === undefined) return void delete dataset.still;
    part.style.contentVisibility = "auto";
    whenIdle(layOutNext);
  };
  whenIdle(layOutNext);
}
