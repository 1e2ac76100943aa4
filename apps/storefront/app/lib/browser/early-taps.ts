import { languageCookie, languageCookieDays } from "@shop/kit/constants";
import { locales } from "@shop/kit/locale";

declare global {
  interface Window {
    /** Buttons that were pressed while nothing could answer yet; none once the page is alive. */
    earlyTaps?: Set<HTMLElement> | null;
  }
}

const slugs = JSON.stringify(Object.fromEntries(locales.map(({ language, slug }) => [language, slug])));
const cookie = `"${languageCookie}="+${slugs}[b.hreflang]+"; path=/; max-age=${languageCookieDays * 24 * 60 * 60}; samesite=lax"+(location.protocol=="https:"?"; secure":"")`;

/**
 * Stands in the head of every page: a slow phone shows a page seconds before its script is there. A
 * button that is pressed in that time is remembered; once, however often it is pressed, since
 * nothing is seen to come of it. Links and forms are the browser's own until then; an order that is
 * chosen for a list sends its form, since React would never hear of it. A language that
 * is chosen is remembered at any time, so that the next visit to `/` is in it (specification, section 9).
 */
export const earlyTapsScript = `earlyTaps=new Set;addEventListener("click",(e,b=e.target.closest("button[type=button],a[hreflang]"))=>{if(b?.hreflang)document.cookie=${cookie};else if(b&&earlyTaps)earlyTaps.add(b),e.stopPropagation()},!0);addEventListener("change",({target:e})=>{earlyTaps&&e.name=="sort"&&e.form.requestSubmit()});`;

/** Replays taps made before hydration, once React has taken over what surrounds the page's parts. React hydrates a pressed part at once, but not while it is rendering. */
export function answerEarlyTaps(): void {
  const taps = window.earlyTaps;
  window.earlyTaps = null;
  if (taps?.size) setTimeout(() => taps.forEach((button) => button.click()));
}
