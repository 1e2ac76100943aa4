import { fold } from "../../../modules/search/public.ts";

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether a phrase is often part of other words: Khmer phrases, and Chinese ones of one or two characters. */
const isPartial = (text: string) => /[\u1780-\u17d3]/.test(text) || /^\p{Script=Han}{1,2}$/u.test(text);
const unspaced = new Intl.Segmenter("km", { granularity: "word" });

export interface Phrase {
  /** Length in characters, to find the longest. */
  length: number;
  pattern: RegExp;
  /** Whether it must stand between words: វា must not match in វាំងនន, nor 能 in 智能. */
  bounded: boolean;
}

/** A phrase as a pattern on folded texts. Latin ones must be whole words; Khmer and Chinese ones need no spaces around. */
function phraseOf(text: string): Phrase {
  const folded = fold(text);
  const source = escape(folded).replace(/ +/g, "\\s+");
  const alone = /[a-z]/.test(folded) ? `(?<![a-z0-9])${source}(?![a-z0-9])` : source;
  return { length: [...folded].length, pattern: new RegExp(alone, "g"), bounded: isPartial(folded) };
}

/** Patterns of phrases, the longest first. */
export const phrasesOf = (texts: readonly string[]): Phrase[] =>
  texts.map(phraseOf).sort((a, b) => b.length - a.length);

/** Whether a folded text has one of the phrases. */
export const hasAny = (folded: string, phrases: readonly Phrase[]): boolean =>
  phrases.some(({ pattern }) => folded.search(pattern) !== -1);

/** The length of the longest phrase in a folded text; 0 if it has none. */
export const longestIn = (folded: string, phrases: readonly Phrase[]): number =>
  phrases.find(({ pattern }) => folded.search(pattern) !== -1)?.length ?? 0;

/** The positions in a text where words begin or end, in any script. */
function wordBounds(text: string): Set<number> {
  return new Set([...unspaced.segment(text)].map(({ index }) => index).concat(text.length));
}

/** A folded text with the phrases replaced, the longest first. */
export function replacing(folded: string, phrases: readonly Phrase[], by: string): string {
  return phrases.reduce((text, { pattern, bounded }) => {
    if (!bounded) return text.replace(pattern, by);
    if (text.search(pattern) === -1) return text;
    const bounds = wordBounds(text);
    return text.replace(pattern, (found: string, at: number) =>
      bounds.has(at) && bounds.has(at + found.length) ? by : found,
    );
  }, folded);
}

/** A folded text without the phrases. */
export const without = (folded: string, phrases: readonly Phrase[]): string =>
  replacing(folded, phrases, " ").replace(/\s+/g, " ").trim();
