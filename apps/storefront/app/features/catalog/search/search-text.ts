import { longestSearch } from "@shop/contract/limits";
import { searchMinLength } from "../../../lib/constants.ts";

/** Scripts written without spaces, in which two characters already are a word such as 手机. */
const dense = /[\p{Script=Khmer}\p{Script=Han}]/u;
/** Fewest characters of those that suggestions are asked for; else {@link searchMinLength} (specification, section 5). */
const fewestDenseCharacters = 2;

/** The text of the search box as it is searched for: blanks made single, cut at the longest: nobody types more, and an address has its limits. */
export function cleanSearchText(text: string): string {
  return [...text.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim()].slice(0, longestSearch).join("").trim();
}

/** True where a text is long enough for suggestions. */
export function isWorthSuggesting(text: string): boolean {
  const clean = cleanSearchText(text);
  if (!dense.test(clean)) return [...clean].length >= searchMinLength;
  // Letters and vowels, not graphemes: សោ (lock) is one of those, and browsers disagree whether ថ្ម (battery) is two. What only puts the next letter below is half a character.
  return [...clean.replaceAll("\u17d2", "").matchAll(/[\p{L}\p{M}\p{N}]/gu)].length >= fewestDenseCharacters;
}

/** The address of a text's results; of no text, and of dots that addresses take as folders, the search page's. */
export function searchPath(text: string): string {
  const clean = cleanSearchText(text);
  return /^\.{0,2}$/.test(clean) ? "/search" : `/search/${encodeURIComponent(clean)}`;
}

export interface TextPart {
  text: string;
  matched: boolean;
}

const escape = (sign: string) => sign.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
/** What codes and Khmer are broken up with, and marks of Khmer that many leave out: the search finds either way. */
const optional = "_/.\\u200b-\\u200d\\u17c9-\\u17d1\\u17dd-";
const joint = `[ ${optional}]?`;
/** Below another letter these two look the same. */
const lookalike = (sign: string, index: number, all: string[]) => (all[index - 1] === "\u17d2" && /[ដត]/.test(sign) ? "[ដត]" : escape(sign));
/** The marks and subscripts that hang on the last sign: a mark set between them would tear it apart. */
const hanging = "(?:\\u17d2\\p{L}|\\p{M})*";
/** A word typed as far as the sign that puts the next letter below goes on with any letter. */
const unfinished = (word: string) => (word.endsWith("\u17d2") ? "\\p{L}?" : "");

/** Cuts a name into the parts that match the words searched for and those that do not. */
export function markMatches(name: string, searched: string): TextPart[] {
  const all = cleanSearchText(searched)
    .split(" ")
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length);
  // A single letter beside longer words would be marked all over.
  const words = all.filter((word) => word.length > 1 || word === all[0]);
  const patterns = words.map((word) => [...word.replace(new RegExp(`[${optional}]`, "g"), "")].map(lookalike).join(joint) + unfinished(word)).filter(Boolean);
  if (patterns.length === 0) return [{ text: name, matched: false }];
  const parts = name.split(new RegExp(`((?:${patterns.join("|")})${hanging})`, "giu"));
  return parts.flatMap((text, index) => (text ? [{ text, matched: index % 2 === 1 }] : []));
}
