import { longestSearch } from "@shop/contract/limits";
import { withoutDirections } from "@shop/kit/without-directions";
import { searchMinLength } from "../../../lib/constants.ts";

/** Scripts written without spaces, where two characters can already be a word, such as 手机. */
const dense = /[\p{Script=Khmer}\p{Script=Han}]/u;
/**
 * Minimum characters of those scripts before suggestions are requested; for others see {@link
 * searchMinLength} (specification, section 5).
 */
const fewestDenseCharacters = 2;

/** Normalizes a search text: single spaces, limited length (a URL cannot be longer, and nobody types more). */
export function cleanSearchText(text: string): string {
  return [
    ...withoutDirections(text)
      .replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")
      .trim(),
  ]
    .slice(0, longestSearch)
    .join("")
    .trim();
}

/** Whether a text is long enough for suggestions. */
export function isWorthSuggesting(text: string): boolean {
  const clean = cleanSearchText(text);
  if (!dense.test(clean)) return [...clean].length >= searchMinLength;
  // Counts letters and vowels, not graphemes: សោ (lock) is a single grapheme, and browsers disagree
  // about ថ្ម (battery). The coeng sign alone (\u17d2) does not count.
  return [...clean.replaceAll("\u17d2", "").matchAll(/[\p{L}\p{M}\p{N}]/gu)].length >= fewestDenseCharacters;
}

/** The URL of a text's results; the search page for an empty text, and for `.` and `..`, which URLs treat as folders. */
export function searchPath(text: string): string {
  const clean = cleanSearchText(text);
  return /^\.{0,2}$/.test(clean) ? "/search" : `/search/${encodeURIComponent(clean)}`;
}

interface TextPart {
  text: string;
  matched: boolean;
}

const escape = (sign: string) => sign.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
/**
 * Characters that may be missing on either side: separators in product codes, zero-width spaces,
 * and optional Khmer signs. The search ignores them too.
 */
const optional = "_/.\\u200b-\\u200d\\u17c9-\\u17d1\\u17dd-";
const joint = `[ ${optional}]?`;
/** As subscripts these two letters look the same. */
const lookalike = (sign: string, index: number, all: string[]) =>
  all[index - 1] === "\u17d2" && /[ដត]/.test(sign) ? "[ដត]" : escape(sign);
/** Marks and subscripts of the last letter; splitting between them would break the rendering. */
const hanging = "(?:\\u17d2\\p{L}|\\p{M})*";
/** A word that ends with the coeng sign is incomplete and matches any next letter. */
const unfinished = (word: string) => (word.endsWith("\u17d2") ? "\\p{L}?" : "");

/** Splits a name into parts that match the searched words and parts that do not. */
export function markMatches(name: string, searched: string): TextPart[] {
  const words = cleanSearchText(searched)
    .split(" ")
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length);
  const patterns = words
    .map(
      (word) => [...word.replace(new RegExp(`[${optional}]`, "g"), "")].map(lookalike).join(joint) + unfinished(word),
    )
    .filter(Boolean)
    // A single letter or digit beside longer words would be highlighted everywhere, so only as a word: the 7 of Ryzen 7 9700X.
    .map((pattern, index) => (index > 0 && /^\\?.$/u.test(pattern) ? `\\b${pattern}\\b` : pattern));
  if (patterns.length === 0) return [{ text: name, matched: false }];
  const parts = name.split(new RegExp(`((?:${patterns.join("|")})${hanging})`, "giu"));
  return parts.flatMap((text, index) => (text ? [{ text, matched: index % 2 === 1 }] : []));
}
