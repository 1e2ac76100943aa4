import { languageCookie, languageCookieDays } from "@shop/kit/constants";
import { locales } from "@shop/kit/locale";

declare global {
  interface Window {
    /** Buttons pressed before hydration; null once the page is hydrated. */
    earlyTaps?: Set<HTMLElement> | null;
  }
}

const slugs = JSON.stringify(Object.fromEntries(locales.map(({ language, slug }) => [language, slug])));
const cookie = `"${languageCookie}="+${slugs}[b.hreflang]+"; path=/; max-age=${languageCookieDays * 24 * 60 * 60}; samesite=lax"+(location.protocol=="https:"?"; secure":"")`;

/**
 * Inline script in the head of every page. A slow phone shows a page seconds before its script has
 * loaded, so buttons pressed in that time are remembered, each once however often it was pressed,
 * since the page gives no feedback yet; so are those of forms without an action, which only the script handles. Links and
 * other forms work without script; what is chosen of a list's filters and sort order submits their form, as it would
 * later. Other fields: `lib/forms/typed-before.ts`. Choosing a language sets the language cookie, before and after
 * hydration, so that the next visit to `/` uses it (specification, section 9).
 */
export const earlyTapsScript = `earlyTaps=new Set;addEventListener("click",(e,b=e.target.closest("button[type=button],a[hreflang],form:not([action],[method]) [type=submit]"))=>{if(b?.hreflang)document.cookie=${cookie};else if(b&&earlyTaps)earlyTaps.add(b),e.preventDefault(),e.stopPropagation()},!0);addEventListener("change",({target:e})=>{earlyTaps&&e.form?.sort&&e.matches("select,[type=checkbox],[type=radio]")&&e.form.requestSubmit()});`;

/**
 * Replays the buttons pressed before hydration. Deferred to a new task: React hydrates a clicked
 * component on demand, but not while it is rendering.
 */
export function answerEarlyTaps(): void {
  const taps = window.earlyTaps;
  window.earlyTaps = null;
  if (taps?.size) setTimeout(() => taps.forEach((button) => button.click()));
}
