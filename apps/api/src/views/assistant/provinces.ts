import { provinceSpellings } from "../../modules/customers/public.ts";
import { fold } from "../../modules/search/public.ts";

const folded = Object.entries(provinceSpellings)
  .flatMap(([code, spellings]) => spellings.map((name) => ({ code, name: fold(name) })))
  // Longer names first, since one may contain another.
  .sort((a, b) => b.name.length - a.name.length);

/** The code of the province that a folded text names; undefined if it names none. */
export function provinceIn(text: string): string | undefined {
  return folded.find(({ name }) =>
    /[a-z]/.test(name) ? new RegExp(`(?<![a-z])${name}(?![a-z])`).test(text) : text.includes(name),
  )?.code;
}
